import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client'
import { TimeCounts } from './time-counts.ts'

/** Counts for Prometheus. One object per node; nothing here names a person or a table. */
export class Metrics {
  readonly #registry = new Registry()
  readonly moves = this.#kinds('echappee_moves_total', 'Moves made durable and acknowledged, by who made them.', [
    'owner',
    'bot',
    'clock',
    'order',
  ])
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
  readonly notices = this.#kinds('echappee_notices_total', 'Seats whose owner was told by mail or post, and what was not taken.', [
    'told',
    'failed',
  ])
  readonly append = new TimeCounts(
    'echappee_append_seconds',
    'Time until a write was durable.',
    [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
  )

  gauge(name: string, help: string, read: () => number): void {
    const gauge: Gauge = new Gauge({ name, help, registers: [this.#registry], collect: () => gauge.set(read()) })
  }

  /** In Prometheus's text format, with what the process itself has: processor time, memory, open files, lag of the event loop. */
  async text(): Promise<string> {
    processRegistry ??= ofProcess()
    return [...(await Promise.all([this.#registry.metrics(), processRegistry.metrics()])), this.append.text()].join('\n')
  }

  /** Counted in a number, and told when somebody asks: the library's own counting takes longer than much of what is counted. */
  #counter(name: string, help: string): { inc(): void } {
    let count = 0
    const counter: Counter = new Counter({
      name,
      help,
      registers: [this.#registry],
      collect() {
        counter.reset()
        counter.inc(count)
      },
    })
    return { inc: () => void count++ }
  }

  #kinds<Kind extends string>(name: string, help: string, kinds: readonly Kind[]): { add(kind: Kind): void } {
    const counts = new Map(kinds.map((kind) => [kind, 0]))
    const counter: Counter = new Counter({
      name,
      help,
      labelNames: ['kind'],
      registers: [this.#registry],
      collect() {
        counter.reset()
        for (const [kind, count] of counts) counter.inc({ kind }, count)
      },
    })
    return { add: (kind) => void counts.set(kind, counts.get(kind)! + 1) }
  }
}

/** Of all nodes in this process, which are many in tests alone. Nothing is watched before somebody asks. */
let processRegistry: Registry | undefined

function ofProcess(): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  return registry
}
