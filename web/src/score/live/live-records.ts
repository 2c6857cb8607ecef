import type { Problem } from '@echappee/protocol'

/** What this device knows of a sheet that it shares: an entry of the local storage beside the sheet's own. */
export interface LiveRecord {
  /** Writes to the sheet on the server; nobody else has it. */
  readonly key: string
  /** The public address, once the server has answered. */
  readonly id?: string | undefined
  /** Of the newest state on this device, and of the newest one that the server has. */
  readonly number: number
  readonly sent: number
  /** The server is to remove it. */
  readonly isEnding?: boolean
  /** Why the server did not take the last state. */
  readonly problem?: Problem | undefined
  readonly keepDays?: number
  /** By seat, for whoever has not come yet. */
  readonly invitations?: Readonly<Record<number, string>>
}

const PREFIX = 'echappee/live/'
const listeners = new Set<() => void>()

/** Hears of every change of a record on this page or another one of this device. Answers the way to stop. */
export function onLiveChange(listener: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(PREFIX)) listener()
  }
  listeners.add(listener)
  addEventListener('storage', hear)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', hear)
  }
}

export function liveText(sheet: string): string | null {
  return localStorage.getItem(PREFIX + sheet)
}

export function liveRecord(sheet: string): LiveRecord | undefined {
  return readRecord(liveText(sheet))
}

export function readRecord(text: string | null): LiveRecord | undefined {
  try {
    return text === null ? undefined : (JSON.parse(text) as LiveRecord)
  } catch {
    return undefined
  }
}

/** Sheets that are shared, or whose sharing is to end. */
export function liveSheets(): string[] {
  return Object.keys(localStorage).flatMap((key) => (key.startsWith(PREFIX) ? [key.slice(PREFIX.length)] : []))
}

/** Begins to share; what was ended and has not reached the server goes on. */
export function beginLive(sheet: string): void {
  const record = liveRecord(sheet)
  if (record === undefined) writeRecord(sheet, { key: newLiveKey(), number: 1, sent: 0 })
  else changeLive(sheet, { isEnding: false, number: record.number + 1, problem: undefined })
}

export function changeLive(sheet: string, changes: Partial<LiveRecord>): void {
  const record = liveRecord(sheet)
  if (record !== undefined) writeRecord(sheet, { ...record, ...changes })
}

/** A new state of the sheet lies on this device. */
export function noteSaved(sheet: string): void {
  const record = liveRecord(sheet)
  if (record !== undefined && record.isEnding !== true) writeRecord(sheet, { ...record, number: record.number + 1, problem: undefined })
}

/** The record stays until the server has removed the sheet. */
export function endLive(sheet: string): void {
  changeLive(sheet, { isEnding: true })
}

export function forgetLive(sheet: string): void {
  localStorage.removeItem(PREFIX + sheet)
  announce()
}

/** 32 random bytes as 43 characters, over plain HTTP too. */
export function newLiveKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

function writeRecord(sheet: string, record: LiveRecord): void {
  try {
    localStorage.setItem(PREFIX + sheet, JSON.stringify(record))
  } catch {
    // Without room the sheet itself could not be saved either, and says so.
  }
  announce()
}

function announce(): void {
  for (const listener of listeners) listener()
}
