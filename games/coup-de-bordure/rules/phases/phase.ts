import type { Context, Refusal, Seat } from '@echappee/kernel'
import { askedRider } from '../batch.ts'
import type { Event } from '../events.ts'
import type { Move } from '../moves.ts'
import { refuse } from '../refusals.ts'
import { seatOf } from '../riders.ts'
import type { RiderId, State } from '../state.ts'

/**
 * What a phase knows. Who is to act is the same everywhere: the seats that have not answered for all riders they are asked about.
 * `index.ts` sees to it that only moves of its types, of a seat that is to act, reach a phase.
 */
export interface PhaseRules<M extends Move> {
  readonly moves: readonly M['type'][]
  candidates(state: State, seat: Seat): Move[]
  whyNot(state: State, seat: Seat, move: M): Refusal | undefined
  legal(state: State, seat: Seat): Move[]
  fallback(state: State, seat: Seat): Move
  apply(state: State, seat: Seat, move: M, ctx: Context<Event>): void
}

/** A seat answers for its own riders, in letter order. */
export function notThisRider(state: State, seat: Seat, rider: RiderId): Refusal | undefined {
  if (seatOf(rider) !== seat) return refuse('NOT_YOUR_RIDER', { rider })
  const first = askedRider(state, seat)!
  return rider === first ? undefined : refuse('OTHER_RIDER_FIRST', { rider, first })
}
