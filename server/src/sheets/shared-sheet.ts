import { createHash } from 'node:crypto'
import type { Seat } from '@echappee/kernel'
import type { DecksMessage } from '@echappee/protocol'
import type { SheetFile } from '@echappee/sheet'
import type { StoredTable, TakenSeat } from '../store/store.ts'
import type { KeptDeck, SeatDecks, SheetDecks } from './kept-decks.ts'

/**
 * A score sheet that others follow lives in the store like a table: its row holds the newest state of the sheet, its seats the decks of
 * the teams, and its log only says that something has changed, so that every node looks. Both stores, exports and retention come with it.
 */
export interface SharedSheet {
  readonly id: string
  /** Number of the last entry of the log. */
  readonly seq: number
  readonly meta: SheetMeta
  readonly seats: readonly SharedSeat[]
}

export interface SheetMeta {
  /** Of the key that writes. */
  readonly keyHash: string
  readonly number: number
  readonly savedAt: number
  readonly file: SheetFile
  /** How often cards were turned up, and those of the last time. */
  readonly round: number
  readonly shown: DecksMessage['shown']
  /** What lies between the seats: decks that anybody draws from, and what was recycled of common piles. For nobody's eyes. */
  readonly common?: Readonly<Record<string, KeptDeck>>
}

export interface SharedSeat {
  readonly seat: Seat
  /** Of the invitation until somebody comes with it; of that device's own key from then on. */
  readonly keyHash: string
  readonly data: SeatDecks
}

export const SHEET_STATUS = 'sheet'
/** Between the last word to those who follow and the removal. */
export const ENDED_STATUS = 'ended sheet'

export function isSheetRow({ status }: Pick<StoredTable, 'status'>): boolean {
  return status === SHEET_STATUS || status === ENDED_STATUS
}

export function sharedSheet(row: StoredTable, seats: readonly TakenSeat[]): SharedSheet {
  return {
    id: row.id,
    seq: row.seq,
    meta: row.meta as unknown as SheetMeta,
    seats: seats.map(({ seat, keyHash, data }) => ({ seat, keyHash: keyHash ?? '', data: data as unknown as SeatDecks })),
  }
}

export function decksOf({ meta: { round, shown, common = {} }, seats }: SharedSheet): SheetDecks {
  return { seats: new Map(seats.map(({ seat, data }) => [seat, data])), common, round, shown }
}

/** Not the hash of a seat of a table: no key is good for both. */
export function hashSheetKey(key: string): string {
  return createHash('sha256').update(`echappee sheet ${key}`).digest('base64url')
}

/** The public address. Made from the key, so that sharing twice with the same key is sharing once; it tells nothing about the key. */
export function sheetIdOf(key: string): string {
  return createHash('sha256').update(`echappee sheet address ${key}`).digest().subarray(0, 12).toString('base64url')
}
