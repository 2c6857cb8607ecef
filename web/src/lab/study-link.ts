import { isBotLevel, type BotLevel } from '@echappee/bots'
import { defaultOptions, type AnyGame } from '@echappee/kernel'
import { pack, unpack } from '../share/pack.ts'

type Options = Readonly<Record<string, unknown>>

/** What is studied, as a link holds it: the same link gives the same figures. */
export interface StudyWish {
  readonly game: string
  readonly seats: number | undefined
  readonly level: BotLevel
  readonly games: number
  readonly seed: string
  /** Those that are not as the rulebook has them. */
  readonly options: Options
}

export const MOST_GAMES = 20_000
export const LONGEST_SEED = 80
export const USUAL_SEED = 'lab'
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
    seed: (given.get('seed') || USUAL_SEED).slice(0, LONGEST_SEED),
    options: readOptions(given.get('options')),
  }
}

/** Hand-made courses, which stand behind the # and are never sent to a server; undefined where there are none, or none that can be read. */
export async function readDocuments(hash: string): Promise<Options | undefined> {
  const raw = hash.length > 1 ? await unpack(hash.slice(1)) : undefined
  return isOptions(raw) ? raw : undefined
}

function readOptions(text: string | null): Options {
  try {
    const raw: unknown = JSON.parse(text ?? '{}')
    return isOptions(raw) ? raw : {}
  } catch {
    return {}
  }
}

const isOptions = (raw: unknown): raw is Options => raw !== null && typeof raw === 'object' && !Array.isArray(raw)
const isDocument = ([, value]: [string, unknown]) => value !== null && typeof value === 'object' && !Array.isArray(value)

/** What follows the address of the page. */
export async function writeWish({ game, seats, level, games, seed, options }: StudyWish): Promise<string> {
  const search = new URLSearchParams({ game, level, games: String(games), seed })
  const plain = Object.entries(options).filter((entry) => !isDocument(entry))
  const documents = documentsOf(options)
  if (seats !== undefined) search.set('seats', String(seats))
  if (plain.length > 0) search.set('options', JSON.stringify(Object.fromEntries(plain)))
  return `?${search.toString()}${documents.length === 0 ? '' : `#${await pack(Object.fromEntries(documents))}`}`
}

/** Courses and boards of one's own, by option. */
export function documentsOf(options: Options): [key: string, document: unknown][] {
  return Object.entries(options).filter(isDocument)
}

/** The options that differ from those of the rulebook. */
export function otherOptions(game: AnyGame, options: Options): Options {
  const usual: Options = defaultOptions(game.optionFields)
  return Object.fromEntries(Object.entries(options).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(usual[key])))
}

/** As the command line is asked for the same; hand-made documents are read from files. */
export function commandOf({ game, level, games, seed, options }: StudyWish, seats: number): string {
  const words = Object.entries(options).map(([key, value]) => `--option ${shellWord(`${key}=${valueText(key, value)}`)}`)
  const all = [`--seats ${seats}`, `--bots ${level}`, `--games ${games}`, `--seed ${shellWord(seed)}`, ...words]
  return ['npx echappee compare', game, ...all].join(' ')
}

export const fileOf = (key: string): string => `${key}.json`

function valueText(key: string, value: unknown): string {
  if (Array.isArray(value)) return value.join(',')
  return isDocument([key, value]) ? fileOf(key) : String(value)
}

/** Quoted where a shell would read more into it. */
const shellWord = (text: string): string => (/^[\w.,=:@/-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`)
