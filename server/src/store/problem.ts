const SENTENCES = {
  bad_database_url: (v) =>
    `DATABASE_URL is not the address of a PostgreSQL database (${v['reason']}); it looks like postgres://user:password@host:5432/name.`,
  bad_data_dir: (v) => `DATA_DIR is no folder that can be used: ${v['reason']}.`,
  no_tables: (v) => `The folder ${v['folder']} holds no tables of Échappée.`,
  folder_unusable: (v) => `The folder ${v['folder']} can't hold the tables: ${v['reason']}.`,
  folder_in_use: (v) =>
    `The folder ${v['folder']} is in use by another Échappée process. Stop that one first, or give this one a folder of its own with DATA_DIR.`,
  file_damaged: (v) => `The file ${v['file']} is no database of Échappée, or it is damaged: ${v['reason']}.`,
  file_empty: (v) =>
    `The file ${v['file']} is empty, as after a restore or a full disk: put the database back, or take the file away to begin anew.`,
  unreachable: (v) => `PostgreSQL at ${v['server']} can't be reached: ${v['reason']}.`,
  not_admitted: (v) => `PostgreSQL at ${v['server']} does not admit us: ${v['reason']}.`,
  pooled: () =>
    'DATABASE_URL leads to a pooler that does not pass notices on, as PgBouncer in transaction mode: let it pool by session, or connect to PostgreSQL itself.',
  newer_database: (v) =>
    `The database at ${v['place']} was written by a newer Échappée (its form is number ${v['found']}, this program knows up to ${v['known']}). Start the newer program; forms never go back.`,
  migration_failed: (v) =>
    `The database at ${v['place']} could not be brought from form ${v['from']} to form ${v['to']}: ${v['reason']}. It is unchanged.`,
  failed: (v) => `The database did not do it: ${v['reason']}.`,
  closed: () => 'The store is closed.',
  too_big: (v) => `${v['what']} takes ${v['bytes']} bytes; at most ${v['most']} are kept.`,
  invalid: (v) => `${v['what']} ${v['reason']}.`,
  import_invalid: (v) => `Line ${v['line']} of the export can't be taken: ${v['reason']}. ${imported(v)}`,
  table_exists: (v) => `Line ${v['line']}: the table ${v['table']} is already there; nothing of it was changed. ${imported(v)}`,
} satisfies Record<string, (values: Values) => string>

type Values = Readonly<Record<string, string | number>>
export type StoreProblemCode = keyof typeof SENTENCES

/** What can go wrong without a bug of ours: its message is a whole sentence for whoever runs the server. */
export class StoreProblem extends Error {
  override readonly name = 'StoreProblem'
  readonly code: StoreProblemCode
  readonly values: Values

  constructor(code: StoreProblemCode, values: Values = {}, cause?: unknown) {
    super(SENTENCES[code](values), cause === undefined ? {} : { cause })
    this.code = code
    this.values = values
    // People read the sentence; where in our code it was raised tells them nothing.
    this.stack = `StoreProblem: ${this.message}`
  }

  get sentence(): string {
    return this.message
  }
}

/** A foreign error in one line that ends without a full stop, ready to stand inside a sentence. */
export function reasonOf(error: unknown): string {
  // A connection tried on several addresses fails with a list and no message of its own.
  if (error instanceof AggregateError && error.message === '') return [...new Set(error.errors.map(reasonOf))].join('; ')
  const message = error instanceof Error ? error.message : String(error)
  return message.trim().replaceAll(/\s+/g, ' ').replace(/\.$/, '')
}

function imported(values: Values): string {
  const count = Number(values['imported'])
  return count === 0
    ? 'No table was imported.'
    : `${count} ${count === 1 ? 'table' : 'tables'} before it ${count === 1 ? 'is' : 'are'} imported.`
}
