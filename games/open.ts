import type { AnyGame, AnyKnowledge } from '@echappee/kernel'
import { rules as rulesById } from './catalog/rules.ts'
import type { RulesParts, VersionedRules } from './parts.ts'

/** For a worker that thinks: the rules that a race was begun with, and what its bots know. */
export async function openRules(id: string, version: number): Promise<{ game: AnyGame; knowledge: AnyKnowledge }> {
  const parts = Object.hasOwn(rulesById, id) ? rulesById[id] : undefined
  const rules = parts === undefined ? undefined : await rulesOf(parts, version)
  if (rules === undefined) throw new Error(`no game ${id} of version ${version}`)
  const [game, knowledge] = await Promise.all([rules.rules(), rules.bot()])
  return { game, knowledge }
}

/** The rules of this version: those of today, or those that the game's folder `past` keeps. Undefined for a version that is not here. */
export async function rulesOf(parts: VersionedRules, version: number | undefined): Promise<RulesParts | undefined> {
  if (version === undefined || (await parts.rules()).rulesVersion === version) return parts
  return parts.past[version]
}
