import type { GameParts, RulesParts } from './catalog.ts'

/** The rules of this version: those of today, or those that the game's folder `past` keeps. Undefined for a version that is not here. */
export async function rulesOf(parts: GameParts, version: number | undefined): Promise<RulesParts | undefined> {
  if (version === undefined || (await parts.rules()).rulesVersion === version) return parts
  return parts.past[version]
}
