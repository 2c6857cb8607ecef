import { botName } from '@echappee/bots'
import { Match, checkOptions, type AnyGame, type Issue, type SeatRecord } from '@echappee/kernel'
import type { Language } from '@echappee/text'
import { loadGame } from '../shell/games.ts'
import { randomHex } from '../shell/random-hex.ts'
import { newTableId, saveTable } from '../table/saved-table.ts'

export interface TableStart {
  readonly game: string
  readonly language: Language
  readonly options: unknown
  /** A new one when undefined. */
  readonly seed: string | undefined
  /** One person and strong bots when undefined. */
  readonly seats: readonly SeatRecord[] | undefined
  readonly you: string
}

export type Started = { ok: true; id: string } | { ok: false; issues: readonly Issue[] }

/** Begins a race on this device and keeps it. */
export async function startTable(start: TableStart): Promise<Started> {
  const loaded = await loadGame(start.game, start.language)
  if (loaded === undefined) return { ok: false, issues: [{ code: 'no_game', path: [], params: {} }] }
  const seats = start.seats ?? defaultSeats(loaded.game, start.you)
  const options = checkOptions(loaded.game, start.options, seats.length)
  if (!options.ok) return options
  const match = new Match(loaded.game, { options: options.value, seats, seed: start.seed ?? newSeed() })
  const id = newTableId()
  saveTable({ id, record: match.record(), isOver: false })
  return { ok: true, id }
}

export function defaultSeats(game: AnyGame, you: string): SeatRecord[] {
  const seats: SeatRecord[] = [{ name: you, by: 'human' }]
  while (seats.length < game.seats.best) seats.push(nextBot(seats))
  return seats
}

/** A bot for the seat after these. */
export function nextBot(seats: readonly SeatRecord[]): SeatRecord {
  const names = seats.map(({ name }) => name)
  return { name: botName(seats.length, names), by: 'greedy' }
}

function newSeed(): string {
  return randomHex(16)
}
