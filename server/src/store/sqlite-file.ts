import { chmodSync, closeSync, existsSync, fdatasync, mkdirSync, openSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Sync } from './group-commit.ts'
import { migrationFailed, pending, type Migrations } from './migration.ts'
import { reasonOf, StoreProblem } from './problem.ts'

export const DATABASE_FILE = 'echappee.db'
const BUSY_MS = 5000
/** A process that was just killed may hold its lock for a moment still. */
const LOCK_WAIT_MS = 500
/** A table writes to the same page of the database again and again: moving the log there seldom saves most of that. */
const CHECKPOINT_PAGES = 8000
const SQLITE_BUSY = 5
const SQLITE_NOTADB = 26
const SQLITE_CORRUPT = 11

const syncData = (file: number): Promise<void> =>
  new Promise((done, fail) => fdatasync(file, (error) => (error === null ? done() : fail(error))))

export interface SqliteFile {
  readonly db: DatabaseSync
  /** Its whole path. */
  readonly path: string
  /** A commit is on the disk when a sync that began after it has ended, not before. */
  readonly sync: Sync
  close(): void
}

/** Opens the database of a folder for this process alone, and brings it to the form this program knows. */
export function openSqliteFile(folder: string, migrations: Migrations): SqliteFile {
  makeFolder(folder)
  const lock = takeLock(folder)
  const file = join(folder, DATABASE_FILE)
  let db: DatabaseSync | undefined
  try {
    // SQLite would take an empty file for a new database.
    if (statSync(file, { throwIfNoEntry: false })?.size === 0) throw new StoreProblem('file_empty', { file })
    db = new DatabaseSync(file, { timeout: BUSY_MS, enableForeignKeyConstraints: true })
    const opened = db
    opened.exec('pragma journal_mode = wal; pragma synchronous = full; pragma fullfsync = on; pragma temp_store = memory')
    keepToOwner(file)
    migrate(opened, migrations, file)
    // From here on SQLite syncs its log only when it moves it into the database; after every commit, whoever asked for it does.
    opened.exec(`pragma synchronous = normal; pragma cache_size = -65536; pragma wal_autocheckpoint = ${CHECKPOINT_PAGES}`)
    const wal = openSync(`${file}-wal`, 'r+')
    return {
      db: opened,
      path: file,
      sync: () => syncData(wal),
      close() {
        opened.close()
        closeSync(wal)
        lock.close()
      },
    }
  } catch (error) {
    db?.close()
    lock.close()
    if (error instanceof StoreProblem) throw error
    throw damageOf(error, file) ?? new StoreProblem('folder_unusable', { folder, reason: reasonOf(error) }, error)
  }
}

/** It holds secrets. SQLite gives the files beside it the same mode. Whoever uses the file of another user can't change that. */
function keepToOwner(file: string): void {
  try {
    for (const path of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(path)) chmodSync(path, 0o600)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error
  }
}

/** All steps in one transaction, each form with the time it was reached. */
function migrate(db: DatabaseSync, migrations: Migrations, place: string): void {
  db.exec('begin immediate')
  let found = 0
  try {
    db.exec('create table if not exists migrations (version integer primary key, at integer not null) strict')
    found = Number(db.prepare('select coalesce(max(version), 0) as version from migrations').get()?.['version'])
    for (const { number, sql } of pending(migrations, found, place)) {
      db.exec(sql)
      db.prepare('insert into migrations (version, at) values (?, ?)').run(number, Date.now())
    }
    db.exec('commit')
  } catch (error) {
    if (db.isTransaction) db.exec('rollback')
    throw errorNumber(error) === SQLITE_CORRUPT ? error : migrationFailed(place, found, migrations.length, error)
  }
}

function makeFolder(folder: string): void {
  try {
    makeWithParents(resolve(folder))
  } catch (error) {
    throw new StoreProblem('folder_unusable', { folder, reason: reasonOf(error) }, error)
  }
}

/** Node's own way, `recursive`, never ends where nothing can be made, as under /proc. */
function makeWithParents(folder: string): void {
  if (existsSync(folder)) return
  makeWithParents(dirname(folder))
  try {
    // Tables hold secrets of running games: nobody but the server's own user has business here.
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    // Another process was faster.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}

/**
 * An exclusive transaction on a file of its own that is never written to. The operating system ends it with the process, however that
 * dies, and the database itself stays readable to other tools.
 */
function takeLock(folder: string): DatabaseSync {
  let lock: DatabaseSync | undefined
  try {
    lock = new DatabaseSync(join(folder, 'lock.db'), { timeout: LOCK_WAIT_MS })
    lock.exec('begin exclusive')
    return lock
  } catch (error) {
    lock?.close()
    if (errorNumber(error) === SQLITE_BUSY) throw new StoreProblem('folder_in_use', { folder }, error)
    throw new StoreProblem('folder_unusable', { folder, reason: reasonOf(error) }, error)
  }
}

/** Undefined for an error that has another reason. */
export function damageOf(error: unknown, file: string): StoreProblem | undefined {
  const isDamaged = errorNumber(error) === SQLITE_NOTADB || errorNumber(error) === SQLITE_CORRUPT
  return isDamaged ? new StoreProblem('file_damaged', { file, reason: reasonOf(error) }, error) : undefined
}

/** The primary result code; the bits above it only say more exactly where. */
function errorNumber(error: unknown): number | undefined {
  const { errcode } = error as { errcode?: unknown }
  return typeof errcode === 'number' ? errcode & 0xff : undefined
}
