import { chooseMove } from '@echappee/bots'
import { catalog } from '@echappee/games/catalog'
import { seededChance, type Json } from '@echappee/kernel'
import type { BotDecision } from './context.ts'

/** A searching bot plays the best move so far after so many milliseconds, long before the pool would give it up. */
const LONGEST = 2000

/** Runs in a worker thread: a bot that thinks keeps nobody waiting. */
export async function choose({ game: id, level, view, seat, seed }: BotDecision): Promise<Json> {
  const parts = catalog.find((entry) => entry.id === id)?.parts
  if (parts === undefined) throw new Error(`no game ${id}`)
  const [game, knowledge] = await Promise.all([parts.rules(), parts.bot()])
  const end = performance.now() + LONGEST
  const budget = { mayGoOn: () => performance.now() < end }
  return chooseMove({ game, knowledge, level, view, seat, chance: seededChance(seed, `bot/${seat}`), budget }) as Json
}
