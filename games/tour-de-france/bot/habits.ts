import type { Habit } from '@echappee/kernel'
import type { Move, Ride } from '../rules/moves.ts'
import { rowOf, stageGraph } from '../rules/riders.ts'
import type { State } from '../rules/state.ts'
import { usualMove } from './usual.ts'

/** Ways to play that are easily told and easily kept: a good bot loses to none of them. */
export const habits: Readonly<Record<string, Habit<State, Move>>> = {
  farthest: byRide((state) => by((ride) => endOf(state, ride))),
  'highest-card': byRide((state) => by((ride) => 100 * ride.card + endOf(state, ride))),
  'lowest-card': byRide((state) => by((ride) => -100 * ride.card + endOf(state, ride))),
  'late-high': byRide((state) => by((ride) => (progress(state) < 0.7 ? -100 : 100) * ride.card + endOf(state, ride))),
  'early-high': byRide((state) => by((ride) => (progress(state) < 0.4 ? 100 : -100) * ride.card + endOf(state, ride))),
  slipstream: byRide((state) => by((ride) => 100 * ride.plus + endOf(state, ride) - ride.card)),
}

type Choice = (rides: readonly Ride[]) => Ride

/** By the ride alone; everything else is done as the rules of thumb would. */
function byRide(choice: (state: State) => Choice): Habit<State, Move> {
  return (state, seat, moves, chance) => {
    const rides = moves.filter((move): move is Ride => move.type === 'ride')
    return rides.length === 0 ? usualMove(state, seat, chance) : choice(state)(rides)
  }
}

function by(worth: (ride: Ride) => number): Choice {
  return (rides) => rides.reduce((best, ride) => (worth(ride) > worth(best) ? ride : best))
}

function endOf(state: State, { to }: Ride): number {
  const graph = stageGraph(state)
  if (to >= graph.size) return graph.rows + to - graph.size
  return to < 0 ? -1 : graph.row[to]!
}

function progress(state: State): number {
  const graph = stageGraph(state)
  return rowOf(graph, state.riders[state.acting]!) / graph.rows
}
