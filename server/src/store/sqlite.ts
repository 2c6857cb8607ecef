import type { DatabaseSync, StatementSync } from 'node:sqlite'
import * as bounds from './bounds.ts'
import { sought } from './bounds.ts'
import { FreshEntries } from './fresh.ts'
import { GroupCommit } from './group-commit.ts'
import { SQLITE_MIGRATIONS, type Migrations } from './migration.ts'
import { reasonOf, StoreProblem } from './problem.ts'
import { dueOf, entryOf, seatOf, tableOf } from './rows.ts'
import { damageOf, openSqliteFile, type SqliteFile } from './sqlite-file.ts'
import type * as s from './store.ts'
import { Watchers } from './watchers.ts'

export interface SqliteOptions extends s.StoreOptions {
  readonly migrations?: Migrations
}

/** The embedded store: one folder, one process. Every commit is synced to the disk. */
export async function openSqliteStore(folder: string, options: SqliteOptions = {}): Promise<s.Store> {
  const file = openSqliteFile(folder, options.migrations ?? SQLITE_MIGRATIONS)
  try {
    return new SqliteStore(file, options.now ?? Date.now)
  } catch (error) {
    file.close()
    throw damageOf(error, file.path) ?? new StoreProblem('failed', { reason: reasonOf(error) }, error)
  }
}

const LAST_SEQ = 'coalesce((select max(seq) from entries where table_id = tables.id), 0)'
const TABLE = `select id, meta, is_public, status, deadline, version, ${LAST_SEQ} as seq, created_at, updated_at from tables`
const PAGE = 200

const SQL = {
  createTable:
    'insert into tables (id, meta, is_public, status, deadline, version, created_at, updated_at) values (?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing',
  readTable: `${TABLE} where id = ?`,
  version: 'select version from tables where id = ?',
  changeTable: `update tables set meta = coalesce(?, meta), is_public = coalesce(?, is_public), status = coalesce(?, status),
    version = version + 1, updated_at = ? where id = ?`,
  setDeadline: 'update tables set deadline = ? where id = ?',
  listPublic: `${TABLE} where is_public and status = ? and (updated_at, id) < (?, ?) order by updated_at desc, id desc limit ?`,
  listDue: `select id, deadline, ${LAST_SEQ} as seq from tables where deadline is not null and deadline <= ? order by deadline, id limit ?`,
  pageOfTables: `${TABLE} where id > ? order by id limit ${PAGE}`,
  seatVersion: 'select version from seats where table_id = ? and seat = ?',
  putSeat: `insert into seats (table_id, seat, name, key_hash, data, version) values (?, ?, ?, ?, ?, 1) on conflict (table_id, seat)
    do update set name = excluded.name, key_hash = excluded.key_hash, data = excluded.data, version = version + 1`,
  importSeat: 'insert into seats (table_id, seat, name, key_hash, data, version) values (?, ?, ?, ?, ?, ?)',
  readSeats: 'select * from seats where table_id = ? order by seat',
  findSeats: 'select * from seats where key_hash in (select value from json_each(?)) order by table_id, seat',
  lastSeq: `select ${LAST_SEQ} as seq from tables where id = ?`,
  putEntry: 'insert into entries (table_id, seq, payload, at) values (?, ?, ?, ?)',
  unused: `select id from tables where updated_at < ?1 and (deadline is null or deadline < ?1)
    and coalesce((select at from entries where table_id = tables.id order by seq desc limit 1), 0) < ?1 order by updated_at, id limit ?2`,
  removeEntries: 'delete from entries where table_id = ?',
  removeSeats: 'delete from seats where table_id = ?',
  removeTable: 'delete from tables where id = ?',
  /** Changes nothing, but takes the way of every write. */
  tryWrite: 'update migrations set at = at where version = (select max(version) from migrations)',
  readEntries: 'select seq, payload, at from entries where table_id = ? and seq > ? order by seq limit ?',
} as const

class SqliteStore implements s.Store {
  readonly kind = 'sqlite'
  readonly #file: SqliteFile
  readonly #now: () => number
  readonly #sql: Record<keyof typeof SQL, StatementSync>
  readonly #group: GroupCommit
  readonly #fresh: FreshEntries
  readonly #watchers = new Watchers()
  /** Pages that can't be read stay so until somebody puts them back. */
  #damage: StoreProblem | undefined
  #isClosed = false

  constructor(file: SqliteFile, now: () => number) {
    this.#file = file
    this.#now = now
    this.#sql = prepareAll(file.db)
    this.#fresh = new FreshEntries(file.db)
    this.#group = new GroupCommit(
      file.db,
      file.sync,
      () => this.#fresh.countAgain(),
      (error) => this.#problemOf(error),
    )
  }

  async createTable(table: s.NewTable, seats: readonly s.SeatChange[] = []): Promise<'ok' | 'exists'> {
    const { id, meta, isPublic, status, deadline } = bounds.tableTexts(table)
    const texts = bounds.seatTexts(seats)
    return this.#group.run(() => {
      const at = this.#now()
      const { changes } = this.#sql.createTable.run(id, meta, Number(isPublic), status, deadline, 1, at, at)
      if (changes === 0) return 'exists'
      this.#putSeats(id, texts)
      return 'ok'
    })
  }

  async readTable(id: string): Promise<s.StoredTable | undefined> {
    const row = this.#read(() => this.#sql.readTable.get(sought(id)))
    return row === undefined ? undefined : this.#reached(tableOf(row))
  }

  async updateTable(id: string, expectedVersion: number, changes: s.TableChanges): Promise<s.WriteResult> {
    const texts = bounds.changeTexts(changes)
    return this.#group.run(() => {
      const row = this.#sql.version.get(sought(id))
      if (row === undefined) return 'unknown'
      if (row['version'] !== expectedVersion) return 'conflict'
      this.#change(id, texts)
      return 'ok'
    })
  }

  async listPublic({ status, limit, before }: s.PublicPage): Promise<s.StoredTable[]> {
    const { updatedAt, id } = before ?? { updatedAt: Number.MAX_SAFE_INTEGER, id: '' }
    const rows = this.#read(() => this.#sql.listPublic.all(sought(status), updatedAt, id, bounds.rowLimit(limit)))
    return rows.map((row) => this.#reached(tableOf(row)))
  }

  async listDue(time: number, limit: number): Promise<s.DueTable[]> {
    return this.#read(() => this.#sql.listDue.all(time, bounds.rowLimit(limit))).map((row) => this.#reached(dueOf(row)))
  }

  async putSeat(table: string, expectedVersion: number, seat: s.SeatChange): Promise<s.WriteResult> {
    const texts = bounds.seatTexts([seat])
    return this.#group.run(() => {
      if (this.#sql.version.get(sought(table)) === undefined) return 'unknown'
      const version = this.#sql.seatVersion.get(table, seat.seat)?.['version'] ?? 0
      if (version !== expectedVersion) return 'conflict'
      this.#putSeats(table, texts)
      return 'ok'
    })
  }

  async readSeats(table: string): Promise<s.TakenSeat[]> {
    return this.#read(() => this.#sql.readSeats.all(sought(table))).map(seatOf)
  }

  async findSeats(keyHashes: readonly string[]): Promise<s.TakenSeat[]> {
    return this.#read(() => this.#sql.findSeats.all(JSON.stringify(keyHashes.map(sought)))).map(seatOf)
  }

  beforeNextWrite(callback: () => void): void {
    this.#group.beforeNext(callback)
  }

  async append(append: s.Append): Promise<s.WriteResult> {
    const { table, after, payloads, changes, seats } = bounds.appendTexts(append)
    const answer = await this.#group.run((): s.WriteResult => {
      const end = this.#fresh.endOf(table) ?? this.#sql.lastSeq.get(table)?.['seq']
      if (end === undefined) return 'unknown'
      if (end !== after) return 'conflict'
      this.#fresh.put(table, after, payloads, this.#now())
      this.#change(table, changes)
      this.#putSeats(table, seats)
      return 'ok'
    })
    if (answer === 'ok') this.#watchers.tell(table, after + payloads.length)
    return answer
  }

  async readEntries(table: string, after: number, limit: number): Promise<s.Entry[]> {
    return this.#readLog(table, () => this.#sql.readEntries.all(sought(table), after, bounds.rowLimit(limit))).map(entryOf)
  }

  async lastSeq(table: string): Promise<number | undefined> {
    const end = this.#read(() => this.#fresh.endOf(table) ?? this.#sql.lastSeq.get(sought(table))?.['seq'])
    return end === undefined ? undefined : Number(end)
  }

  watch(table: string, listener: s.Listener, onSignal?: (text: string) => void): () => void {
    return this.#watchers.add(table, listener, onSignal)
  }

  signal(table: string, text: string): void {
    bounds.signalText(text)
    queueMicrotask(() => this.#watchers.signal(table, text))
  }

  async *allTables(): AsyncIterable<s.StoredTable> {
    for (let last = ''; ;) {
      const rows = this.#readLog(undefined, () => this.#sql.pageOfTables.all(last)).map(tableOf)
      yield* rows
      if (rows.length < PAGE) return
      last = rows.at(-1)?.id ?? last
    }
  }

  async importTable(table: s.StoredTable, seats: readonly s.TakenSeat[], entries: readonly s.Entry[]): Promise<'ok' | 'exists'> {
    const payloads = bounds.importTexts(table, seats, entries)
    const { id, meta, isPublic, status, deadline } = bounds.tableTexts(table)
    const texts = bounds.seatTexts(seats)
    return this.#group.run(() => {
      const row = [id, meta, Number(isPublic), status, deadline, table.version, table.createdAt, table.updatedAt]
      if (this.#sql.createTable.run(...row).changes === 0) return 'exists'
      for (const [i, { seat, name, keyHash, data }] of texts.entries())
        this.#sql.importSeat.run(id, seat, name, keyHash, data, seats[i]?.version ?? 1)
      for (const [i, { seq, at }] of entries.entries()) this.#sql.putEntry.run(id, seq, payloads[i] ?? 'null', at)
      return 'ok'
    })
  }

  async removeTable(id: string): Promise<'ok' | 'unknown'> {
    return this.#group.run(() => {
      this.#fresh.move()
      return this.#remove(sought(id)) ? 'ok' : 'unknown'
    })
  }

  async removeUnused(time: number, limit: number): Promise<string[]> {
    return this.#group.run(() => {
      this.#fresh.move()
      const ids = this.#sql.unused.all(time, bounds.rowLimit(limit)).map((row) => String(row['id']))
      for (const id of ids) this.#remove(id)
      return ids
    })
  }

  async openDoor(): Promise<void> {
    // One process uses a folder.
  }

  doors(): readonly s.Door[] {
    return []
  }

  async health(): Promise<s.Health> {
    try {
      this.#read(() => this.#sql.readTable.get(''))
      await this.#group.run(() => this.#sql.tryWrite.run())
      return this.#damage === undefined ? { ok: true } : { ok: false, sentence: this.#damage.sentence }
    } catch (error) {
      return { ok: false, sentence: (error as StoreProblem).sentence }
    }
  }

  async close(): Promise<void> {
    if (this.#isClosed) return
    this.#isClosed = true
    await this.#group.close()
    this.#watchers.clear()
    this.#file.close()
  }

  /** Part of a transaction of the caller. False for what is not there. */
  #remove(id: string): boolean {
    this.#sql.removeEntries.run(id)
    this.#sql.removeSeats.run(id)
    return this.#sql.removeTable.run(id).changes > 0
  }

  #change(table: string, changes: bounds.ChangeTexts): void {
    const { meta, isPublic, status, deadline } = changes
    if (bounds.raisesVersion(changes))
      this.#sql.changeTable.run(meta ?? null, isPublic === undefined ? null : Number(isPublic), status ?? null, this.#now(), table)
    if (deadline !== undefined) this.#sql.setDeadline.run(deadline, table)
  }

  #putSeats(table: string, seats: readonly bounds.SeatTexts[]): void {
    for (const { seat, name, keyHash, data } of seats) this.#sql.putSeat.run(table, seat, name, keyHash, data)
  }

  /** The number of the last entry is known of those that are not in their place yet: nothing is moved for it. */
  #reached<T extends { readonly id: string; readonly seq: number }>(row: T): T {
    const seq = this.#fresh.endOf(row.id)
    return seq === undefined ? row : { ...row, seq }
  }

  /** For what reads entries: of one table, or of all. */
  #readLog<T>(table: string | undefined, query: () => T): T {
    return this.#read(() => {
      if (table === undefined || this.#fresh.endOf(table) !== undefined) this.#fresh.moveNow()
      return query()
    })
  }

  #read<T>(query: () => T): T {
    if (this.#group.problem !== undefined) throw this.#group.problem
    try {
      return query()
    } catch (error) {
      throw this.#problemOf(error)
    }
  }

  #problemOf(error: unknown): StoreProblem {
    if (error instanceof StoreProblem) return error
    const damage = damageOf(error, this.#file.path)
    this.#damage ??= damage
    return damage ?? new StoreProblem('failed', { reason: reasonOf(error) }, error)
  }
}

function prepareAll(db: DatabaseSync): Record<keyof typeof SQL, StatementSync> {
  return Object.fromEntries(Object.entries(SQL).map(([name, sql]) => [name, db.prepare(sql)])) as Record<keyof typeof SQL, StatementSync>
}
