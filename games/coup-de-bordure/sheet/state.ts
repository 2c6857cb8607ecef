import type { TeamId } from '../content/teams.ts'
import { TEAM_SIZE } from '../content/team-sheet.ts'
import { LAST_SQUARE } from '../content/road.ts'
import { classify, type Classification, type Finisher } from '../rules/classification.ts'
import type { Event } from '../rules/events.ts'
import { finishersOf } from '../rules/finish.ts'
import type { Options } from '../rules/options.ts'
import { seatOf } from '../rules/riders.ts'
import type { RiderId, State } from '../rules/state.ts'

/**
 * How much of the race is entered: its end alone (`finish`), every group without the tokens (`road`), or every group with them (`plates`).
 * Tokens that lie face down can't be followed, so `plates` is for races where all lie open.
 */
export const MODES = ['finish', 'road', 'plates'] as const
export type Mode = (typeof MODES)[number]

/** What the answers so far have made of the sheet. Plain JSON. */
export interface SheetState {
  readonly options: Options
  readonly seats: number
  mode: Mode | null
  /** By seat, in the mode `plates`. */
  teams: TeamId[]
  /** The race as the rules keep it; null in the mode `finish`. Without plates everybody has more tokens than he can spend. */
  race: State | null
  /** Told by the rules since the round began; of the round before as well, until its first answer. */
  news: Event[]
  /** By rider: where each came to, once the race is over. */
  squares: number[] | null
  /** By rider, where a tie needs them; 0 elsewhere. */
  ofTerrain: number[] | null
  tokens: number[] | null
  /** By seat; −1 where no tie needs it. */
  musettes: number[] | null
}

export const ridersOf = (seats: number): RiderId[] => Array.from({ length: seats * TEAM_SIZE }, (_, rider) => rider)

/** CDB-48: all that the ranking depends on, as far as it is known. */
export function finishers(state: SheetState): Finisher[] {
  const { race, seats, squares, ofTerrain, tokens, musettes, mode } = state
  if (mode === 'plates') return finishersOf(race!).map((one) => ({ ...one, musette: musettes?.[one.seat] ?? -1 }))
  return ridersOf(seats).map((rider) => ({
    seat: seatOf(rider),
    letter: rider % TEAM_SIZE,
    at: squares![rider]!,
    ofTerrain: ofTerrain?.[rider] ?? 0,
    tokens: tokens?.[rider] ?? 0,
    musette: musettes?.[seatOf(rider)] ?? -1,
  }))
}

export function ranking(state: SheetState): Classification {
  return classify(finishers(state))
}

/** What a tie still needs (CDB-43 to CDB-45): riders whom nothing known so far tells from a rider of another team. */
export function tieToSettle(state: SheetState): { by: 'ofTerrain' | 'tokens' | 'musettes'; riders: RiderId[] } | undefined {
  const all = finishers(state)
  const level = (same: (a: Finisher, b: Finisher) => boolean) =>
    ridersOf(state.seats).filter((rider) => all.some((other) => other.seat !== seatOf(rider) && same(all[rider]!, other)))
  const onSquare = level((a, b) => a.at === b.at)
  const onTerrain = level((a, b) => a.at === b.at && a.ofTerrain === b.ofTerrain)
  const onTokens = level((a, b) => a.at === b.at && a.ofTerrain === b.ofTerrain && a.tokens === b.tokens)
  const areTokensKnown = state.mode === 'plates'
  if (!areTokensKnown && state.ofTerrain === null && onSquare.length > 0) return { by: 'ofTerrain', riders: onSquare }
  if (!areTokensKnown && state.tokens === null && onTerrain.length > 0) return { by: 'tokens', riders: onTerrain }
  if (state.musettes !== null || onTokens.length === 0) return undefined
  // One rider stands for his team.
  const first = onTokens.filter((rider, i) => onTokens.findIndex((other) => seatOf(other) === seatOf(rider)) === i)
  return { by: 'musettes', riders: first }
}

export const hasFinished = (squares: readonly number[]): boolean => squares.some((at) => at > LAST_SQUARE)
