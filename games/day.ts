import type { Json } from '@echappee/kernel'
import { catalog } from './catalog/index.ts'
import type { CatalogEntry } from './parts.ts'

/** The race that everybody can ride on one day: against bots of this level, one fewer than the game's best number of seats. */
export interface DayRace {
  readonly entry: CatalogEntry
  readonly options: { readonly [option: string]: Json }
  readonly seed: string
}

export const DAY_LEVEL = 'greedy'

/** `day` counts from 1970. */
export function raceOfDay(day: number): DayRace | undefined {
  const races = catalog.filter(({ cover, parts }) => parts !== undefined && cover.isHidden !== true)
  const entry = races[day % races.length]
  return entry === undefined ? undefined : { entry, options: entry.cover.dayOptions?.(day) ?? {}, seed: `day-${day}` }
}
