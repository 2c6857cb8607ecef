import type { Decision } from './decision.ts'
import { greedyMove } from './greedy.ts'
import { policyMove } from './policy/policy-move.ts'
import { policyOf } from './policy/policy-of.ts'
import { randomMove } from './random.ts'

/** How hot he plays, where the game does not say. */
const HEAT = 4

/**
 * As somebody who knows the rules and has ridden little: what was learned, made so hot that good moves are likelier than bad ones and no more.
 * He thinks nothing ahead. Where nothing was learned, every second move is a good one.
 */
export function beginnerMove<State, Move, View>(decision: Decision<State, Move, View>): Move {
  const { knowledge, chance } = decision
  if (policyOf(knowledge) !== undefined) return policyMove(decision, knowledge.levels?.beginner?.heat ?? HEAT)
  return chance.int(2) === 0 ? randomMove(decision) : greedyMove(decision)
}
