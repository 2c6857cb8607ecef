/** How often something took how long: a histogram in plain numbers, for what happens with every move. */
export class TimeCounts {
  readonly #name: string
  readonly #help: string
  readonly #bounds: readonly number[]
  /** The last is beyond all bounds. */
  readonly #counts: number[]
  #sum = 0

  constructor(name: string, help: string, bounds: readonly number[]) {
    this.#name = name
    this.#help = help
    this.#bounds = bounds
    this.#counts = [...bounds, Infinity].map(() => 0)
  }

  observe(seconds: number): void {
    let i = 0
    while (i < this.#bounds.length && seconds > this.#bounds[i]!) i++
    this.#counts[i]!++
    this.#sum += seconds
  }

  /** In Prometheus's text format: every bucket counts those below it too. */
  text(): string {
    let count = 0
    const buckets = this.#counts.map((its, i) => `${this.#name}_bucket{le="${this.#bounds[i] ?? '+Inf'}"} ${(count += its)}`)
    const head = [`# HELP ${this.#name} ${this.#help}`, `# TYPE ${this.#name} histogram`]
    return [...head, ...buckets, `${this.#name}_sum ${this.#sum}`, `${this.#name}_count ${count}`, ''].join('\n')
  }
}
