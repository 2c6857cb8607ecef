import type { Seat } from '@echappee/kernel'
import type { Cause } from '../content/paces.ts'
import type { Event } from '../rules/events.ts'
import { seatOf } from '../rules/riders.ts'
import type { PublicState } from '../rules/state.ts'

/** What a team has spent and gained in the whole race. */
export interface Effort {
  readonly seat: Seat
  /** Tokens paid to go in front: Acceleration and Offensive. */
  readonly inFront: number
  /** Tokens paid to sit in a wheel or be towed. */
  readonly inWheels: number
  /** Squares ridden for nothing but a wheel: what the others paid for. */
  readonly given: number
}

/** Squares that a wheel or a tow gives more than one's own pace. */
const GIVEN: Partial<Record<Cause, number>> = { SIL2: 1, TOW2: 1, TOW3: 2 }

export function effortsOf(seats: number, log: readonly Event[]): Effort[] {
  return Array.from({ length: seats }, (_, seat) => {
    const rides = log.flatMap((event) => (event.type === 'rode' && seatOf(event.rider) === seat ? [event] : []))
    const paid = (isFront: boolean) =>
      rides.reduce((sum, { cause, paid: tokens }) => sum + ((cause === 'ACC' || cause === 'OFF') === isFront ? tokens.length : 0), 0)
    return { seat, inFront: paid(true), inWheels: paid(false), given: rides.reduce((sum, { cause }) => sum + (GIVEN[cause] ?? 0), 0) }
  })
}

/** The tokens of each team at the start and after every round, counted back from those that are left. */
export function energyOf(view: PublicState, left: (seat: Seat) => number, log: readonly Event[]): number[][] {
  return Array.from({ length: view.race.seats }, (_, seat) => {
    const values = [left(seat)]
    let now = values[0]!
    for (const event of log.toReversed()) {
      if (event.type === 'rode' && seatOf(event.rider) === seat) now += event.paid.length
      if (event.type === 'refilled' && seatOf(event.rider) === seat) now -= event.tokens.length
      if (event.type === 'roundStarted') values.unshift(now)
    }
    return values
  })
}
