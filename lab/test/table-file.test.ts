import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parquetReadObjects } from 'hyparquet'
import { describe, expect, test } from 'vitest'
import { csvFile, parquetFile } from '../src/report/table-file.ts'
import type { Cell, Sheet } from '../src/report/rows.ts'
import { scratchFolder } from './run.ts'

const SHEET: Sheet = {
  name: 'rows',
  heads: [
    { name: 'word', isText: true },
    { name: 'value', isText: false },
  ],
}
const PIECES: Cell[][][] = [
  [
    ['a, "b"', 1],
    [null, 0.5],
  ],
  [['é\n', null]],
  [
    ['d', 3],
    ['e', -4],
  ],
]

describe('a table that is written piece by piece', () => {
  test('reads as one, in both kinds of files, and stands there only when it is whole', async () => {
    const folder = scratchFolder()
    const files = [csvFile(folder, SHEET), parquetFile(folder, SHEET)]
    for (const file of files) for (const piece of PIECES) file.add(piece)
    for (const file of files) file.end()
    expect(readdirSync(folder).filter((name) => !name.startsWith('.'))).toEqual([])
    for (const { file } of files) file.keep()
    expect(readdirSync(folder).sort()).toEqual(['rows.csv', 'rows.parquet'])
    expect(readFileSync(join(folder, 'rows.csv'), 'utf8')).toBe('word,value\r\n"a, ""b""",1\r\n,0.5\r\n"é\n",\r\nd,3\r\ne,-4\r\n')
    const { buffer } = new Uint8Array(readFileSync(join(folder, 'rows.parquet')))
    expect(await parquetReadObjects({ file: buffer })).toEqual(PIECES.flat().map(([word, value]) => ({ word, value })))
  })

  test('leaves nothing behind when it is dropped, and says which file can’t be written', () => {
    const folder = scratchFolder()
    const file = csvFile(folder, SHEET)
    file.add(PIECES[0]!)
    file.file.drop()
    expect(readdirSync(folder)).toEqual([])
    expect(() => csvFile(join(folder, 'none'), SHEET)).toThrow(
      expect.objectContaining({ file: join(folder, 'none', 'rows.csv'), code: 'ENOENT' }),
    )
    expect(existsSync(join(folder, 'none'))).toBe(false)
  })
})
