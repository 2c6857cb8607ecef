import { isBotLevel, type BotLevel } from '@echappee/bots'

/** What is studied, as a link holds it: the same link gives the same figures. */
export interface StudyWish {
  readonly game: string
  readonly seats: number | undefined
  readonly level: BotLevel
  readonly games: number
  readonly seed: string
  /** Those that are not as the rulebook has them. */
  readonly options: Readonly<Record<string, unknown>>
}

export const MOST_GAMES = 20_000
const USUAL_GAMES = 500

export function readWish(search: string, firstGame: string): StudyWish {
  const given = new URLSearchParams(search)
  const level = given.get('level') ?? 'greedy'
  const games = Number(given.get('games') ?? USUAL_GAMES)
  const seats = Number(given.get('seats') ?? Number.NaN)
  return {
    game: given.get('game') ?? firstGame,
    seats: Number.isInteger(seats) ? seats : undefined,
    level: isBotLevel(level) ? level : 'greedy',
    games: Number.isInteger(games) && games >= 20 && games <= MOST_GAMES ? games : USUAL_GAMES,
    seed: given.get('seed') ?? 'lab',
    options: readOptions(given.get('options')),
  }
}

function readOptions(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const raw: unknown = JSON.parse(text ?? '{}')
    return raw !== null && typeof raw === 'object' && !Array.isArray(raw) ? (raw as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

export function writeWish({ game, seats, level, games, seed, options }: StudyWish): string {
  const search = new URLSearchParams({ game, level, games: String(games), seed })
  if (seats !== undefined) search.set('seats', String(seats))
  if (Object.keys(options).length > 0) search.set('options', JSON.stringify(options))
  return `?${search.toString()}`
}

/** As the command line is asked for the same. */
export function commandOf({ game, level, games, seed, options }: StudyWish, seats: number): string {
  const words = Object.entries(options).flatMap(([key, value]) =>
    typeof value === 'object' ? [] : [`--option ${key}=${JSON.stringify(value).replaceAll('"', '')}`],
  )
  return ['npx echappee compare', game, `--seats ${seats}`, `--bots ${level}`, `--games ${games}`, `--seed ${seed}`, ...words].join(' ')
}
