import { accessSync, constants, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { FileTrouble } from '../failure.ts'
import { makeFolder, writeDurably } from '../files.ts'
import type { Words } from '../words/en/index.ts'
import { reportPage } from './html.ts'
import { notebookOf } from './notebook.ts'
import type { Report } from './report.ts'
import { playRows, sheetsOf } from './rows.ts'
import { csvFile, parquetFile } from './table-file.ts'

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
  const { games, seats, dictionary } = sheetsOf(report)
  const tables = [games, seats, dictionary].map((sheet) => ({
    sheet: sheet.name,
    files: [...(csv === undefined ? [] : [csvFile(csv, sheet)]), ...(parquet === undefined ? [] : [parquetFile(parquet, sheet)])],
  }))
  const files = tables.flatMap((table) => table.files)
  try {
    await playRows(report, ({ name }, rows) => {
      for (const file of tables.find(({ sheet }) => sheet === name)!.files) file.add(rows)
    })
    for (const file of files) file.end()
    for (const { file } of files) {
      file.keep()
      written.push(file.file)
    }
  } finally {
    for (const { file } of files) file.drop()
  }
  if (parquet !== undefined) write(join(parquet, 'study.ipynb'), notebookOf(report))
  return written
}
