import type { Seat } from '@echappee/kernel'
import { TEAM_SIZE } from '../content/team-sheet.ts'
import { classification } from '../rules/finish.ts'
import type { State } from '../rules/state.ts'
import { energyOf, standing } from './worth.ts'

/** How much a lead of one case is worth, by the round: late ones count more. */
const STEEPNESS = 0.5
const STEEPER_BY = 0.09
/** A second rider in front is a second chance. */
const SECOND = 0.25

/** The chance to win, from how far on the best riders of the teams are. */
export function evaluate(state: State, seat: Seat): number {
  if (state.phase === 'finished') return classification(state).winner === seat ? 1 : 0
  const steepness = STEEPNESS + STEEPER_BY * state.round
  let all = 0
  let own = 0
  for (let other = 0; other < state.race.seats; other++) {
    const weight = Math.exp(steepness * teamStanding(state, other))
    all += weight
    if (other === seat) own = weight
  }
  return own / all
}

function teamStanding(state: State, seat: Seat): number {
  let best = 0
  let second = 0
  for (let id = seat * TEAM_SIZE; id < (seat + 1) * TEAM_SIZE; id++) {
    const { at, hasOffensive } = state.riders[id]!
    const value = standing(at, energyOf(state, id), hasOffensive, state.race.course.cases, false)
    if (value > best) {
      second = best
      best = value
    } else if (value > second) second = value
  }
  return best + SECOND * second
}
