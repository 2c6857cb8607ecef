import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { openPostgresStore } from './postgres.ts'
import { StoreProblem } from './problem.ts'
import { DATABASE_FILE } from './sqlite-file.ts'
import { openSqliteStore } from './sqlite.ts'
import type { Store, StoreOptions } from './store.ts'

const DEFAULT_FOLDER = './data'

export interface OpenOptions extends StoreOptions {
  /** A folder that holds no tables is then refused, not made into one that does. */
  readonly mustExist?: boolean
}

/** DATABASE_URL names a PostgreSQL database; without it the tables live in the folder DATA_DIR. */
export async function openStore(env: Readonly<Record<string, string | undefined>>, options: OpenOptions = {}): Promise<Store> {
  const url = given(env['DATABASE_URL'])
  if (url !== undefined) return openPostgresStore(url, options)
  const folder = readFolder(given(env['DATA_DIR']) ?? DEFAULT_FOLDER)
  if (options.mustExist === true && !existsSync(join(folder, DATABASE_FILE))) throw new StoreProblem('no_tables', { folder })
  return openSqliteStore(folder, options)
}

function readFolder(text: string): string {
  if (text.includes('\0')) throw new StoreProblem('bad_data_dir', { reason: 'it holds a character that no name can hold' })
  // Somebody who writes an address here means the other variable, and would get a folder named after it.
  if (/^[a-z][a-z+]+:\/\//i.test(text))
    throw new StoreProblem('bad_data_dir', { reason: 'it is an address; a database goes into DATABASE_URL' })
  return resolve(text)
}

/** A variable that is set to nothing, as compose files do, is not set. */
function given(value: string | undefined): string | undefined {
  const text = value?.trim()
  return text === '' ? undefined : text
}
