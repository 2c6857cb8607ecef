/** What one process of players has counted. */
export class Tally {
  acknowledged = 0
  games = 0
  sockets = 0
  readonly mistakes: string[] = []
  #latencies: number[] = []
  #isCounting = false

  everyoneHeard(milliseconds: number): void {
    if (this.#isCounting) this.#latencies.push(milliseconds)
  }

  /** Counts for so long. */
  async measure(milliseconds: number): Promise<Measured> {
    const { acknowledged, games } = this
    const began = performance.now()
    const cpu = process.cpuUsage()
    this.#latencies = []
    this.#isCounting = true
    await new Promise((resolve) => setTimeout(resolve, milliseconds))
    this.#isCounting = false
    const { user, system } = process.cpuUsage(cpu)
    return {
      seconds: (performance.now() - began) / 1000,
      acknowledged: this.acknowledged - acknowledged,
      games: this.games - games,
      sockets: this.sockets,
      cpuSeconds: (user + system) / 1_000_000,
      latencies: this.#latencies,
      mistakes: this.mistakes,
    }
  }
}

export interface Measured {
  readonly seconds: number
  readonly acknowledged: number
  readonly games: number
  readonly sockets: number
  /** What the players themselves took. */
  readonly cpuSeconds: number
  /** From a move's submission to its arrival at everybody of its table, in milliseconds. */
  readonly latencies: readonly number[]
  readonly mistakes: readonly string[]
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export const median = (values: readonly number[]): number => quantile(values, 0.5)
