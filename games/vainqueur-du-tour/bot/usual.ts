import type { Seat } from '@echappee/kernel'
import { ROLL, type Move } from '../rules/moves.ts'
import type { State } from '../rules/state.ts'
import { attackLeader, holdUpTheOneAhead, stopThreat } from './attack.ts'
import { throwAway } from './discard.ts'
import { climb, layClimber, mend, rideForPlace, rideOn, winNow } from './ride.ts'
import { situationOf } from './situation.ts'

/** What a good player does: twelve pieces of advice, each where it is named, in the order of their urgency. */
export function usualMove(state: State, seat: Seat): Move {
  // Advice 12: a die asks nothing.
  if (state.phase !== 'road') return ROLL
  const now = situationOf(state, seat)
  if (now.playable === 0) return throwAway(now)
  return (
    winNow(now) ??
    stopThreat(now) ??
    layClimber(now) ??
    mend(now) ??
    holdUpTheOneAhead(now) ??
    rideForPlace(now) ??
    rideOn(now) ??
    attackLeader(now) ??
    climb(now) ??
    throwAway(now)
  )
}
