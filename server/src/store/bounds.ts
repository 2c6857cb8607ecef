import type { Json } from '@echappee/kernel'
import { StoreProblem } from './problem.ts'
import type { Append, Entry, NewTable, SeatChange, StoredTable, TableChanges, TakenSeat } from './store.ts'

/** What a store takes, in bytes of UTF-8: both implementations refuse the rest before it reaches a database. */
export const MOST_BYTES = {
  id: 128,
  status: 40,
  name: 400,
  keyHash: 200,
  meta: 256 * 1024,
  data: 64 * 1024,
  payload: 256 * 1024,
  signal: 7000,
} as const
export const MOST_PAYLOADS = 1000
const MOST_SEATS = 100
const MOST_ROWS = 10_000

type Bounded = keyof typeof MOST_BYTES

/** The row as both databases keep it: JSON as text. */
export interface TableTexts {
  readonly id: string
  readonly meta: string
  readonly isPublic: boolean
  readonly status: string
  readonly deadline: number | null
}

export interface ChangeTexts {
  readonly meta?: string
  readonly isPublic?: boolean
  readonly status?: string
  readonly deadline?: number | null
}

export interface SeatTexts {
  readonly seat: number
  readonly name: string
  readonly keyHash: string | null
  readonly data: string
}

export interface AppendTexts {
  readonly table: string
  readonly after: number
  readonly payloads: readonly string[]
  readonly changes: ChangeTexts
  readonly seats: readonly SeatTexts[]
}

export function tableTexts({ id, meta, isPublic, status, deadline }: NewTable): TableTexts {
  return { id: idText(id), meta: json('meta', meta), isPublic, status: text('status', status), deadline: time(deadline) }
}

export function changeTexts({ meta, isPublic, status, deadline }: TableChanges): ChangeTexts {
  return {
    ...(meta === undefined ? {} : { meta: json('meta', meta) }),
    ...(isPublic === undefined ? {} : { isPublic }),
    ...(status === undefined ? {} : { status: text('status', status) }),
    ...(deadline === undefined ? {} : { deadline: time(deadline) }),
  }
}

/** PostgreSQL passes at most 8,000 bytes on, with the id of the table. */
export function signalText(words: string): string {
  return text('signal', words)
}

/** A new deadline alone is no change that somebody's edit of the row could run into. */
export function raisesVersion({ meta, isPublic, status }: ChangeTexts): boolean {
  return meta !== undefined || isPublic !== undefined || status !== undefined
}

export function seatTexts(seats: readonly SeatChange[]): SeatTexts[] {
  if (new Set(seats.map(({ seat }) => seat)).size !== seats.length)
    throw new StoreProblem('invalid', { what: 'A seat', reason: 'is given twice' })
  return seats.map(({ seat, name, keyHash, data }) => ({
    seat: whole('A seat', seat, MOST_SEATS - 1),
    name: text('name', name),
    keyHash: keyHash === null ? null : text('keyHash', keyHash),
    data: json('data', data),
  }))
}

export function appendTexts({ table, after, payloads, changes, seats }: Append): AppendTexts {
  if (payloads.length === 0 || payloads.length > MOST_PAYLOADS)
    throw new StoreProblem('invalid', { what: 'An append', reason: `holds 1 to ${MOST_PAYLOADS} entries, not ${payloads.length}` })
  return {
    table: idText(table),
    after: whole('The number of an entry', after, Number.MAX_SAFE_INTEGER),
    payloads: payloads.map((payload) => json('payload', payload)),
    changes: changeTexts(changes ?? {}),
    seats: seatTexts(seats ?? []),
  }
}

/** A whole table from outside: its log must run from 1 to its last number. Answers the texts of its entries. */
export function importTexts(table: StoredTable, seats: readonly TakenSeat[], entries: readonly Entry[]): string[] {
  if (entries.length !== table.seq || entries.some(({ seq }, i) => seq !== i + 1))
    throw new StoreProblem('invalid', { what: `The log of table ${table.id}`, reason: `does not run from 1 to ${table.seq} without a gap` })
  if (seats.some((seat) => seat.table !== table.id))
    throw new StoreProblem('invalid', { what: `A seat given with table ${table.id}`, reason: 'belongs to another table' })
  for (const number of [
    table.version,
    table.createdAt,
    table.updatedAt,
    ...seats.map(({ version }) => version),
    ...entries.map(({ at }) => at),
  ])
    whole('A version or a time', number, Number.MAX_SAFE_INTEGER)
  return entries.map(({ payload }) => json('payload', payload))
}

/** How many rows to read at most: a page, never a whole database by mistake. */
export function rowLimit(limit: number): number {
  return Math.min(whole('A limit', limit, Number.MAX_SAFE_INTEGER), MOST_ROWS)
}

/** What is looked for by a text that no store could hold is not there: the empty text finds nothing. */
export function sought(value: string): string {
  return isText(value) ? value : ''
}

function idText(id: string): string {
  if (id === '') throw new StoreProblem('invalid', { what: 'The id of a table', reason: 'is empty' })
  return text('id', id)
}

function json(what: Bounded, value: Json): string {
  let written: string | undefined
  try {
    written = JSON.stringify(value)
  } catch {
    // Nested deeper than the stack, or in a circle.
  }
  if (written === undefined) throw new StoreProblem('invalid', { what: NAMES[what], reason: 'is no JSON, or nested too deeply' })
  return bounded(what, written)
}

/** Outside of JSON, PostgreSQL has no NUL, and neither database keeps half a surrogate pair. */
const isText = (value: string): boolean => value.isWellFormed() && !value.includes('\0')

function text(what: Bounded, value: string): string {
  if (!isText(value)) throw new StoreProblem('invalid', { what: NAMES[what], reason: 'holds characters that are no text' })
  return bounded(what, value)
}

function bounded(what: Bounded, value: string): string {
  const most = MOST_BYTES[what]
  // A character takes 1 to 3 bytes for each of its UTF-16 units: short texts need no counting.
  if (value.length * 3 <= most) return value
  const bytes = Buffer.byteLength(value)
  if (bytes > most) throw new StoreProblem('too_big', { what: NAMES[what], bytes, most })
  return value
}

function whole(what: string, value: number, most: number): number {
  if (!Number.isSafeInteger(value) || value < 0 || value > most)
    throw new StoreProblem('invalid', { what, reason: `must be a whole number from 0 to ${most}, not ${value}` })
  return value
}

const time = (value: number | null): number | null => (value === null ? null : whole('A deadline', value, Number.MAX_SAFE_INTEGER))

const NAMES: Record<Bounded, string> = {
  id: 'The id of a table',
  status: 'The status of a table',
  name: 'The name of a seat',
  keyHash: 'The hash of a key',
  meta: 'The description of a table',
  data: 'The data of a seat',
  payload: 'An entry',
  signal: 'A signal',
}
