interface Held {
  readonly table: string
  readonly seat: number
}

/**
 * Which address took which seat of a table that waits for its start: nobody can hold all of them, and whom a host has sent away does not
 * come back. Kept in memory alone: addresses are not written down.
 */
export class Seating {
  readonly #most: number
  readonly #held = new Map<string, Held[]>()
  readonly #barred = new Map<string, Set<string>>()

  constructor(most: number) {
    this.#most = most
  }

  isBarred(address: string, table: string): boolean {
    return this.#barred.get(table)?.has(address) === true
  }

  /** `isWaiting` says whether somebody still waits in such a seat. */
  async isFull(address: string, isWaiting: (held: Held) => Promise<boolean>): Promise<boolean> {
    const held = this.#held.get(address) ?? []
    if (held.length < this.#most) return false
    const still = await Promise.all(held.map(isWaiting))
    const left = held.filter((_, i) => still[i])
    if (left.length === 0) this.#held.delete(address)
    else this.#held.set(address, left)
    return left.length >= this.#most
  }

  take(address: string, table: string, seat: number): void {
    keepNewest(this.#held, MOST_KEYS)
    this.#held.set(address, [
      ...(this.#held.get(address) ?? []).filter((held) => held.table !== table || held.seat !== seat),
      { table, seat },
    ])
  }

  /** Sent away by the host, who is at `host`: a household shares one address, and is not to be locked out with one of its own. */
  sendAway(table: string, seat: number, host: string): void {
    keepNewest(this.#barred, MOST_KEYS)
    for (const [address, held] of this.#held) {
      if (address === host || !held.some((one) => one.table === table && one.seat === seat)) continue
      this.#barred.set(table, (this.#barred.get(table) ?? new Set()).add(address))
    }
  }
}

const MOST_KEYS = 10_000

function keepNewest(map: Map<string, unknown>, most: number): void {
  for (const key of map.keys()) {
    if (map.size < most) return
    map.delete(key)
  }
}
