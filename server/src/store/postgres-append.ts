import type { Pool } from 'pg'
import { raisesVersion, type AppendTexts, type SeatTexts } from './bounds.ts'
import { failure, sqlState } from './postgres-connection.ts'
import { CHANNEL } from './postgres-hold.ts'
import { StoreProblem } from './problem.ts'
import type { WriteResult } from './store.ts'

const MOST_AT_ONCE = 500
const MOST_CHARACTERS = 4_000_000
/** A second batch travels while the first one waits for the disk. */
const MOST_UNDER_WAY = 2

/**
 * Any number of appends to different tables in one statement, hence one transaction. The rows of the tables are locked in the order of
 * their ids, so that no two nodes wait for each other; whoever gets the lock second sees the new `seq` and matches nothing.
 * The notices go out with the commit or not at all, and only to other nodes that hold the table: PostgreSQL lets one transaction at a
 * time commit that has any.
 */
const APPEND = `
  with wanted as (
    select * from unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[], $5::boolean[], $6::text[], $7::boolean[], $8::bigint[], $9::boolean[])
      as wanted (id, after, length, meta, is_public, status, has_deadline, deadline, raises_version)
  ), locked as (
    select id from tables where id = any($1::text[]) order by id for no key update
  ), won as (
    update tables set
      seq = tables.seq + wanted.length,
      meta = coalesce(wanted.meta, tables.meta),
      is_public = coalesce(wanted.is_public, tables.is_public),
      status = coalesce(wanted.status, tables.status),
      deadline = case when wanted.has_deadline then wanted.deadline else tables.deadline end,
      version = tables.version + wanted.raises_version::integer,
      updated_at = case when wanted.raises_version then $10::bigint else tables.updated_at end
    from wanted join locked using (id)
    where tables.id = wanted.id and tables.seq = wanted.after
    returning tables.id, tables.seq, tables.holders
  ), written as (
    insert into entries (table_id, seq, payload, at)
    select id, entry.seq, entry.payload, $10::bigint
    from unnest($11::text[], $12::bigint[], $13::text[]) as entry (id, seq, payload) join won using (id)
  ), seated as (
    insert into seats (table_id, seat, name, key_hash, data, version)
    select id, seat.seat, seat.name, seat.key_hash, seat.data, 1
    from unnest($14::text[], $15::integer[], $16::text[], $17::text[], $18::text[]) as seat (id, seat, name, key_hash, data) join won using (id)
    on conflict (table_id, seat)
    do update set name = excluded.name, key_hash = excluded.key_hash, data = excluded.data, version = seats.version + 1
  )
  select locked.id, won.seq is not null as won,
    (select count(pg_notify(${CHANNEL} || node, won.seq || ' ' || won.id)) from unnest(array_remove(won.holders, $19::text)) as node)
  from locked left join won using (id)`

interface Waiting {
  readonly append: AppendTexts
  readonly resolve: (answer: WriteResult) => void
  readonly reject: (problem: StoreProblem) => void
}

/** Gathers the appends of one event-loop turn, and of the time that the batches before them are under way. */
export class PostgresAppends {
  readonly #pool: Pool
  readonly #node: string
  readonly #now: () => number
  readonly #tablesUnderWay = new Set<string>()
  readonly #batches = new Set<Promise<void>>()
  #queue: Waiting[] = []
  #isScheduled = false
  #isClosed = false

  constructor(pool: Pool, node: string, now: () => number) {
    this.#pool = pool
    this.#node = node
    this.#now = now
  }

  async add(append: AppendTexts): Promise<WriteResult> {
    if (this.#isClosed) throw new StoreProblem('closed')
    return new Promise<WriteResult>((resolve, reject) => {
      this.#queue.push({ append, resolve, reject })
      this.#schedule()
    })
  }

  async close(): Promise<void> {
    this.#isClosed = true
    while (this.#batches.size > 0 || this.#queue.length > 0) {
      this.#start()
      await Promise.race(this.#batches)
    }
  }

  #schedule(): void {
    if (this.#isScheduled || this.#batches.size >= MOST_UNDER_WAY) return
    this.#isScheduled = true
    setImmediate(() => {
      this.#isScheduled = false
      this.#start()
    })
  }

  #start(): void {
    if (this.#batches.size >= MOST_UNDER_WAY) return
    const batch = this.#take()
    if (batch.length === 0) return
    const sent = this.#send(batch).finally(() => {
      for (const { append } of batch) this.#tablesUnderWay.delete(append.table)
      this.#batches.delete(sent)
      if (this.#queue.length > 0) this.#schedule()
    })
    this.#batches.add(sent)
  }

  /** At most one append for each table, the earliest: the next may build on it. */
  #take(): Waiting[] {
    const batch: Waiting[] = []
    const later: Waiting[] = []
    const blocked = new Set(this.#tablesUnderWay)
    let characters = 0
    for (const waiting of this.#queue) {
      const { table, payloads } = waiting.append
      const isFull = batch.length >= MOST_AT_ONCE || characters > MOST_CHARACTERS
      if (isFull || blocked.has(table)) later.push(waiting)
      else {
        batch.push(waiting)
        for (const payload of payloads) characters += payload.length
      }
      blocked.add(table)
    }
    this.#queue = later
    for (const { append } of batch) this.#tablesUnderWay.add(append.table)
    return batch
  }

  async #send(batch: readonly Waiting[]): Promise<void> {
    try {
      const values = parameters(
        batch.map(({ append }) => append),
        this.#now(),
        this.#node,
      )
      const { rows } = await this.#pool.query<{ id: string; won: boolean }>({ name: 'append', text: APPEND, values })
      const answers = new Map(rows.map(({ id, won }) => [id, won ? ('ok' as const) : ('conflict' as const)]))
      for (const { append, resolve } of batch) resolve(answers.get(append.table) ?? 'unknown')
    } catch (error) {
      // An answer of the server means that nothing was written. If one of them can't be, each succeeds or fails for itself.
      const isRefused = sqlState(error) !== undefined && !/^(?:53|57|58)/.test(sqlState(error) ?? '')
      if (isRefused && batch.length > 1) await Promise.all(batch.map(async (waiting) => this.#send([waiting])))
      else for (const { reject } of batch) reject(failure(error))
    }
  }
}

function parameters(appends: readonly AppendTexts[], now: number, node: string): unknown[] {
  const entries = appends.flatMap(({ table, after, payloads }) => payloads.map((payload, i) => ({ table, seq: after + 1 + i, payload })))
  const seats = appends.flatMap(({ table, seats: own }) => own.map((seat): SeatTexts & { table: string } => ({ table, ...seat })))
  return [
    appends.map(({ table }) => table),
    appends.map(({ after }) => after),
    appends.map(({ payloads }) => payloads.length),
    appends.map(({ changes }) => changes.meta ?? null),
    appends.map(({ changes }) => changes.isPublic ?? null),
    appends.map(({ changes }) => changes.status ?? null),
    appends.map(({ changes }) => changes.deadline !== undefined),
    appends.map(({ changes }) => changes.deadline ?? null),
    appends.map(({ changes }) => raisesVersion(changes)),
    now,
    entries.map(({ table }) => table),
    entries.map(({ seq }) => seq),
    entries.map(({ payload }) => payload),
    seats.map(({ table }) => table),
    seats.map(({ seat }) => seat),
    seats.map(({ name }) => name),
    seats.map(({ keyHash }) => keyHash),
    seats.map(({ data }) => data),
    node,
  ]
}
