/** Counts for Prometheus, in its text format. One object per node; nothing here names a person or a table. */
export class Metrics {
  readonly moves = new Counter('echappee_moves_total', 'Moves made durable and acknowledged, by who made them.', ['owner', 'bot', 'clock'])
  readonly refusals = new Counter('echappee_refusals_total', 'Requests refused, by rules or table.')
  readonly conflicts = new Counter('echappee_conflicts_total', 'Writes that another node was faster with.')
  readonly failedWrites = new Counter('echappee_failed_writes_total', 'Writes that the store did not confirm.')
  readonly messages = new Counter('echappee_messages_total', 'Messages received on sockets.')
  readonly dropped = new Counter('echappee_sockets_dropped_total', 'Sockets closed by the server, by reason.', [
    'tooFast',
    'tooSlow',
    'silent',
    'problem',
  ])
  readonly pushes = new Counter('echappee_pushes_total', 'Notifications that a decision is awaited, by what became of them.', [
    'sent',
    'gone',
    'failed',
    'dropped',
  ])
  readonly append = new Histogram('echappee_append_seconds', 'Time until a write was durable.')
  readonly #gauges: { name: string; help: string; read: () => number }[] = []

  gauge(name: string, help: string, read: () => number): void {
    this.#gauges.push({ name, help, read })
  }

  text(): string {
    const counters = [this.moves, this.refusals, this.conflicts, this.failedWrites, this.messages, this.dropped, this.pushes, this.append]
    const gauges = this.#gauges.map(({ name, help, read }) => `${head(name, help, 'gauge')}${name} ${read()}\n`)
    return [...counters.map((counter) => counter.text()), ...gauges].join('')
  }
}

class Counter {
  readonly #name: string
  readonly #help: string
  readonly #counts: Map<string, number>

  constructor(name: string, help: string, kinds: readonly string[] = ['']) {
    this.#name = name
    this.#help = help
    this.#counts = new Map(kinds.map((kind) => [kind, 0]))
  }

  add(kind = ''): void {
    this.#counts.set(kind, (this.#counts.get(kind) ?? 0) + 1)
  }

  text(): string {
    const lines = [...this.#counts].map(([kind, count]) => `${this.#name}${kind === '' ? '' : `{kind="${kind}"}`} ${count}\n`)
    return head(this.#name, this.#help, 'counter') + lines.join('')
  }
}

const BOUNDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5] as const

class Histogram {
  readonly #name: string
  readonly #help: string
  readonly #counts = BOUNDS.map(() => 0)
  #count = 0
  #sum = 0

  constructor(name: string, help: string) {
    this.#name = name
    this.#help = help
  }

  observe(seconds: number): void {
    this.#count++
    this.#sum += seconds
    for (let i = BOUNDS.length - 1; i >= 0 && seconds <= BOUNDS[i]!; i--) this.#counts[i]!++
  }

  text(): string {
    const name = this.#name
    const buckets = BOUNDS.map((bound, i) => `${name}_bucket{le="${bound}"} ${this.#counts[i]}\n`)
    const tail = `${name}_bucket{le="+Inf"} ${this.#count}\n${name}_sum ${this.#sum}\n${name}_count ${this.#count}\n`
    return head(name, this.#help, 'histogram') + buckets.join('') + tail
  }
}

const head = (name: string, help: string, type: string): string => `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n`
