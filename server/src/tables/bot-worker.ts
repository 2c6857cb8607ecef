import { chooseMove } from '@echappee/bots'
import { catalog } from '@echappee/games/catalog'
import { rulesOf } from '@echappee/games/rules-of'
import { seededChance, type Json } from '@echappee/kernel'
import type { BotDecision } from './context.ts'

/** A searching bot plays the best move so far after so many milliseconds, long before the pool would give it up. */
const LONGEST = 2000

/** Runs in a worker thread: a bot that thinks keeps nobody waiting. */
export async function choose({ game: id, rulesVersion, level, view, seat, seed }: BotDecision): Promise<Json> {
  const parts = catalog.find((entry) => entry.id === id)?.parts
  const rules = parts === undefined ? undefined : await rulesOf(parts, rulesVersion)
  if (rules === undefined) throw new Error(`no game ${id} of version ${rulesVersion}`)
  const [game, knowledge] = await Promise.all([rules.rules(), rules.bot()])
  const end = performance.now() + LONGEST
  const budget = { mayGoOn: () => performance.now() < end }
  return chooseMove({ game, knowledge, level, view, seat, chance: seededChance(seed, `bot/${seat}`), budget }) as Json
}
