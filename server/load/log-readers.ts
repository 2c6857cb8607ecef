import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openPostgresStore } from '../src/store/postgres.ts'
import type { LogEntry } from '../src/tables/log-entry.ts'
import type { LogReader } from './promises.ts'

/** Reads the server's file beside the server. */
export function sqliteLog(folder: string): LogReader {
  return {
    async read(table) {
      const db = new DatabaseSync(join(folder, 'echappee.db'), { readOnly: true, timeout: 5000 })
      try {
        const rows = db.prepare('select payload from log where table_id = ? order by seq').all(table)
        return rows.map(({ payload }) => JSON.parse(String(payload)) as LogEntry)
      } finally {
        db.close()
      }
    },
    close: async () => undefined,
  }
}

export async function postgresLog(url: string): Promise<LogReader> {
  const store = await openPostgresStore(url)
  return {
    read: async (table) => (await store.readEntries(table, 0, MOST)).map(({ payload }) => payload as unknown as LogEntry),
    close: async () => store.close(),
  }
}

/** More than any game's. */
const MOST = 10_000
