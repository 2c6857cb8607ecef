import { catalog } from '@echappee/games/catalog'
import { rulesOf } from '@echappee/games/rules-of'
import type { AnyGame, AnyKnowledge } from '@echappee/kernel'

/** For a worker: the rules that a race was begun with, and what its bots know. */
export async function openRules(id: string, rulesVersion: number): Promise<{ game: AnyGame; knowledge: AnyKnowledge }> {
  const parts = catalog.find((entry) => entry.id === id)?.parts
  const rules = parts === undefined ? undefined : await rulesOf(parts, rulesVersion)
  if (rules === undefined) throw new Error(`no game ${id} of version ${rulesVersion}`)
  const [game, knowledge] = await Promise.all([rules.rules(), rules.bot()])
  return { game, knowledge }
}
