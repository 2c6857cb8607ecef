import type { Json, Seat, StandingOrder } from '@echappee/kernel'
import type { OrderState } from '@echappee/protocol'
import type { LogEntry, MovedEntry } from '../tables/log-entry.ts'

interface OrderDeed {
  readonly decision: number
  readonly move: Json
  readonly about: Readonly<Record<string, string | number>>
  readonly at: number
  isTakenBack: boolean
}

export interface KeptOrder {
  /** Of the seat's own, from 0. */
  readonly number: number
  readonly order: StandingOrder
  readonly seed: string
  /** When it was given. */
  readonly since: number
  state: OrderState
  readonly did: OrderDeed[]
}

/** The orders of one seat since it has its present owner. */
interface SeatOrders {
  readonly given: KeptOrder[]
  /** Decisions that an order has answered since the table last went back. */
  readonly answered: Set<number>
  /** They rested until then. */
  restedUntil: number
}

/** The answers in advance of a table, as its log tells them. They are their owner's alone: whoever tells others of a table reads nothing here. */
export class TableOrders {
  readonly #seats: SeatOrders[]

  constructor(seats: number) {
    this.#seats = Array.from({ length: seats }, noOrders)
  }

  /** At nearly every table nobody has given one. */
  get areGiven(): boolean {
    return this.#seats.some(({ given }) => given.length > 0)
  }

  of(seat: Seat): readonly KeptOrder[] {
    return this.#seats[seat]?.given ?? []
  }

  /** Those at work, the first given first. */
  active(seat: Seat): readonly KeptOrder[] {
    return this.of(seat).filter(({ state }) => state === 'active')
  }

  hasAnswered(seat: Seat, decision: number): boolean {
    return this.#seats[seat]!.answered.has(decision)
  }

  restedUntil(seat: Seat): number {
    return this.#seats[seat]!.restedUntil
  }

  /** `decision`: the number of the decision that the seat of the entry is asked next, now that the entry has been played. */
  take(entry: LogEntry, at: number, decision: number): void {
    switch (entry.type) {
      case 'ordered':
        return this.#give(entry.seat, entry.order, entry.seed, at)
      case 'recalled':
        return this.#end(entry.seat, entry.number, entry.isFailed === true ? 'failed' : 'recalled')
      case 'moved':
        return this.#note(entry, at)
      case 'undone':
        for (const { did } of this.of(entry.seat)) for (const deed of did) deed.isTakenBack ||= deed.decision >= decision
        return
      case 'returned':
        this.#seats[entry.seat]!.restedUntil = at
        return
      case 'paused':
        for (const seat of this.#seats) seat.restedUntil = at
        return
      case 'given':
        this.#seats[entry.seat] = noOrders()
        return
      case 'rewound':
        this.#endAll()
    }
  }

  #give(seat: Seat, order: StandingOrder, seed: string, since: number): void {
    const { given } = this.#seats[seat]!
    given.push({ number: given.length, order, seed, since, state: 'active', did: [] })
  }

  #end(seat: Seat, number: number, state: OrderState): void {
    const kept = this.of(seat)[number]
    if (kept?.state === 'active') kept.state = state
  }

  #note({ seat, decision, move, by, order }: MovedEntry, at: number): void {
    if (by !== 'order' || order === undefined) return
    this.#seats[seat]!.answered.add(decision)
    const kept = this.of(seat)[order.number]
    if (kept === undefined) return
    kept.did.push({ decision, move, about: order.about, at, isTakenBack: false })
    if (kept.did.length > DEEDS) kept.did.shift()
    if (kept.order.isOnce) this.#end(seat, order.number, 'done')
  }

  /** People go back to decide anew. */
  #endAll(): void {
    for (const { given, answered } of this.#seats) {
      for (const { number } of given.filter(({ state }) => state === 'active')) given[number]!.state = 'rewound'
      answered.clear()
    }
  }
}

function noOrders(): SeatOrders {
  return { given: [], answered: new Set(), restedUntil: 0 }
}

/** What is remembered of what an order did. */
const DEEDS = 8
