import type { BotKnowledge, Weights } from '@echappee/kernel'
import type { BotStyle } from './levels.ts'

/** Styles judge at the next quiet position, where what they like can be seen. */
const STYLE_HORIZON = 1

/** The knowledge of a game with the liking of a style added to its weights; undefined where the game names none. */
export function styledKnowledge<State, Move, View>(
  knowledge: BotKnowledge<State, Move, View>,
  style: BotStyle,
): BotKnowledge<State, Move, View> | undefined {
  const { isHorizon, ...quiet } = knowledge
  const { judgement, styles } = knowledge
  const horizon = isHorizon === undefined ? (knowledge.horizon ?? STYLE_HORIZON) : STYLE_HORIZON
  const liking = styles?.[style]
  if (judgement === undefined || liking === undefined) return undefined
  const { features, weights } = judgement
  const liked = (values: readonly number[]) => values.map((value, i) => value + (liking[features.list[i]!.name] ?? 0))
  const styled: Weights = { start: liked(weights.start), end: liked(weights.end) }
  return { ...quiet, judgement: { features, weights: styled }, horizon, caution: 0 }
}
