/** What one process of players has counted. */
export class Tally {
  /** Moves. */
  acknowledged = 0
  /** Messages with moves: what one step asks of a seat is answered together. */
  answers = 0
  games = 0
  sockets = 0
  readonly mistakes: string[] = []
  #latencies: number[] = []
  #acknowledgements: number[] = []
  #isCounting = false

  everyoneHeard(milliseconds: number): void {
    if (this.#isCounting) this.#latencies.push(milliseconds)
  }

  acknowledgedMove(milliseconds: number): void {
    if (this.#isCounting) this.#acknowledgements.push(milliseconds)
  }

  /** Counts for so long. */
  async measure(milliseconds: number): Promise<Measured> {
    return this.count(() => new Promise((resolve) => setTimeout(resolve, milliseconds)))
  }

  async count(until: () => Promise<unknown>): Promise<Measured> {
    const { acknowledged, answers, games } = this
    const began = performance.now()
    const cpu = process.cpuUsage()
    this.#latencies = []
    this.#acknowledgements = []
    this.#isCounting = true
    await until()
    this.#isCounting = false
    const { user, system } = process.cpuUsage(cpu)
    return {
      seconds: (performance.now() - began) / 1000,
      acknowledged: this.acknowledged - acknowledged,
      answers: this.answers - answers,
      games: this.games - games,
      sockets: this.sockets,
      cpuSeconds: (user + system) / 1_000_000,
      latencies: this.#latencies,
      acknowledgements: this.#acknowledgements,
      mistakes: this.mistakes,
    }
  }
}

export interface Measured {
  readonly seconds: number
  readonly acknowledged: number
  readonly answers: number
  readonly games: number
  readonly sockets: number
  /** What the players themselves took. */
  readonly cpuSeconds: number
  /** From the submission of an open move, or of the last answer of a secret step, to its arrival at everybody of its table, in milliseconds. At a human pace alone. */
  readonly latencies: readonly number[]
  /** To its acknowledgement: of secret answers, of which nobody else hears yet, and at full speed of all. */
  readonly acknowledgements: readonly number[]
  readonly mistakes: readonly string[]
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export const median = (values: readonly number[]): number => quantile(values, 0.5)
