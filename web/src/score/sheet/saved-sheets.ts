import type { KeptDecks, SheetFile } from '@echappee/sheet'
import { randomHex } from '../../shell/random-hex.ts'
import { endLive, noteSaved } from '../live/live-records.ts'
import { dropRide, dropScreenRace } from '../ride/saved-rides.ts'

/** Sheets kept on this device: one entry of the local storage each, written after every answer. */
export interface SavedSheet {
  readonly id: string
  readonly file: SheetFile
  readonly isDone: boolean
  readonly savedAt: string
}

const PREFIX = 'echappee/sheet/'

export function newSheetId(): string {
  return randomHex(4)
}

/** False when the device has no room: nothing was lost that was saved before. */
export function saveSheet(sheet: Omit<SavedSheet, 'savedAt'>): boolean {
  try {
    localStorage.setItem(PREFIX + sheet.id, JSON.stringify({ ...sheet, savedAt: new Date().toISOString() }))
    noteSaved(sheet.id)
    return true
  } catch {
    return false
  }
}

export function loadSheet(id: string): SavedSheet | undefined {
  try {
    const text = localStorage.getItem(PREFIX + id)
    return text === null ? undefined : (JSON.parse(text) as SavedSheet)
  } catch {
    return undefined
  }
}

/** The newest first. */
export function savedSheets(): SavedSheet[] {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX))
  const sheets = keys.flatMap((key) => loadSheet(key.slice(PREFIX.length)) ?? [])
  return sheets.sort((a, b) => (a.savedAt < b.savedAt ? 1 : -1))
}

export function deleteSheet(id: string): void {
  localStorage.removeItem(PREFIX + id)
  localStorage.removeItem(PIECES + id)
  dropRide(id)
  dropScreenRace(id)
  endLive(id)
}

const PIECES = 'echappee/pieces/'

/** Dice and decks of a sheet as they lie now. */
export function loadPieces(id: string): KeptDecks {
  try {
    return JSON.parse(localStorage.getItem(PIECES + id) ?? '{}') as KeptDecks
  } catch {
    return {}
  }
}

export function savePieces(id: string, pieces: KeptDecks): void {
  try {
    localStorage.setItem(PIECES + id, JSON.stringify(pieces))
  } catch {
    // Without room they last as long as the page.
  }
}
