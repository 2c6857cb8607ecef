declare const process: any
import type { BotKnowledge, Seat } from '@echappee/kernel'
import { ROLL, type Move } from '../rules/moves.ts'
import type { State, View } from '../rules/state.ts'
import { attackEarly, attackLeader, stopThreat } from './attack.ts'
import { throwAway } from './discard.ts'
import { layClimber, mend, rideForPlace, rideOn, winNow } from './ride.ts'
import { situationOf } from './situation.ts'

export const knowledge: BotKnowledge<State, Move, View> = { playout }

/** What a good player does: the advice in its order. */
function playout(state: State, seat: Seat): Move {
  // Advice 12: a die asks nothing.
  if (state.phase !== 'road') return ROLL
  const now = situationOf(state, seat)
  if (now.moves.length === 1) return now.moves[0]!
  return (
    winNow(now) ??
    stopThreat(now) ??
    layClimber(now) ??
    mend(now) ??
    (process.env.EARLY ? attackEarly(now) : undefined) ??
    rideForPlace(now) ??
    rideOn(now) ??
    attackLeader(now) ??
    now.moves.find((move) => move.type === 'climber') ??
    throwAway(now)
  )
}
