import type { Seat } from '@echappee/kernel'
import { MAX_SEATS } from './moves.ts'

/** By number of seats, then by first seat. */
const ORDERS: readonly (readonly (readonly Seat[])[])[] = Array.from({ length: MAX_SEATS + 1 }, (_, seats) =>
  Array.from({ length: seats }, (__, first) => Object.freeze(Array.from({ length: seats }, (___, i) => (first + i) % seats))),
)

/** Clockwise, that is to the left, from the first seat. Frozen and shared. */
export function orderFrom(first: Seat, seats: number): Seat[] {
  return ORDERS[seats]![first] as Seat[]
}
