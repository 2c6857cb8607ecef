import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { POSTGRES_MIGRATIONS, SQLITE_MIGRATIONS, type Migrations } from '../../src/store/migration.ts'
import { openPostgresStore } from '../../src/store/postgres.ts'
import { openSqliteStore } from '../../src/store/sqlite.ts'
import type { NewTable, Store } from '../../src/store/store.ts'
import type { TestPostgres } from '../postgres.ts'

/** Somewhere a store can be opened, closed and opened again: a folder, or a database. */
export interface StorePlace {
  /** By which a program finds it. */
  readonly env: Record<string, string>
  readonly migrations: Migrations
  open(options?: { now?: () => number; migrations?: Migrations; heartbeatMs?: number }): Promise<Store>
  /** From now on the database itself refuses entries that hold the word `poison`. */
  poison(): Promise<void>
  /** One statement behind the store's back. */
  query(sql: string): Promise<object[]>
  remove(): Promise<void>
}

export type NewPlace = () => Promise<StorePlace>

export async function newFolder(): Promise<StorePlace> {
  const folder = mkdtempSync(join(tmpdir(), 'echappee-store-'))
  const query = async (sql: string): Promise<object[]> => {
    const db = new DatabaseSync(join(folder, 'echappee.db'), { timeout: 5000 })
    try {
      return db.prepare(sql).all()
    } finally {
      db.close()
    }
  }
  return {
    env: { DATA_DIR: folder },
    migrations: SQLITE_MIGRATIONS,
    open: async (options) => openSqliteStore(folder, options),
    query,
    async poison() {
      await query(
        `create trigger poison before insert on fresh when instr(new.payload, 'poison') begin select raise(abort, 'poisoned'); end`,
      )
    },
    async remove() {
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export function databasesOf(postgres: () => TestPostgres): NewPlace {
  return async () => {
    const url = await postgres().freshUrl()
    const query = async (sql: string) => postgres().query(url, sql)
    return {
      env: { DATABASE_URL: url },
      migrations: POSTGRES_MIGRATIONS,
      open: async (options) => openPostgresStore(url, options),
      query,
      async poison() {
        await query(`create function poison() returns trigger language plpgsql as $$ begin raise exception 'poisoned'; end $$`)
        await query(
          `create trigger poison before insert on entries for each row when (strpos(new.payload, 'poison') > 0) execute function poison()`,
        )
      },
      async remove() {
        // Goes with its server.
      },
    }
  }
}

export function newTable(id: string, rest: Partial<NewTable> = {}): NewTable {
  return { id, meta: { game: 'some-game', rulesVersion: 1 }, isPublic: false, status: 'open', deadline: null, ...rest }
}
