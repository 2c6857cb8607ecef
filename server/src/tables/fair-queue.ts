/** On whose behalf something is done: a table, and the address of whoever sits there; '' for a table where nobody is. */
export interface Party {
  readonly table: string
  readonly address: string
}

interface Waiting {
  readonly party: Party
  readonly begin: () => void
}

/**
 * Gives a few places to many parties, the least served first: by address, and among the tables of one address by table. What was served
 * is forgotten by halves, so that nobody pays for yesterday. All tables where nobody is are one address.
 */
export class FairQueue {
  readonly #places: number
  readonly #now: () => number
  readonly #waiting = new Map<string, Waiting[]>()
  readonly #busy = new Map<string, number>()
  /** When whoever is busy was last given a place. */
  readonly #began = new Map<string, number>()
  readonly #addresses: Served
  readonly #tables: Served
  #taken = 0

  constructor(places: number, now: () => number = () => performance.now()) {
    this.#places = places
    this.#now = now
    this.#addresses = new Served(now)
    this.#tables = new Served(now)
  }

  /** Answers when a place is free, with the way to give it back. */
  take(party: Party): Promise<() => void> {
    return new Promise((resolve) => {
      const waiting = this.#waiting.get(party.address) ?? []
      this.#waiting.set(party.address, waiting)
      waiting.push({ party, begin: () => resolve(this.#occupy(party)) })
      this.#serve()
    })
  }

  #serve(): void {
    while (this.#taken < this.#places) {
      const next = this.#next()
      if (next === undefined) return
      this.#taken++
      next.begin()
    }
  }

  #next(): Waiting | undefined {
    const isLast = this.#places > 1 && this.#taken === this.#places - 1
    const addresses = [...this.#waiting.keys()].filter(
      (address) => (this.#busy.get(address) ?? 0) < this.#mostOfOne && (!isLast || this.#isLight(address)),
    )
    const address = leastOf(addresses, (one) => this.#addresses.amount(one))
    if (address === undefined) return undefined
    const waiting = this.#waiting.get(address)!
    const next = leastOf(waiting, ({ party }) => this.#tables.amount(party.table))!
    waiting.splice(waiting.indexOf(next), 1)
    if (waiting.length === 0) this.#waiting.delete(address)
    return next
  }

  /** With several places one always stays free of whoever has all the others. */
  get #mostOfOne(): number {
    return Math.max(1, this.#places - 1)
  }

  /**
   * The last place is for whoever has had little beside those at work: a search that lasts can't be stopped (its move could not be checked
   * afterwards), so nobody who needs a moment is to wait for the searches of several others.
   */
  #isLight(address: string): boolean {
    const others = [...this.#busy.keys()].filter((busy) => busy !== address)
    const most = Math.max(0, ...others.map((other) => this.#addresses.amount(other)))
    const longest = Math.max(0, ...others.map((other) => this.#now() - this.#began.get(other)!))
    return this.#addresses.amount(address) <= Math.max(most / 2, longest)
  }

  #occupy({ address, table }: Party): () => void {
    const began = this.#now()
    this.#began.set(address, began)
    this.#busy.set(address, (this.#busy.get(address) ?? 0) + 1)
    return () => {
      const spent = this.#now() - began
      this.#addresses.add(address, spent)
      this.#tables.add(table, spent)
      const left = this.#busy.get(address)! - 1
      if (left === 0) {
        this.#busy.delete(address)
        this.#began.delete(address)
      } else this.#busy.set(address, left)
      this.#taken--
      this.#serve()
    }
  }
}

const HALF_LIFE = 30_000
const MOST_KEYS = 10_000

/** How much each has been given lately. */
class Served {
  readonly #now: () => number
  readonly #amounts = new Map<string, { amount: number; at: number }>()

  constructor(now: () => number) {
    this.#now = now
  }

  amount(key: string): number {
    const entry = this.#amounts.get(key)
    return entry === undefined ? 0 : entry.amount * 2 ** ((entry.at - this.#now()) / HALF_LIFE)
  }

  add(key: string, more: number): void {
    if (this.#amounts.size >= MOST_KEYS) for (const known of this.#amounts.keys()) if (this.amount(known) < 1) this.#amounts.delete(known)
    this.#amounts.set(key, { amount: this.amount(key) + more, at: this.#now() })
  }
}

/** The first of the least. */
function leastOf<T>(all: readonly T[], measure: (one: T) => number): T | undefined {
  let least: T | undefined
  let lowest = Infinity
  for (const one of all) {
    const measured = measure(one)
    if (measured >= lowest) continue
    least = one
    lowest = measured
  }
  return least
}
