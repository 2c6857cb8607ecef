import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

/** Counts for Prometheus. One object per node; nothing here names a person or a table. */
export class Metrics {
  readonly #registry = new Registry()
  readonly moves = this.#kinds('echappee_moves_total', 'Moves made durable and acknowledged, by who made them.', ['owner', 'bot', 'clock'])
  readonly refusals = this.#counter('echappee_refusals_total', 'Requests refused, by rules or table.')
  readonly conflicts = this.#counter('echappee_conflicts_total', 'Writes that another node was faster with.')
  readonly failedWrites = this.#counter('echappee_failed_writes_total', 'Writes that the store did not confirm.')
  readonly messages = this.#counter('echappee_messages_total', 'Messages received on sockets.')
  readonly dropped = this.#kinds('echappee_sockets_dropped_total', 'Sockets closed by the server, by reason.', [
    'tooFast',
    'tooSlow',
    'silent',
    'problem',
  ])
  readonly pushes = this.#kinds('echappee_pushes_total', 'Notifications that a decision is awaited, by what became of them.', [
    'sent',
    'gone',
    'failed',
    'dropped',
  ])
  readonly append = new Histogram({
    name: 'echappee_append_seconds',
    help: 'Time until a write was durable.',
    buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [this.#registry],
  })

  gauge(name: string, help: string, read: () => number): void {
    const gauge: Gauge = new Gauge({ name, help, registers: [this.#registry], collect: () => gauge.set(read()) })
  }

  /** In Prometheus's text format, with what the process itself has: processor time, memory, open files, lag of the event loop. */
  async text(): Promise<string> {
    processRegistry ??= ofProcess()
    return (await Promise.all([this.#registry.metrics(), processRegistry.metrics()])).join('\n')
  }

  #counter(name: string, help: string): Counter {
    return new Counter({ name, help, registers: [this.#registry] })
  }

  #kinds<Kind extends string>(name: string, help: string, kinds: readonly Kind[]): { add(kind: Kind): void } {
    const counter = new Counter({ name, help, labelNames: ['kind'], registers: [this.#registry] })
    const children = new Map(kinds.map((kind) => [kind, counter.labels(kind)]))
    for (const child of children.values()) child.inc(0)
    return { add: (kind) => children.get(kind)!.inc() }
  }
}

/** Of all nodes in this process, which are many in tests alone. Nothing is watched before somebody asks. */
let processRegistry: Registry | undefined

function ofProcess(): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  return registry
}
