import type { Json } from '@echappee/kernel'

/**
 * Where tables live. A table is a row and an append-only log of entries numbered from 1 without a gap; what rows and entries mean is
 * the server's business. Everything that answers has reached the disk. A promise that rejects with a `StoreProblem` of code `failed`
 * or `closed` leaves open whether the write happened: read the table again before telling anybody.
 */
export interface Store {
  readonly kind: 'sqlite' | 'postgres'

  createTable(table: NewTable, seats?: readonly SeatChange[]): Promise<'ok' | 'exists'>
  readTable(id: string): Promise<StoredTable | undefined>
  /** Changes the row if nobody else did since `expectedVersion` was read. Other nodes are not told: what they must hear is an entry. */
  updateTable(id: string, expectedVersion: number, changes: TableChanges): Promise<WriteResult>
  /** Public tables of one status, the latest change first; `before` is the last table of the page before. */
  listPublic(page: PublicPage): Promise<StoredTable[]>
  /** Tables whose deadline is at or before `time`, the longest overdue first. Every node may ask; the append settles who acts. */
  listDue(time: number, limit: number): Promise<DueTable[]>

  /** `expectedVersion` 0 takes a seat that nobody has taken yet. */
  putSeat(table: string, expectedVersion: number, seat: SeatChange): Promise<WriteResult>
  readSeats(table: string): Promise<TakenSeat[]>
  /** The seats that these keys open, by table and seat. */
  findSeats(keyHashes: readonly string[]): Promise<TakenSeat[]>

  /** Calls back when the next write can begin: what is appended then is written together. */
  beforeNextWrite(callback: () => void): void
  /** Entries, changes of the row and seats together, or nothing of it. */
  append(append: Append): Promise<WriteResult>
  /** The entries that follow number `after`, at most `limit` of them. */
  readEntries(table: string, after: number, limit: number): Promise<Entry[]>
  /** Number of the last entry, 0 for an empty log, undefined for an unknown table. */
  lastSeq(table: string): Promise<number | undefined>

  /**
   * Tells of appends to one table, by whatever node, one's own too: the log now reaches `seq`. Numbers only rise, some may be left
   * out, and the first may be old news. Watch first and read then, so that nothing falls between. Answers the way to stop.
   */
  watch(table: string, listener: Listener, onSignal?: (text: string) => void): () => void
  /** Tells whoever watches the table, on whatever node, a short text that nobody keeps. Whoever does not listen does not hear of it. */
  signal(table: string, text: string): void

  /** Every table by id, for an export. */
  allTables(): AsyncIterable<StoredTable>
  /** A table exactly as another store had it, with its whole log. */
  importTable(table: StoredTable, seats: readonly TakenSeat[], entries: readonly Entry[]): Promise<'ok' | 'exists'>

  /** Removes a table with its seats and its log. Nobody is told: what others must hear is an entry before. */
  removeTable(id: string): Promise<'ok' | 'unknown'>
  /**
   * Removes, with seats and log, at most `limit` tables to which nothing has been written since `time` and whose clock does not run
   * beyond it; the oldest first. Answers their ids.
   */
  removeUnused(time: number, limit: number): Promise<string[]>

  /** Says where other nodes on this store reach this one. */
  openDoor(door: Door): Promise<void>
  /** The open doors of all nodes that were alive when last looked, one's own among them; none where there is one node alone. */
  doors(): readonly Door[]

  health(): Promise<Health>
  /** Waits for the writes under way. */
  close(): Promise<void>
}

/** `conflict`: somebody else was first, or the number lies beyond the end of the log; read again. `unknown`: there is no such table. */
export type WriteResult = 'ok' | 'conflict' | 'unknown'
export type Listener = (seq: number, table: string) => void

export interface NewTable {
  readonly id: string
  /** Game, rules version, options, clock and whatever else the server keeps of a table. */
  readonly meta: Json
  readonly isPublic: boolean
  readonly status: string
  /** In milliseconds since 1970, as every time here; null without a clock. */
  readonly deadline: number | null
}

export interface StoredTable extends NewTable {
  /** Rises with every change of the row except of its deadline alone. */
  readonly version: number
  /** Number of the last entry. */
  readonly seq: number
  readonly createdAt: number
  /** When `version` last rose; entries alone do not count. */
  readonly updatedAt: number
}

export interface TableChanges {
  readonly meta?: Json
  readonly isPublic?: boolean
  readonly status?: string
  readonly deadline?: number | null
}

export interface SeatChange {
  readonly seat: number
  readonly name: string
  /** Hash of the key that opens the seat; null for a seat that no link opens. */
  readonly keyHash: string | null
  readonly data: Json
}

export interface TakenSeat extends SeatChange {
  readonly table: string
  readonly version: number
}

export interface Append {
  readonly table: string
  /** Number of the last entry its writer knows; the new ones follow it. */
  readonly after: number
  readonly payloads: readonly Json[]
  readonly changes?: TableChanges
  readonly seats?: readonly SeatChange[]
}

export interface Entry {
  readonly seq: number
  readonly payload: Json
  readonly at: number
}

export interface DueTable {
  readonly id: string
  readonly deadline: number
  readonly seq: number
}

export interface PublicPage {
  readonly status: string
  readonly limit: number
  readonly before?: { readonly id: string; readonly updatedAt: number }
}

export interface Door {
  /** Name or number, and port. */
  readonly address: string
  /** Addresses that mean the machine itself lead to nobody else. */
  readonly machine: string
  /** Whoever comes with it is a node on the same store. Another one after every start. */
  readonly secret: string
}

export type Health = { readonly ok: true } | { readonly ok: false; readonly sentence: string }

export interface StoreOptions {
  /** The clock of what is written; the computer's by default. */
  readonly now?: () => number
  /** Hears of what failed in the background, where nobody waits for an answer. */
  readonly onFailure?: (error: unknown) => void
}
