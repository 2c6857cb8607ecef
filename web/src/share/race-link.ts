import { Match, checkOptions, type AnyGame, type GameRecord, type Json, type Seat } from '@echappee/kernel'
import { makePath } from '../shell/router.ts'
import { LONGEST_LINK, pack, unpack } from './pack.ts'

/** A race in a link: what was decided; seed and rules give the rest. */
interface LinkedRace {
  readonly game: string
  readonly rules: number
  readonly options: Json
  readonly seats: readonly (readonly [name: string, by: string])[]
  readonly seed: string
  readonly moves: readonly (readonly [seat: Seat, move: Json])[]
}

/** The id of a replay whose race is in the address. */
export const LINKED = 'link'

/** Undefined for a race that is too long for a link, or whose chance no seed tells. */
export async function raceLink({ game, rulesVersion, options, seats, seed, seedFrom, moves }: GameRecord): Promise<string | undefined> {
  if (seed === undefined || seedFrom !== undefined) return undefined
  const race: LinkedRace = {
    game,
    rules: rulesVersion,
    options,
    seats: seats.map(({ name, by }) => [name, by] as const),
    seed,
    moves: moves.map(({ seat, move }) => [seat, move] as const),
  }
  const link = `${location.origin}${makePath({ page: 'replay', id: LINKED })}#${await pack(race)}`
  return link.length <= LONGEST_LINK ? link : undefined
}

/** The game that a link is about, before its rules are loaded. */
export async function readRaceLink(hash: string): Promise<LinkedRace | undefined> {
  const raw = (await unpack(hash)) as Partial<LinkedRace> | null | undefined
  if (raw === undefined || raw === null || typeof raw.game !== 'string' || typeof raw.seed !== 'string') return undefined
  if (!isPairs(raw.seats) || !raw.seats!.flat().every((word) => typeof word === 'string') || !isPairs(raw.moves)) return undefined
  return raw as LinkedRace
}

/** Plays the moves of a link again; undefined where today's rules do not allow one. */
export function linkedRecord(game: AnyGame, race: LinkedRace): GameRecord | undefined {
  const { min, max } = game.seats
  if (race.rules !== game.rulesVersion || race.seats.length < min || race.seats.length > max) return undefined
  const options = checkOptions(game, race.options, race.seats.length)
  if (!options.ok) return undefined
  const match = new Match(game, { options: options.value, seats: race.seats.map(([name, by]) => ({ name, by })), seed: race.seed })
  for (const [seat, move] of race.moves) if (!match.submit(seat, match.decision(seat), move).ok) return undefined
  return match.record()
}

const isPairs = (raw: unknown): boolean => Array.isArray(raw) && raw.every((pair) => Array.isArray(pair) && pair.length === 2)
