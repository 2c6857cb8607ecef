import type { Json, Seat } from '@echappee/kernel'
import * as z from 'zod/mini'

/** Decisions of one race of the day, at most; results that are kept of one day, at most. */
export const DAY_LIMITS = { moves: 3000, results: 5000 } as const

const json = z.custom<Json>((value) => value !== undefined)
const seat = z.int().check(z.minimum(0), z.maximum(15))

/** A finished race of the day: its moves, by which the server plays it again. The key, in the header, is the device's own for that day. */
export const dayRaceSchema = z.object({
  rulesVersion: z.int(),
  // Counted before they are looked through.
  moves: z.pipe(z.array(z.unknown()).check(z.maxLength(DAY_LIMITS.moves)), z.array(z.tuple([seat, json]))),
})
export interface DayRaceMoves {
  readonly rulesVersion: number
  readonly moves: readonly (readonly [Seat, Json])[]
}

/** How everybody fared: how many came first, second … and, for whoever asks with a key, the own place. */
export const daySummarySchema = z.object({
  people: z.int(),
  places: z.array(z.int()),
  own: z.nullable(z.int()),
})
export type DaySummary = z.infer<typeof daySummarySchema>
