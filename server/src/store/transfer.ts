import { TextDecoder } from 'node:util'
import type { Json } from '@echappee/kernel'
import * as z from 'zod/mini'

import { reasonOf, StoreProblem } from './problem.ts'
import type { Entry, Store } from './store.ts'

/**
 * All tables as lines of JSON: a heading, then for each table its row with its seats and, line by line, its entries; a last line counts
 * the tables, so that a file cut short is noticed. Nothing in it depends on the games: a log that no program can replay any more still
 * travels. It holds everything that the store holds, secrets of running games included.
 */
const FORMAT = 1
const PAGE = 500
const whole = z.int().check(z.minimum(0))
/** What stands in a line of JSON is JSON, if it is there at all. */
const json = z.custom<Json>((value) => value !== undefined)
const seatLine = z.strictObject({
  table: z.string(),
  seat: whole,
  name: z.string(),
  keyHash: z.nullable(z.string()),
  data: json,
  version: whole,
})
const row = z.strictObject({
  id: z.string(),
  meta: json,
  isPublic: z.boolean(),
  status: z.string(),
  deadline: z.nullable(whole),
  version: whole,
  seq: whole,
  createdAt: whole,
  updatedAt: whole,
})
const HEADING = z.strictObject({ echappee: z.literal('tables'), format: whole })
const TABLE = z.strictObject({ table: row, seats: z.array(seatLine) })
const ENTRY = z.strictObject({ seq: whole, payload: json, at: whole })
const END = z.strictObject({ end: z.strictObject({ tables: whole }) })

export interface ImportReport {
  readonly imported: number
  /** Ids of tables that were there already and stayed as they are. */
  readonly skipped: readonly string[]
}

/** The stream stays open, for it may be the standard output; all is written when this answers, with how many tables went through. */
export async function exportTables(store: Store, to: NodeJS.WritableStream): Promise<number> {
  const count = { tables: 0 }
  const write = async (lines: string) =>
    new Promise<void>((resolve, reject) => {
      to.write(lines, (error) => (error ? reject(error) : resolve()))
    })
  // A stream that breaks tells it to the write under way as well.
  to.on('error', ignore)
  try {
    for await (const lines of exportLines(store, count)) await write(lines)
  } finally {
    to.off('error', ignore)
  }
  return count.tables
}

/** StoredTable by table, each wholly or not at all. A table that is there already ends the import, or is skipped if so wished. */
export async function importTables(
  store: Store,
  from: AsyncIterable<Uint8Array | string>,
  { existing = 'refuse' }: { existing?: 'refuse' | 'skip' } = {},
): Promise<ImportReport> {
  const skipped: string[] = []
  let imported = 0
  const source = new Lines(from)
  try {
    const { format } = await source.next(HEADING)
    if (format !== FORMAT) throw new BadLine('format', `it is of format ${format}, and this program reads format ${FORMAT}`)
    for (;;) {
      const line = await source.next(z.union([TABLE, END]))
      if ('end' in line) {
        if (line.end.tables !== imported + skipped.length)
          throw new BadLine('count', `it counts ${line.end.tables} tables, and there were ${imported + skipped.length}`)
        await source.finish()
        return { imported, skipped }
      }
      const at = source.number
      const entries: Entry[] = []
      while (entries.length < line.table.seq) entries.push(await source.next(ENTRY))
      const answer = await store.importTable(line.table, line.seats, entries)
      if (answer === 'ok') imported++
      // What the server keeps for itself it has made anew at its start; the tables are what is moved.
      else if (existing === 'skip' || line.table.id.startsWith('host.')) skipped.push(line.table.id)
      else throw new StoreProblem('table_exists', { line: at, table: line.table.id, imported })
    }
  } catch (error) {
    // What the database or the stream could not do is no fault of the line.
    const isBounds = error instanceof StoreProblem && (error.code === 'invalid' || error.code === 'too_big')
    if (!isBounds && !(error instanceof BadLine)) throw error
    const flaw: Flaw = error instanceof BadLine ? error.flaw : 'bounds'
    throw new StoreProblem('import_invalid', { line: source.number, flaw, reason: reasonOf(error), imported }, error)
  }
}

async function* exportLines(store: Store, count: { tables: number }): AsyncIterable<string> {
  yield lineOf({ echappee: 'tables', format: FORMAT })
  for await (const table of store.allTables()) {
    yield lineOf({ table, seats: await store.readSeats(table.id) })
    // Entries that arrive meanwhile belong to a later export: the row and its log fit together.
    for (let after = 0; after < table.seq;) {
      const entries = await store.readEntries(table.id, after, Math.min(PAGE, table.seq - after))
      if (entries.length === 0)
        throw new StoreProblem('invalid', { what: `The log of table ${table.id}`, reason: `ends at ${after}, before ${table.seq}` })
      yield entries.map(lineOf).join('')
      after += entries.length
    }
    count.tables++
  }
  yield lineOf({ end: count })
}

const lineOf = (value: unknown): string => `${JSON.stringify(value)}\n`

const ignore = (): void => undefined

/** What is wrong with a line of an export, for programs that say it in another language. */
export type Flaw = 'format' | 'count' | 'short' | 'long' | 'shape' | 'encoding' | 'json' | 'bounds'

class BadLine extends Error {
  readonly flaw: Flaw

  constructor(flaw: Flaw, message: string) {
    super(message)
    this.flaw = flaw
  }
}

/** Lines end with \n alone: node:readline would also break them at U+2028, which JSON leaves as it is. */
class Lines {
  number = 0
  readonly #lines: AsyncIterator<string>

  constructor(from: AsyncIterable<Uint8Array | string>) {
    this.#lines = split(from)[Symbol.asyncIterator]()
  }

  async next<T>(schema: z.ZodMiniType<T>): Promise<T> {
    this.number++
    const { value, done } = await this.#lines.next()
    if (done === true) throw new BadLine('short', 'the file ends before its last line')
    const checked = schema.safeParse(parse(value))
    if (checked.success) return checked.data
    const [issue] = checked.error.issues
    const place = issue === undefined || issue.path.length === 0 ? 'it' : issue.path.join('.')
    throw new BadLine('shape', `${place} is not what an export has here`)
  }

  async finish(): Promise<void> {
    this.number++
    const { done } = await this.#lines.next()
    if (done !== true) throw new BadLine('long', 'something follows the last line')
  }
}

async function* split(from: AsyncIterable<Uint8Array | string>): AsyncIterable<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false })
  let rest = ''
  for await (const chunk of from) {
    const lines = (rest + (typeof chunk === 'string' ? chunk : decode(decoder, chunk))).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  rest += decode(decoder)
  if (rest !== '') yield rest
}

function decode(decoder: TextDecoder, chunk?: Uint8Array): string {
  try {
    return chunk === undefined ? decoder.decode() : decoder.decode(chunk, { stream: true })
  } catch {
    throw new BadLine('encoding', 'it is no UTF-8 text')
  }
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    throw new BadLine('json', 'it is no JSON')
  }
}
