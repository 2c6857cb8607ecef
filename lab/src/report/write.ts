import { accessSync, constants, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parquetWriteBuffer } from 'hyparquet-writer'
import { FileTrouble } from '../failure.ts'
import { makeFolder, writeDurably } from '../files.ts'
import type { Words } from '../words/en/index.ts'
import { reportPage } from './html.ts'
import { notebookOf } from './notebook.ts'
import type { Report } from './report.ts'
import { csvOf, sheetsOf, type Sheet } from './rows.ts'

export interface Wanted {
  readonly html?: string
  readonly csv?: string
  readonly parquet?: string
}

/** Before anything is played: whether what is wanted can be written where it is wanted. */
export function checkPlaces({ html, csv, parquet }: Wanted): void {
  for (const folder of [csv, parquet]) if (folder !== undefined) makeFolder(folder)
  if (html === undefined) return
  makeFolder(dirname(html))
  try {
    accessSync(dirname(html), constants.W_OK)
  } catch (error) {
    throw new FileTrouble(html, error, true)
  }
  if (statSync(html, { throwIfNoEntry: false })?.isDirectory() === true) throw new FileTrouble(html, { code: 'EISDIR' }, true)
}

/** The files that were written. */
export async function writeReports(
  report: Report,
  { html, csv, parquet }: Wanted,
  say: Words,
  sections?: readonly string[],
): Promise<string[]> {
  const written: string[] = []
  const write = (file: string, content: string | Uint8Array) => {
    writeDurably(file, content)
    written.push(file)
  }
  if (html !== undefined) write(html, reportPage(report, say, sections))
  if (csv === undefined && parquet === undefined) return written
  const sheets = await sheetsOf(report)
  if (csv !== undefined) for (const sheet of sheets) write(join(csv, `${sheet.name}.csv`), csvOf(sheet))
  if (parquet !== undefined) {
    for (const sheet of sheets) write(join(parquet, `${sheet.name}.parquet`), parquetOf(sheet))
    write(join(parquet, 'study.ipynb'), notebookOf(report))
  }
  return written
}

function parquetOf({ heads, rows }: Sheet): Uint8Array {
  const columnData = heads.map((name, i) => {
    const data = rows.map((row) => row[i] ?? null)
    const isText = data.some((value) => typeof value === 'string')
    return { name, data, type: isText ? ('STRING' as const) : ('DOUBLE' as const), nullable: true }
  })
  return new Uint8Array(parquetWriteBuffer({ columnData }))
}
