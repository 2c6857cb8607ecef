import type { Json } from '@echappee/kernel'
import type { DueTable, Entry, StoredTable, TakenSeat } from './store.ts'

/** A row as either database answers it: the columns have the same names in both. */
export type Row = Readonly<Record<string, unknown>>

export function tableOf(row: Row): StoredTable {
  return {
    id: String(row['id']),
    meta: jsonOf(row['meta']),
    isPublic: Boolean(row['is_public']),
    status: String(row['status']),
    deadline: row['deadline'] === null ? null : Number(row['deadline']),
    version: Number(row['version']),
    seq: Number(row['seq']),
    createdAt: Number(row['created_at']),
    updatedAt: Number(row['updated_at']),
  }
}

export function seatOf(row: Row): TakenSeat {
  return {
    table: String(row['table_id']),
    seat: Number(row['seat']),
    name: String(row['name']),
    keyHash: row['key_hash'] as string | null,
    data: jsonOf(row['data']),
    version: Number(row['version']),
  }
}

export function entryOf(row: Row): Entry {
  return { seq: Number(row['seq']), payload: jsonOf(row['payload']), at: Number(row['at']) }
}

export function dueOf(row: Row): DueTable {
  return { id: String(row['id']), deadline: Number(row['deadline']), seq: Number(row['seq']) }
}

const jsonOf = (text: unknown): Json => JSON.parse(String(text)) as Json
