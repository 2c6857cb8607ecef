import type { Seat } from '@echappee/kernel'
import { MAX_SEATS } from './moves.ts'
import type { Rider } from './state.ts'

const NOBODY: readonly Seat[] = Object.freeze([])
const ALONE: readonly (readonly Seat[])[] = Array.from({ length: MAX_SEATS }, (_, seat) => Object.freeze([seat]))

/** The list of this seat alone. */
export function only(seat: Seat): readonly Seat[] {
  return ALONE[seat]!
}

export function nobody(): readonly Seat[] {
  return NOBODY
}

export type Direction = 'clockwise' | 'counterclockwise'

/** TI-8: the seat after this one. Seats are numbered clockwise. */
export function seatAfter(seat: Seat, seats: number, direction: Direction): Seat {
  return direction === 'clockwise' ? (seat + 1) % seats : (seat + seats - 1) % seats
}

/** TI-14: the first player, then the others who are still in the race, seat by seat. */
export function playOrder(first: Seat, seats: number, direction: Direction, riders: readonly Pick<Rider, 'out'>[]): Seat[] {
  const order: Seat[] = []
  let seat = first
  for (let i = 0; i < seats; i++) {
    if (riders[seat]!.out === null) order.push(seat)
    seat = seatAfter(seat, seats, direction)
  }
  return order
}

/** TI-17: the first who is still in the race, from this seat on. */
export function nextInRace(from: Seat, seats: number, direction: Direction, riders: readonly Pick<Rider, 'out'>[]): Seat {
  let seat = from
  while (riders[seat]!.out !== null) seat = seatAfter(seat, seats, direction)
  return seat
}

export function reversed(order: readonly Seat[]): Seat[] {
  const backwards: Seat[] = []
  for (let i = order.length - 1; i >= 0; i--) backwards.push(order[i]!)
  return backwards
}
