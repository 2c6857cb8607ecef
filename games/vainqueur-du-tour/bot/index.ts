import type { BotKnowledge, Seat } from '@echappee/kernel'
import { ROLL, type Move } from '../rules/moves.ts'
import type { State, View } from '../rules/state.ts'
import { attackLeader, holdUpTheOneAhead, stopThreat } from './attack.ts'
import { throwAway } from './discard.ts'
import { evaluate, judgement, styles } from './evaluate.ts'
import { infoKey } from './info-key.ts'
import { layClimber, mend, rideForPlace, rideOn, winNow } from './ride.ts'
import { situationOf } from './situation.ts'

/** Twelve stages are long and luck is great: without it a search of few games plays worse than the advice. */
const CAUTION = 2

export const knowledge: BotKnowledge<State, Move, View> = { evaluate, judgement, styles, caution: CAUTION, playout, infoKey }

/** What a good player does: twelve pieces of advice, each where it is named, in the order of their urgency. */
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
    holdUpTheOneAhead(now) ??
    rideForPlace(now) ??
    rideOn(now) ??
    attackLeader(now) ??
    now.moves.find((move) => move.type === 'climber') ??
    throwAway(now)
  )
}
