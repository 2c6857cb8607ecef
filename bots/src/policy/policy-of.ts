import type { BotKnowledge } from '@echappee/kernel'
import { policyFrom, type LearnedPolicy } from './learned-policy.ts'

// oxlint-disable-next-line typescript/no-explicit-any -- of a game of any types
const made = new WeakMap<object, LearnedPolicy<any, any>>()

/** What the game's bots have learned; undefined where there is nothing, or where it was learned for other features. */
export function policyOf<State, Move, View>({ learning, policy }: BotKnowledge<State, Move, View>): LearnedPolicy<State, Move> | undefined {
  if (learning === undefined || policy === undefined) return undefined
  const known = made.get(policy)
  if (known !== undefined) return known
  const fresh = policyFrom(learning.features, policy)
  if (fresh !== undefined) made.set(policy, fresh)
  return fresh
}
