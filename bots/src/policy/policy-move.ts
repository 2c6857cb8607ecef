import { believedState, type Decision } from '../decision.ts'
import { greedyMove } from '../greedy.ts'
import { policyOf } from './policy-of.ts'

/** What was learned, without any search; the rule of thumb where nothing was. */
export function policyMove<State, Move, View>(decision: Decision<State, Move, View>, heat = 1): Move {
  const { game, knowledge, seat, chance } = decision
  const policy = policyOf(knowledge)
  if (policy === undefined) return greedyMove(decision)
  const state = believedState(decision)
  const moves = game.legal(state, seat)
  return moves[policy.draw(state, seat, moves, chance, heat)]!
}

/** As a habit of the game has it. */
export function habitMove<State, Move, View>(decision: Decision<State, Move, View>, name: string): Move {
  const { game, knowledge, seat, chance } = decision
  const habit = knowledge.habits?.[name]
  if (habit === undefined) throw new Error(`the game knows no habit ${name}`)
  const state = believedState(decision)
  return habit(state, seat, game.legal(state, seat), chance)
}
