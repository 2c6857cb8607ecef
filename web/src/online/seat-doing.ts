import type { TableInfo } from '@echappee/protocol'
import type { Words } from '../words/en/index.ts'
import type { OnlineState } from './online-table.ts'

interface Seen {
  readonly info: TableInfo
  readonly presence: OnlineState['presence']
  readonly awaited: readonly number[]
}

/** What the owner of a seat is doing, as far as it may be told: all that is said of it comes from here. */
export function doingText({ info, presence, awaited }: Seen, seat: number, { people }: Words, language: string): string {
  const { isHere = false, since = null } = presence[seat] ?? {}
  if (!isHere) return since === null ? people.away : people.awaySince(timeText(since, language))
  // Of a step that asks several at once nobody is told who has answered.
  const isThinking = awaited.length === 1 && awaited[0] === seat
  return isThinking && info.status === 'running' && !info.isPaused && info.seats[seat]?.standIn === null ? people.thinking : people.here
}

/** Whom the table waits for, in a sentence; undefined while it waits for nobody. */
export function waitingText(seen: Seen, seat: number, name: string, words: Words, language: string): string | undefined {
  const { info, presence } = seen
  if (info.isPaused) return undefined
  const { by, standIn } = info.seats[seat] ?? { by: 'open', standIn: null }
  if (standIn !== null) return words.people.botThinks(name)
  if (by !== 'human' || presence[seat]?.isHere === true) return words.table.waiting(name)
  return words.people.waitsFor(name, doingText(seen, seat, words, language))
}

export function timeText(time: number, language: string): string {
  const isToday = new Date(time).toDateString() === new Date().toDateString()
  return new Intl.DateTimeFormat(language, isToday ? { timeStyle: 'short' } : { dateStyle: 'short', timeStyle: 'short' }).format(time)
}
