import { Pool, type PoolClient, type QueryResult } from 'pg'
import * as bounds from './bounds.ts'
import { sought } from './bounds.ts'
import { POSTGRES_MIGRATIONS, type Migrations } from './migration.ts'
import { PostgresAppends } from './postgres-append.ts'
import { connection, failure, limitSession, migratePostgres, openingProblem, readDatabaseUrl } from './postgres-connection.ts'
import { SIGNAL } from './postgres-hold.ts'
import { PostgresListener } from './postgres-listen.ts'
import { StoreProblem } from './problem.ts'
import { dueOf, entryOf, seatOf, tableOf, type Row } from './rows.ts'
import type * as s from './store.ts'
import { Watchers } from './watchers.ts'

export interface PostgresOptions extends s.StoreOptions {
  readonly migrations?: Migrations
  /** How often the listening connection is tried and the watched logs are compared. */
  readonly heartbeatMs?: number
  readonly connections?: number
  /** How long a write waits for a table that somebody else holds. */
  readonly lockMs?: number
}

/** The store of a server with any number of nodes. */
export async function openPostgresStore(address: string, options: PostgresOptions = {}): Promise<s.Store> {
  const url = readDatabaseUrl(address)
  await migratePostgres(url, options.migrations ?? POSTGRES_MIGRATIONS)
  const watchers = new Watchers()
  const listener = new PostgresListener(connection(url, 'listen'), watchers, options)
  await listener.open().catch((error: unknown) => {
    throw openingProblem(url, error)
  })
  const pool = new Pool({
    ...connection(url, 'work'),
    max: options.connections ?? 10,
    onConnect: async (client) => limitSession(client, { lock: options.lockMs ?? 3000 }),
  })
  // A connection that breaks while nobody uses it is replaced at the next use.
  pool.on('error', () => undefined)
  try {
    await listener.checkHearing(async (text) => pool.query(text))
  } catch (error) {
    await Promise.all([listener.close(), pool.end()])
    throw openingProblem(url, error)
  }
  return new PostgresStore(pool, listener, watchers, options.now ?? Date.now)
}

const PAGE = 200
const IMPORT_PAGE = 1000
const PUT_SEATS = `insert into seats (table_id, seat, name, key_hash, data, version)
  select $1, * from unnest($2::integer[], $3::text[], $4::text[], $5::text[], $6::bigint[])`
const CREATE_TABLE = `insert into tables (id, meta, is_public, status, deadline, version, seq, created_at, updated_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing`
const CHANGE_TABLE = `update tables set
    meta = coalesce($3, meta), is_public = coalesce($4, is_public), status = coalesce($5, status),
    deadline = case when $6 then $7 else deadline end,
    version = version + $8::boolean::integer, updated_at = case when $8 then $9 else updated_at end
  where id = $1 and version = $2`

/** A table that somebody writes to meanwhile is either held, and passed over, or has a last entry that this query can't see. */
const UNUSED = `select id from tables where updated_at < $1 and (deadline is null or deadline < $1)
    and (seq = 0 or exists (select from entries where table_id = tables.id and entries.seq = tables.seq and at < $1))
  order by updated_at, id limit $2 for update skip locked`

class PostgresStore implements s.Store {
  readonly kind = 'postgres'
  readonly #pool: Pool
  readonly #listener: PostgresListener
  readonly #watchers: Watchers
  readonly #now: () => number
  readonly #appends: PostgresAppends
  #isClosed = false

  constructor(pool: Pool, listener: PostgresListener, watchers: Watchers, now: () => number) {
    this.#pool = pool
    this.#listener = listener
    this.#watchers = watchers
    this.#now = now
    this.#appends = new PostgresAppends(pool, listener.node, now)
  }

  async createTable(table: s.NewTable, seats: readonly s.SeatChange[] = []): Promise<'ok' | 'exists'> {
    const at = this.#now()
    return this.#insert(
      { ...table, version: 1, seq: 0, createdAt: at, updatedAt: at },
      seats,
      seats.map(() => 1),
    )
  }

  async readTable(id: string): Promise<s.StoredTable | undefined> {
    const { rows } = await this.#query('select * from tables where id = $1', [sought(id)])
    return rows[0] === undefined ? undefined : tableOf(rows[0])
  }

  async updateTable(id: string, expectedVersion: number, changes: s.TableChanges): Promise<s.WriteResult> {
    const texts = bounds.changeTexts(changes)
    const row = [sought(id), expectedVersion, texts.meta, texts.isPublic, texts.status]
    const times = [texts.deadline !== undefined, texts.deadline, bounds.raisesVersion(texts), this.#now()]
    const { rowCount } = await this.#query(CHANGE_TABLE, [...row, ...times])
    return rowCount === 1 ? 'ok' : this.#conflictOrUnknown(id)
  }

  async listPublic({ status, limit, before }: s.PublicPage): Promise<s.StoredTable[]> {
    const { updatedAt, id } = before ?? { updatedAt: Number.MAX_SAFE_INTEGER, id: '' }
    const { rows } = await this.#query(
      'select * from tables where is_public and status = $1 and (updated_at, id) < ($2, $3) order by updated_at desc, id desc limit $4',
      [sought(status), updatedAt, sought(id), bounds.rowLimit(limit)],
    )
    return rows.map(tableOf)
  }

  async listDue(time: number, limit: number): Promise<s.DueTable[]> {
    const text = 'select id, deadline, seq from tables where deadline <= $1 order by deadline, id limit $2'
    const { rows } = await this.#query(text, [time, bounds.rowLimit(limit)])
    return rows.map(dueOf)
  }

  async putSeat(table: string, expectedVersion: number, seat: s.SeatChange): Promise<s.WriteResult> {
    const [texts] = bounds.seatTexts([seat])
    const values = [sought(table), texts?.seat, texts?.name, texts?.keyHash, texts?.data]
    const { rowCount } =
      expectedVersion === 0
        ? await this.#query(
            `insert into seats (table_id, seat, name, key_hash, data, version) select id, $2, $3, $4, $5, 1 from tables where id = $1
             on conflict do nothing`,
            values,
          )
        : await this.#query(
            'update seats set name = $3, key_hash = $4, data = $5, version = version + 1 where table_id = $1 and seat = $2 and version = $6',
            [...values, expectedVersion],
          )
    return rowCount === 1 ? 'ok' : this.#conflictOrUnknown(table)
  }

  async readSeats(table: string): Promise<s.TakenSeat[]> {
    const { rows } = await this.#query('select * from seats where table_id = $1 order by seat', [sought(table)])
    return rows.map(seatOf)
  }

  async findSeats(keyHashes: readonly string[]): Promise<s.TakenSeat[]> {
    const text = 'select * from seats where key_hash = any($1::text[]) order by table_id, seat'
    const { rows } = await this.#query(text, [keyHashes.map(sought)])
    return rows.map(seatOf)
  }

  beforeNextWrite(callback: () => void): void {
    setImmediate(callback)
  }

  async append(append: s.Append): Promise<s.WriteResult> {
    const texts = bounds.appendTexts(append)
    const answer = await this.#appends.add(texts)
    if (answer === 'ok') this.#watchers.tell(texts.table, texts.after + texts.payloads.length)
    return answer
  }

  async readEntries(table: string, after: number, limit: number): Promise<s.Entry[]> {
    const text = 'select seq, payload, at from entries where table_id = $1 and seq > $2 order by seq limit $3'
    const { rows } = await this.#query(text, [sought(table), after, bounds.rowLimit(limit)])
    return rows.map(entryOf)
  }

  async lastSeq(table: string): Promise<number | undefined> {
    const { rows } = await this.#query('select seq from tables where id = $1', [sought(table)])
    return rows[0] === undefined ? undefined : Number(rows[0]['seq'])
  }

  signal(table: string, text: string): void {
    const words = bounds.signalText(text)
    queueMicrotask(() => this.#watchers.signal(table, words))
    // What is not heard is asked for again.
    if (sought(table) === table && !this.#isClosed) this.#query(SIGNAL, [table, words, this.#listener.node]).catch(() => undefined)
  }

  watch(table: string, listener: s.Listener, onSignal?: (text: string) => void): () => void {
    // A database that is asked for a name that it can't hold answers nothing about the others either.
    if (sought(table) !== table) return () => undefined
    const stop = this.#watchers.add(table, listener, onSignal)
    this.#listener.note(table)
    return () => {
      stop()
      this.#listener.note(table)
    }
  }

  async *allTables(): AsyncIterable<s.StoredTable> {
    for (let last = ''; ;) {
      const { rows } = await this.#query(`select * from tables where id > $1 order by id limit ${PAGE}`, [last])
      const tables = rows.map(tableOf)
      yield* tables
      if (tables.length < PAGE) return
      last = tables.at(-1)?.id ?? last
    }
  }

  async importTable(table: s.StoredTable, seats: readonly s.TakenSeat[], entries: readonly s.Entry[]): Promise<'ok' | 'exists'> {
    const payloads = bounds.importTexts(table, seats, entries)
    const write = async (client: PoolClient) => {
      for (let from = 0; from < entries.length; from += IMPORT_PAGE) {
        const page = entries.slice(from, from + IMPORT_PAGE)
        await client.query(
          'insert into entries (table_id, seq, payload, at) select $1, * from unnest($2::bigint[], $3::text[], $4::bigint[])',
          [table.id, page.map(({ seq }) => seq), payloads.slice(from, from + IMPORT_PAGE), page.map(({ at }) => at)],
        )
      }
    }
    return this.#insert(
      table,
      seats,
      seats.map(({ version }) => version),
      write,
    )
  }

  async removeTable(id: string): Promise<'ok' | 'unknown'> {
    return this.#transaction(async (client) => {
      const { rowCount } = await client.query('select from tables where id = $1 for update', [sought(id)])
      await remove(client, [sought(id)])
      return rowCount === 1 ? 'ok' : 'unknown'
    })
  }

  async removeUnused(time: number, limit: number): Promise<string[]> {
    return this.#transaction(async (client) => {
      const { rows } = await client.query<{ id: string }>(UNUSED, [time, bounds.rowLimit(limit)])
      const ids = rows.map(({ id }) => id)
      await remove(client, ids)
      return ids
    })
  }

  async openDoor(door: s.Door): Promise<void> {
    return this.#listener.openDoor(door)
  }

  doors(): readonly s.Door[] {
    return this.#listener.doors
  }

  async health(): Promise<s.Health> {
    try {
      // Changes nothing, but takes the way of every write.
      await this.#query('update migrations set at = at where version = (select max(version) from migrations)', [])
      return this.#listener.isListening
        ? { ok: true }
        : { ok: false, sentence: 'The connection that hears of other nodes is being renewed.' }
    } catch (error) {
      return { ok: false, sentence: failure(error).sentence }
    }
  }

  async close(): Promise<void> {
    if (this.#isClosed) return
    this.#isClosed = true
    await this.#appends.close()
    this.#watchers.clear()
    await Promise.all([this.#listener.close(), this.#pool.end()])
  }

  async #insert(
    table: s.StoredTable,
    seats: readonly s.SeatChange[],
    versions: readonly number[],
    andThen?: (client: PoolClient) => Promise<void>,
  ): Promise<'ok' | 'exists'> {
    const { id, meta, isPublic, status, deadline } = bounds.tableTexts(table)
    const texts = bounds.seatTexts(seats)
    return this.#transaction(async (client) => {
      const row = [id, meta, isPublic, status, deadline, table.version, table.seq, table.createdAt, table.updatedAt]
      const { rowCount } = await client.query(CREATE_TABLE, row)
      if (rowCount === 0) return 'exists'
      const columns = [texts.map((t) => t.seat), texts.map((t) => t.name), texts.map((t) => t.keyHash), texts.map((t) => t.data), versions]
      if (texts.length > 0) await client.query(PUT_SEATS, [id, ...columns])
      await andThen?.(client)
      return 'ok'
    })
  }

  async #conflictOrUnknown(table: string): Promise<s.WriteResult> {
    return (await this.lastSeq(table)) === undefined ? 'unknown' : 'conflict'
  }

  async #query(text: string, values: unknown[]): Promise<QueryResult<Row>> {
    if (this.#isClosed) throw new StoreProblem('closed')
    return this.#pool.query<Row>(text, values).catch((error: unknown) => {
      throw failure(error)
    })
  }

  async #transaction<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
    if (this.#isClosed) throw new StoreProblem('closed')
    let client: PoolClient | undefined
    try {
      client = await this.#pool.connect()
      await client.query('begin')
      const result = await work(client)
      await client.query('commit')
      client.release()
      return result
    } catch (error) {
      // A broken-off transaction ends with its connection.
      client?.release(true)
      throw failure(error)
    }
  }
}

async function remove(client: PoolClient, ids: readonly string[]): Promise<void> {
  for (const [part, column] of [
    ['entries', 'table_id'],
    ['seats', 'table_id'],
    ['tables', 'id'],
  ] as const)
    await client.query(`delete from ${part} where ${column} = any($1::text[])`, [ids])
}
