import { join } from 'node:path'
import { ByteWriter, ParquetWriter, schemaFromColumnData } from 'hyparquet-writer'
import { GrowingFile } from '../files.ts'
import type { Cell, Sheet } from './rows.ts'

type Rows = readonly (readonly Cell[])[]

/** A sheet in a file that grows. */
export interface TableFile {
  readonly file: GrowingFile
  add(rows: Rows): void
  /** After the last row. */
  end(): void
}

export function csvFile(folder: string, { name, heads }: Sheet): TableFile {
  const file = new GrowingFile(join(folder, `${name}.csv`))
  const add = (rows: Rows) => file.write(rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join(''))
  add([heads.map((head) => head.name)])
  return { file, add, end: () => undefined }
}

const cellText = (cell: Cell): string => (cell === null ? '' : typeof cell === 'number' ? `${cell}` : quoted(cell))
const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

export function parquetFile(folder: string, { name, heads }: Sheet): TableFile {
  const file = new GrowingFile(join(folder, `${name}.parquet`))
  const bytes = new ByteWriter()
  const columns = heads.map((head) => ({
    name: head.name,
    data: [],
    type: head.isText ? ('STRING' as const) : ('DOUBLE' as const),
    nullable: true,
  }))
  const writer = new ParquetWriter({ writer: bytes, schema: schemaFromColumnData({ columnData: columns }) })
  /** What was made so far goes into the file; the writer counts on from there. */
  const pour = () => {
    file.write(bytes.getBytes())
    bytes.index = 0
  }
  return {
    file,
    add(rows) {
      void writer.write({
        columnData: heads.map((head, i) => ({ name: head.name, data: rows.map((row) => row[i] ?? null) })),
        rowGroupSize: rows.length,
      })
      pour()
    },
    end() {
      void writer.finish()
      pour()
    },
  }
}
