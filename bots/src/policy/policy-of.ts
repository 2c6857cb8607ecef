import type { BotKnowledge, Learning, PolicyWeights } from '@echappee/kernel'
import { policyFrom, type LearnedPolicy } from './learned-policy.ts'

// oxlint-disable-next-line typescript/no-explicit-any -- of a game of any types
const made = new WeakMap<object, LearnedPolicy<any, any>>()

/** What the game's bots have learned; undefined where there is nothing, or where it was learned for other features. */
export function policyOf<State, Move, View>({ learning, policy }: BotKnowledge<State, Move, View>): LearnedPolicy<State, Move> | undefined {
  return learning === undefined || policy === undefined ? undefined : madeOf(learning, policy)
}

/** How others answer in secret; undefined where nothing of the kind was learned. */
export function answersOf<State, Move, View>({
  learning,
  answers,
}: BotKnowledge<State, Move, View>): LearnedPolicy<State, Move> | undefined {
  return learning === undefined || answers === undefined ? undefined : madeOf(learning, answers)
}

function madeOf<State, Move>({ features }: Learning<State, Move>, policy: PolicyWeights): LearnedPolicy<State, Move> | undefined {
  const known = made.get(policy)
  if (known !== undefined) return known
  const fresh = policyFrom(features, policy)
  if (fresh !== undefined) made.set(policy, fresh)
  return fresh
}
