import { catalog, type CatalogEntry } from '@echappee/games/catalog'
import { rulesOf } from '@echappee/games/rules-of'
import type { AnyGame } from '@echappee/kernel'
import type { AnyFact } from '@echappee/ui/facts'
import type { AnyGameText, AnyGameUi, Language } from '@echappee/ui'

/** What each game folder brings besides its code: found by place, so that a new folder needs no list. */
const uis = import.meta.glob<{ ui: AnyGameUi }>('../../../games/*/ui/index.tsx')
const factsOf = import.meta.glob<{ facts: readonly AnyFact[] }>('../../../games/*/ui/facts.ts')
const posters = import.meta.glob<string>('../../../games/*/poster.svg', { eager: true, query: '?url', import: 'default' })

export const menu: readonly CatalogEntry[] = catalog.filter((entry) => entry.cover.isHidden !== true).sort((a, b) => rank(a) - rank(b))

/** Built games first. */
function rank(entry: CatalogEntry): number {
  return entry.parts === undefined ? 1 : 0
}

export function findGame(id: string): CatalogEntry | undefined {
  return catalog.find((entry) => entry.id === id)
}

export function poster(id: string): string | undefined {
  return posters[`../../../games/${id}/poster.svg`]
}

/** What a game remembers of a race; none where it has no such file. */
export async function loadFacts(id: string): Promise<readonly AnyFact[]> {
  return (await factsOf[`../../../games/${id}/ui/facts.ts`]?.())?.facts ?? []
}

export interface LoadedGame {
  readonly entry: CatalogEntry
  readonly game: AnyGame
  readonly ui: AnyGameUi
  readonly text: AnyGameText
  /** Its rules have been replaced since the race was begun. */
  readonly hasPastRules: boolean
}

/** `version`: of a race that was begun earlier; its rules may have been replaced since. Those of today where that one is not here. */
export async function loadGame(id: string, language: Language, version?: number): Promise<LoadedGame | undefined> {
  const entry = findGame(id)
  const loadUi = uis[`../../../games/${id}/ui/index.tsx`]
  if (entry?.parts === undefined || loadUi === undefined) return undefined
  const rules = (await rulesOf(entry.parts, version)) ?? entry.parts
  const [game, { ui }, text] = await Promise.all([rules.rules(), loadUi(), entry.parts.text[language]()])
  return { entry, game, ui, text, hasPastRules: rules !== entry.parts }
}
