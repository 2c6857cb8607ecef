import { BOT_LEVELS } from '@echappee/bots'
import { replay, type AnyGame, type Seat, type SeatRecord } from '@echappee/kernel'
import type { AnyFact } from '@echappee/text/facts'
import type { SavedTable } from '../table/saved-table.ts'

/** Against whom: people, or the strongest bot of the race. */
export const OPPONENTS = ['human', ...BOT_LEVELS.toReversed(), 'random'] as const
export type Opponent = (typeof OPPONENTS)[number]

/** What became of a finished race of the person. */
export interface RaceResult {
  readonly id: string
  readonly game: string
  readonly place: number
  readonly riders: number
  readonly against: Opponent
  /** One a fact of the game. */
  readonly figures: readonly number[]
}

/** Undefined for a race that is not over, can't be replayed, or in which nobody knows which seat was the person's. */
export function resultOf(table: SavedTable, game: AnyGame, facts: readonly AnyFact[]): RaceResult | undefined {
  const seat = ownSeat(table)
  if (seat === undefined) return undefined
  const replayed = replay(game, table.record)
  const outcome = replayed.ok ? replayed.match.outcome() : undefined
  if (!replayed.ok || outcome === undefined) return undefined
  const { match } = replayed
  const race = { seat, outcome, events: match.events(seat) as unknown[], view: match.view(seat) as unknown }
  return {
    id: table.id,
    game: game.id,
    place: outcome.places[seat]!,
    riders: outcome.places.length,
    against: strongest(table.record.seats.filter((_, other) => other !== seat)),
    figures: facts.map((fact) => fact.of(race)),
  }
}

/** Races that were opened from a file, or ridden on from the middle of another, count for nothing. */
export function ownSeat({ record, isOver, origin, seat }: SavedTable): Seat | undefined {
  if (!isOver || origin === 'file' || origin === 'whatIf') return undefined
  if (origin === 'online') return seat
  const humans = record.seats.flatMap(({ by }, i) => (by === 'human' ? [i] : []))
  return humans.length === 1 ? humans[0] : undefined
}

/** The characters ride as the leader does. */
export function strongest(opponents: readonly SeatRecord[]): Opponent {
  const kinds = opponents.map(({ by }) => OPPONENTS.find((kind) => kind === by) ?? 'leader')
  return OPPONENTS.find((kind) => kinds.includes(kind)) ?? 'random'
}

export interface Tally {
  readonly races: number
  readonly wins: number
}

/** Wins by game and opponent; only what was ridden. */
export function tallies(results: readonly RaceResult[]): ReadonlyMap<string, ReadonlyMap<Opponent, Tally>> {
  const games = new Map<string, Map<Opponent, Tally>>()
  for (const { game, against, place } of results) {
    const row = games.get(game) ?? new Map<Opponent, Tally>()
    const { races, wins } = row.get(against) ?? { races: 0, wins: 0 }
    games.set(game, row.set(against, { races: races + 1, wins: wins + (place === 1 ? 1 : 0) }))
  }
  return games
}

/** The race in which a fact of the game was highest; undefined while none had it. */
export function bestOf(results: readonly RaceResult[], game: string, fact: number): { id: string; figure: number } | undefined {
  let best: { id: string; figure: number } | undefined
  for (const result of results) {
    const figure = result.game === game ? result.figures[fact]! : 0
    if (figure > (best?.figure ?? 0)) best = { id: result.id, figure }
  }
  return best
}
