import type { Decision } from './decision.ts'
import { randomMove } from './random.ts'

/** The game's own heuristic, on a state that the view allows. A game without one gets random moves. */
export function greedyMove<State, Move, View>(decision: Decision<State, Move, View>): Move {
  const { game, knowledge, view, seat, chance } = decision
  if (knowledge.playout === undefined) return randomMove(decision)
  const state = knowledge.believe === undefined ? game.determinize(view, chance) : knowledge.believe(view, chance)
  return knowledge.playout(state, seat, chance)
}
