import type { Seat } from '@echappee/kernel'
import { lineOf, roadOf } from '../rules/course.ts'
import { POINTS } from '../rules/numbers.ts'
import type { State } from '../rules/state.ts'
import { turnsToLine } from './ride.ts'

/** How many turns make a clear lead in a stage. */
const CLEAR_LEAD = 3
/** A handicap costs its counter and, as often as not, some turns of waiting for it. */
const HANDICAP_TURNS = 3.5
const SQUARES_PER_TURN = 3.9

/** Of the present stage, by seat: first places by how few turns are left, second places among the others in the same way. */
export function expectedPoints(state: State): number[] {
  const weights = state.riders.map((_, seat) => Math.exp(-turnsLeft(state, seat) / CLEAR_LEAD))
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return weights.map((own, seat) => {
    let second = 0
    for (let winner = 0; winner < weights.length; winner++)
      if (winner !== seat) second += (weights[winner]! / sum) * (own / (sum - weights[winner]!))
    return POINTS[0] * (own / sum) + POINTS[1] * second
  })
}

/** About how many turns the seat still needs in the present stage. */
export function turnsLeft(state: State, seat: Seat): number {
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
