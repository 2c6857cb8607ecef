import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { catalog } from '@echappee/games/catalog'
import type { CatalogEntry, GameParts } from '@echappee/games/parts'
import { findRaces, raceOf } from '@echappee/testkit/races'

type BuiltGame = CatalogEntry & { readonly parts: GameParts }

const isBuilt = (entry: CatalogEntry): entry is BuiltGame => entry.parts !== undefined

export const onShow = catalog.filter(({ cover }) => cover.isHidden !== true)
export const [firstBuilt] = onShow.filter(isBuilt) as [BuiltGame]

/** The game that the tests of the site play: the template, which no menu shows. */
export const [example] = catalog.filter((entry) => entry.cover.isHidden === true).filter(isBuilt) as [BuiltGame]

/** A game in which one decides after the other. */
export const { game: IN_TURN } = raceOf(await findRaces(), 'inTurn')

/** The rules that a game's RULES.md has, by their IDs. */
export function ruleIds(game: string): string[] {
  const markdown = readFileSync(new URL(`../../../games/${game}/RULES.md`, import.meta.url), 'utf8')
  return [...markdown.matchAll(/^\*\*([A-Z]+-\d+)/gm)].map(([, rule]) => rule!)
}

/** The example's first option that is a number. Its largest value makes a long race. */
export async function longOption(): Promise<{ key: string; label: string; min: number; max: number }> {
  const { optionFields } = await example.parts.rules()
  const { options } = await example.parts.text('fr')
  for (const [key, field] of Object.entries(optionFields))
    if (field.kind === 'number') return { key, label: options[key]!.label, min: field.min, max: field.max }
  throw new Error(`${example.id} has no option that is a number`)
}

/** On the open set-up page of the example. */
export async function setLongRace(page: Page): Promise<void> {
  const { label, max } = await longOption()
  await page.getByLabel(label, { exact: true }).fill(String(max))
}
