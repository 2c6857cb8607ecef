import { TableProblem } from '../problems.ts'

interface Held {
  readonly table: string
  readonly seat: number
}

/** Whether somebody still waits in such a seat. */
type IsWaiting = (held: Held) => Promise<boolean>

/**
 * Which address took which seat of a table that waits for its start: nobody can hold all of them, and whom a host has sent away does not
 * come back. Kept in memory alone: addresses are not written down.
 */
export class Seating {
  readonly #most: number
  readonly #isWaiting: IsWaiting
  readonly #held = new Map<string, Held[]>()
  /** How many seats an address is about to take. */
  readonly #under = new Map<string, number>()
  readonly #barred = new Map<string, Set<string>>()

  constructor(most: number, isWaiting: IsWaiting) {
    this.#most = most
    this.#isWaiting = isWaiting
  }

  isBarred(address: string, table: string): boolean {
    return this.#barred.get(table)?.has(address) === true
  }

  /**
   * Lets an address sit down, unless it holds as many seats as it may. It counts from the first moment, so that whoever asks for many at
   * once gets no more than one after the other.
   */
  async sitDown<T extends Held>(address: string, sit: () => Promise<T>): Promise<T> {
    this.#under.set(address, (this.#under.get(address) ?? 0) + 1)
    try {
      if (this.#count(address) > this.#most) await this.#forget(address)
      if (this.#count(address) > this.#most) throw new TableProblem('tooMany', { what: 'seats' })
      const taken = await sit()
      this.#keep(address, taken)
      return taken
    } finally {
      const left = this.#under.get(address)! - 1
      if (left === 0) this.#under.delete(address)
      else this.#under.set(address, left)
    }
  }

  /** With those that are being taken. */
  #count(address: string): number {
    return (this.#held.get(address)?.length ?? 0) + (this.#under.get(address) ?? 0)
  }

  async #forget(address: string): Promise<void> {
    for (const held of this.#held.get(address) ?? []) if (!(await this.#isWaiting(held))) this.#drop(address, held)
  }

  #drop(address: string, gone: Held): void {
    const left = (this.#held.get(address) ?? []).filter((held) => held !== gone)
    if (left.length === 0) this.#held.delete(address)
    else this.#held.set(address, left)
  }

  #keep(address: string, { table, seat }: Held): void {
    keepNewest(this.#held, MOST_KEYS)
    const others = (this.#held.get(address) ?? []).filter((held) => held.table !== table || held.seat !== seat)
    this.#held.set(address, [...others, { table, seat }])
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
