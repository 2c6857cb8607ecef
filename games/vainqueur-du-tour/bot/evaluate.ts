import type { Seat } from '@echappee/kernel'
import { lineOf, roadOf } from '../rules/course.ts'
import { POINTS } from '../rules/scoring.ts'
import { ranking } from '../rules/stage.ts'
import type { State } from '../rules/state.ts'
import { turnsToLine } from './ride.ts'

/** About the seat's chance to win the tour: points so far, what the present stage promises, and how many stages are left to change it. */
export function evaluate(state: State, seat: Seat): number {
  if (state.phase === 'finished') return ranking(state).winners.includes(seat) ? 1 : 0
  const expected = expectedPoints(state)
  const stagesToCome = state.tour.stages.length - state.stageIndex
  const scale = POINTS_PER_STAGE * Math.sqrt(stagesToCome)
  let all = 0
  let own = 0
  for (let other = 0; other < state.totals.length; other++) {
    // Advice 11: the bearer wins final ties.
    const points = state.totals[other]! + expected[other]! + (other === state.bearer ? 1 : 0)
    const weight = Math.exp((points - state.totals[seat]!) / scale)
    all += weight
    if (other === seat) own = weight
  }
  return own / all
}

/** How far one stage throws the totals apart. */
const POINTS_PER_STAGE = 17
/** How many turns make a clear lead in a stage. */
const CLEAR_LEAD = 3
/** A handicap costs its counter and, as often as not, some turns of waiting for it. */
const HANDICAP_TURNS = 3.5
const SQUARES_PER_TURN = 3.9

/** Of the present stage, by seat: first places by how few turns are left, second places among the others in the same way. */
function expectedPoints(state: State): number[] {
  const weights = state.riders.map((_, seat) => Math.exp(-turnsLeft(state, seat) / CLEAR_LEAD))
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return weights.map((own, seat) => {
    let second = 0
    for (let winner = 0; winner < weights.length; winner++)
      if (winner !== seat) second += (weights[winner]! / sum) * (own / (sum - weights[winner]!))
    return POINTS[0] * (own / sum) + POINTS[1] * second
  })
}

function turnsLeft(state: State, seat: Seat): number {
  const rider = state.riders[seat]!
  switch (state.phase) {
    case 'road':
      return turnsToLine(roadOf(state), rider, state.hands[seat]!) + (rider.handicap === null ? 0 : HANDICAP_TURNS)
    case 'timetrial':
      return (lineOf(state) - rider.at) / SQUARES_PER_TURN + rider.toMiss
    default:
      return 0
  }
}
