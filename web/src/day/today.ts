import { raceOfDay } from '@echappee/games/day'
import type { GameRecord } from '@echappee/kernel'
import type { SavedTable } from '../table/saved-table.ts'
import { randomHex } from '../shell/random-hex.ts'

/** Days since 1970 where the reader lives. */
export function dayNumber(now = new Date()): number {
  return Math.floor((now.getTime() - now.getTimezoneOffset() * 60_000) / 86_400_000)
}

/** The day whose race this is; undefined for any other race. */
export function dayOf({ record, origin }: Pick<SavedTable, 'record' | 'origin'>): number | undefined {
  const day = /^day-(\d{1,7})$/.exec(record.seed ?? '')?.[1]
  const isWhole = origin === undefined && record.seats[0]?.by === 'human'
  return day !== undefined && isWhole && raceOfDay(Number(day))?.entry.id === record.game ? Number(day) : undefined
}

/** What the server needs to play it again. */
export function movesOf({ rulesVersion, moves }: GameRecord) {
  return { rulesVersion, moves: moves.map(({ seat, move }) => [seat, move] as const) }
}

const KEY = 'echappee/day'

/** By this key, another one every day, the server counts the device once and knows nothing else of it. */
export function dayKey(day: number): string {
  const kept = keptKey(day)
  if (kept !== undefined) return kept
  const key = randomHex(16)
  try {
    localStorage.setItem(KEY, JSON.stringify({ day, key }))
  } catch {
    // Without storage the key lasts as long as the page.
  }
  return key
}

/** Undefined for a device that has sent no race of that day. */
export function keptKey(day: number): string | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as { day: number; key: string } | null
    return kept?.day === day && typeof kept.key === 'string' ? kept.key : undefined
  } catch {
    return undefined
  }
}
