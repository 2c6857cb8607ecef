import type { Flaw, StoreProblemCode } from '@echappee/server/store'

type Values = Readonly<Record<string, string | number>>

const before = ({ imported }: Values) =>
  Number(imported) === 0 ? 'no table was imported' : `${imported} before it ${Number(imported) === 1 ? 'is' : 'are'} imported`

const FLAWS: Record<Flaw, (reason: string) => string> = {
  format: (reason) => reason,
  count: (reason) => reason,
  short: () => 'the file ends too early',
  long: () => 'something follows the end of the export',
  shape: (reason) => reason,
  encoding: () => 'it is no UTF-8 text',
  json: () => 'it is no JSON',
  bounds: (reason) => reason,
}

/** What can go wrong with a store. */
export const enStore: Record<StoreProblemCode, (values: Values) => string> = {
  bad_database_url: ({ reason }) =>
    `the database is not named by an address of PostgreSQL (${reason}); it looks like postgres://user:password@host:5432/name`,
  bad_data_dir: ({ reason }) => `the folder of the tables can't be used: ${reason}`,
  no_tables: ({ folder }) =>
    `${folder} holds no tables; --data-dir or DATA_DIR names the folder, --database-url or DATABASE_URL a database`,
  folder_unusable: ({ folder, reason }) => `${folder} can't hold the tables: ${reason}`,
  folder_in_use: ({ folder }) => `${folder} is in use by a running server or another command; stop that one first`,
  file_empty: ({ file }) =>
    `the file ${file} is empty, as after a restore or a full disk: put the database back, or take the file away to begin anew`,
  file_damaged: ({ file, reason }) => `${file} is no database of Échappée, or it is damaged: ${reason}`,
  unreachable: ({ server, reason }) => `PostgreSQL at ${server} can't be reached: ${reason}`,
  not_admitted: ({ server, reason }) => `PostgreSQL at ${server} does not admit us: ${reason}`,
  pooled: () =>
    'the database is behind a pooler that does not pass notices on, as PgBouncer in transaction mode; name PostgreSQL itself, or a pooler by session',
  newer_database: ({ place, found, known }) =>
    `${place} was written by a newer Échappée (form ${found}; this program knows up to ${known}); use the newer program`,
  migration_failed: ({ place, from, to, reason }) => `${place} could not be brought from form ${from} to form ${to}: ${reason}`,
  failed: ({ reason }) => `the database did not do it: ${reason}`,
  closed: () => 'the store is closed',
  too_big: ({ what, bytes, most }) => `${what} takes ${bytes} bytes; at most ${most} are kept`,
  invalid: ({ what, reason }) => `${what} ${reason}`,
  import_invalid: (values) =>
    `line ${values['line']} of the export can't be taken: ${FLAWS[values['flaw'] as Flaw](String(values['reason']))}; ${before(values)}`,
  table_exists: (values) =>
    `line ${values['line']}: the table ${values['table']} is there already, and stays as it is (--skip-existing passes over such tables); ${before(values)}`,
}
