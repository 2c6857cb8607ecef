import { botChance, chooseMove, habitMove, policyMove } from '@echappee/bots'
import type { AnyKnowledge, Seat } from '@echappee/kernel'
import { POLICY, habitOf, thoughtOf, type Thought } from './bot-name.ts'
import type { StudiedGame } from './rules.ts'

export interface BotQuestion {
  /** Of the game: each decision of each seat has a chance of its own. */
  readonly seed: string
  readonly seat: Seat
  readonly decision: number
  readonly view: unknown
}

/** What a bot of ours plays: a level, a policy without search, or a habit. */
export function botMove(
  { game, knowledge }: Omit<StudiedGame, 'metrics'>,
  bot: string,
  { seed, seat, decision, view }: BotQuestion,
): unknown {
  const chance = botChance(seed, seat, decision)
  if (bot === POLICY) return policyMove({ game, knowledge, view, seat, chance })
  const habit = habitOf(bot)
  if (habit !== undefined) return habitMove({ game, knowledge, view, seat, chance }, habit)
  const thought = thoughtOf(bot)
  if (thought === undefined) throw new Error(`${bot} is no level`)
  const { level, iterations, until } = thought
  const budget = iterations === undefined ? undefined : { iterations }
  return chooseMove({ game, knowledge: judgedAt(knowledge, until), level, view, seat, chance, budget })
}

/** The knowledge of a game with another horizon. */
function judgedAt(knowledge: AnyKnowledge, until: Thought['until']): AnyKnowledge {
  if (until === undefined) return knowledge
  const { horizon: _horizon, isHorizon: _isHorizon, ...rest } = knowledge
  return until === 'end' ? rest : { ...rest, horizon: until - 1 }
}
