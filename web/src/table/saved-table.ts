import type { GameRecord, Seat } from '@echappee/kernel'
import { randomHex } from '../shell/random-hex.ts'

/** Races kept on this device: one entry of the local storage each, written after every move. */
export interface SavedTable {
  readonly id: string
  readonly record: GameRecord
  readonly isOver: boolean
  readonly savedAt: string
  /** Where it came from, unless it was begun on this device. */
  readonly origin?: 'file' | 'whatIf' | 'online'
  /** The person's own seat, where it came from a table of friends. */
  readonly seat?: Seat
}

const PREFIX = 'echappee/table/'

export function newTableId(): string {
  return randomHex(4)
}

/** False when the device has no room: nothing was lost that was saved before. */
export function saveTable(table: Omit<SavedTable, 'savedAt'>, savedAt = new Date().toISOString()): boolean {
  try {
    localStorage.setItem(PREFIX + table.id, JSON.stringify({ ...table, savedAt }))
    return true
  } catch {
    return false
  }
}

export function loadTable(id: string): SavedTable | undefined {
  const text = localStorage.getItem(PREFIX + id)
  if (text === null) return undefined
  try {
    return JSON.parse(text) as SavedTable
  } catch {
    return undefined
  }
}

export function savedTables(): SavedTable[] {
  const ids = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX))
  const tables = ids.flatMap((key) => loadTable(key.slice(PREFIX.length)) ?? [])
  return tables.sort((a, b) => (a.savedAt < b.savedAt ? 1 : -1))
}

export function deleteTable(id: string): void {
  localStorage.removeItem(PREFIX + id)
}
