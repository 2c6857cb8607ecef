import { only, type Seat } from '@echappee/kernel'
import type { PublicState, Rider } from './state.ts'

/** Whose turn it is to speak, in the phases that ask one after the other. */
export function speaker({ actor }: PublicState): readonly Seat[] {
  return only(actor!)
}

export function seatsWhere<T>(bySeat: readonly T[], is: (item: T, seat: Seat) => boolean): readonly Seat[] {
  const seats: Seat[] = []
  for (let seat = 0; seat < bySeat.length; seat++) if (is(bySeat[seat]!, seat)) seats.push(seat)
  return seats
}

export type Direction = 'clockwise' | 'counterclockwise'

/** TI-8: the seat after this one. Seats are numbered clockwise. */
function seatAfter(seat: Seat, seats: number, direction: Direction): Seat {
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
