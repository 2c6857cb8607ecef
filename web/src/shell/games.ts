import { catalog } from '@echappee/games/catalog'
import type { CatalogEntry } from '@echappee/games/parts'
import { rulesOf } from '@echappee/games/open'
import type { AnyGame } from '@echappee/kernel'
import type { AnyFact } from '@echappee/text/facts'
import type { AnyGameUi } from '@echappee/kit'
import type { AnyGameText, Language } from '@echappee/text'
import type { BeatRules } from '../table/beats.ts'

/** What each game folder brings besides its code: found by place, so that a new folder needs no list. */
const uis = import.meta.glob<{ ui: AnyGameUi }>('../../../games/*/table/index.tsx')
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
export async function loadFacts(id: string, language: Language): Promise<readonly AnyFact[]> {
  return (await findGame(id)?.parts?.facts(language)) ?? []
}

export interface LoadedGame {
  readonly entry: CatalogEntry
  readonly game: AnyGame
  readonly ui: AnyGameUi
  readonly beats: BeatRules<unknown, unknown>
  readonly text: AnyGameText
  /** Its rules have been replaced since the race was begun. */
  readonly hasPastRules: boolean
}

/** `version`: of a race that was begun earlier; its rules may have been replaced since. Those of today where that one is not here. */
export async function loadGame(id: string, language: Language, version?: number): Promise<LoadedGame | undefined> {
  const entry = findGame(id)
  const loadUi = uis[`../../../games/${id}/table/index.tsx`]
  if (entry?.parts === undefined || loadUi === undefined) return undefined
  const { parts } = entry
  const ofVersion = async () => (await rulesOf(parts, version)) ?? parts
  const [rules, { ui }, text] = await Promise.all([ofVersion(), loadUi(), parts.text(language)])
  const game = await rules.rules()
  const beats: BeatRules<unknown, unknown> = {
    fold: (view, event) => game.fold(view, event),
    weight: (event, view) => ui.weight(event, view),
  }
  return { entry, game, ui, beats, text, hasPastRules: rules !== parts }
}
