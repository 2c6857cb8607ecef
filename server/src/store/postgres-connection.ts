import { Client, type ClientBase, type ClientConfig, type PoolConfig } from 'pg'
import { migrationFailed, pending, type Migrations } from './migration.ts'
import { reasonOf, StoreProblem } from './problem.ts'

const CONNECT_MS = 5000
const STATEMENT_MS = 10_000
const MIGRATION_WAIT_MS = 60_000
/** Any number, as long as it is ours: who holds it migrates. */
const MIGRATION_LOCK = 0x65636870

/** Checks the address before anything is tried. Its password never appears in a sentence. */
export function readDatabaseUrl(text: string): URL {
  if (!URL.canParse(text)) throw badUrl('it is no URL')
  const url = new URL(text)
  if (url.protocol !== 'postgres:' && url.protocol !== 'postgresql:') throw badUrl(`it begins with ${url.protocol}`)
  if (url.pathname.length <= 1) throw badUrl('it names no database')
  return url
}

function badUrl(reason: string): StoreProblem {
  return new StoreProblem('bad_database_url', { reason })
}

function serverName(url: URL): string {
  return `${url.hostname === '' ? (url.searchParams.get('host') ?? 'localhost') : url.hostname}:${url.port === '' ? 5432 : url.port}${url.pathname}`
}

export function connection(url: URL, purpose: string): PoolConfig & ClientConfig {
  return {
    connectionString: url.href,
    application_name: `echappee ${purpose}`,
    connectionTimeoutMillis: CONNECT_MS,
    // The server's own limit answers first; this one is for a server that has fallen silent.
    query_timeout: STATEMENT_MS + CONNECT_MS,
    keepAlive: true,
  }
}

/** Poolers refuse these when they come with the first message of a connection. Times are in milliseconds. */
export async function limitSession(client: ClientBase, { statement = STATEMENT_MS, lock = 0 }: SessionLimits = {}): Promise<void> {
  await client.query(
    `set statement_timeout = ${statement}; set lock_timeout = ${lock}; set idle_in_transaction_session_timeout = ${STATEMENT_MS}`,
  )
}

export interface SessionLimits {
  readonly statement?: number
  /** 0 is none. */
  readonly lock?: number
}

/** Brings the database to the form this program knows. Nodes that start together wait for the one that does it. */
export async function migratePostgres(url: URL, migrations: Migrations): Promise<void> {
  const { query_timeout: _, ...config } = connection(url, 'migration')
  const client = new Client(config)
  client.on('error', () => undefined)
  try {
    await client.connect()
  } catch (error) {
    void endConnection(client)
    throw openingProblem(url, error)
  }
  const place = serverName(url)
  let found = 0
  try {
    found = await formOf(client)
    if (pending(migrations, found, place).length === 0) return
    await client.query('begin')
    await client.query(`set local lock_timeout = ${MIGRATION_WAIT_MS}`)
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
    await client.query('create table if not exists migrations (version integer primary key, at bigint not null)')
    found = await formOf(client)
    for (const { number, sql } of pending(migrations, found, place)) {
      await client.query(sql)
      await client.query('insert into migrations (version, at) values ($1, $2)', [number, Date.now()])
    }
    await client.query('commit')
  } catch (error) {
    throw migrationFailed(place, found, migrations.length, error)
  } finally {
    // Ending the session undoes what it did not commit.
    await endConnection(client)
  }
}

async function formOf(client: Client): Promise<number> {
  const { rows } = await client.query<{ is_there: boolean }>(`select to_regclass('migrations') is not null as is_there`)
  if (rows[0]?.is_there !== true) return 0
  const { rows: forms } = await client.query<{ version: number }>('select coalesce(max(version), 0) as version from migrations')
  return forms[0]?.version ?? 0
}

/** A connection that has fallen silent does not answer a farewell either. */
export async function endConnection(client: Client): Promise<void> {
  const { stream } = (client as unknown as { connection: { stream: { destroy(): void } } }).connection
  const timer = setTimeout(() => stream.destroy(), 500)
  await client.end().catch(() => undefined)
  clearTimeout(timer)
}

/** SQLSTATE classes 28 (who we are), 3D (which database), 42 (what we may) and 53/57 (too many, shutting down) come from a server that was reached. */
export function openingProblem(url: URL, error: unknown): StoreProblem {
  if (error instanceof StoreProblem) return error
  const values = { server: serverName(url), reason: reasonOf(error) }
  return new StoreProblem(sqlState(error) === undefined ? 'unreachable' : 'not_admitted', values, error)
}

export function failure(error: unknown): StoreProblem {
  return error instanceof StoreProblem ? error : new StoreProblem('failed', { reason: reasonOf(error) }, error)
}

/** The five characters by which PostgreSQL names an error; undefined for those of the connection. */
export function sqlState(error: unknown): string | undefined {
  const { code, severity } = error as { code?: unknown; severity?: unknown }
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && severity !== undefined ? code : undefined
}
