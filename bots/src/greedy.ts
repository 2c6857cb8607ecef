import { believedState, type Decision } from './decision.ts'
import { randomMove } from './random.ts'

/** The game's own heuristic, on a state that the view allows. A game without one gets random moves. */
export function greedyMove<State, Move, View>(decision: Decision<State, Move, View>): Move {
  const { knowledge, seat, chance } = decision
  if (knowledge.playout === undefined) return randomMove(decision)
  return knowledge.playout(believedState(decision), seat, chance)
}
