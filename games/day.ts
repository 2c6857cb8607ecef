import type { Json, Seat } from '@echappee/kernel'
import { catalog, type CatalogEntry } from './catalog.ts'

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

/** What a bot of a race on one device draws its chance from: whoever knows the seed and the moves can play the bot again. */
export function deviceBotSeed(seed: string, moves: number): string {
  return `${seed}/${moves}`
}

/** The stream of such a seed. */
export const botStream = (seat: Seat): string => `bot/${seat}`
