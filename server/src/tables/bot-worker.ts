import { botChance, chooseMove } from '@echappee/bots'
import { openRules } from '@echappee/games/open'
import type { Json } from '@echappee/kernel'
import type { BotDecision } from './context.ts'

/** A searching bot plays the best move so far after so many milliseconds, long before the pool would give it up. */
const LONGEST = 2000

/** Runs in a worker thread: a bot that thinks keeps nobody waiting. */
export async function choose({ game: id, rulesVersion, level, view, seat, decision, seed }: BotDecision): Promise<Json> {
  const { game, knowledge } = await openRules(id, rulesVersion)
  const end = performance.now() + LONGEST
  const budget = { mayGoOn: () => performance.now() < end }
  return chooseMove({ game, knowledge, level, view, seat, chance: botChance(seed, seat, decision), budget }) as Json
}
