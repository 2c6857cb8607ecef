import type { BotKnowledge, Seat } from '@echappee/kernel'
import { ROLL, type Move } from '../rules/moves.ts'
import type { State, View } from '../rules/state.ts'
import { attackLeader, holdUpTheOneAhead, stopThreat } from './attack.ts'
import { throwAway } from './discard.ts'
import { evaluate, judgement, styles } from './evaluate.ts'
import { infoKey } from './info-key.ts'
import { climb, layClimber, mend, rideForPlace, rideOn, winNow } from './ride.ts'
import { situationOf } from './situation.ts'

export const knowledge: BotKnowledge<State, Move, View> = {
  evaluate,
  judgement,
  styles,
  // Twelve stages are long and luck is great: only the present one is played in thought, and the advice is left for what is surely better.
  horizon: 0,
  isHorizon: isStageStart,
  levels: { leader: { iterations: 120 }, champion: { iterations: 1200 } },
  caution: 1,
  playout,
  infoKey,
}

function isStageStart({ phase, rounds, turn, rolls }: State): boolean {
  return (phase === 'road' || phase === 'timetrial') && rounds === 0 && turn === 0 && rolls === 0
}

/** What a good player does: twelve pieces of advice, each where it is named, in the order of their urgency. */
function playout(state: State, seat: Seat): Move {
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
