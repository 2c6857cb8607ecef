import { PassThrough, Readable, Writable } from 'node:stream'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Store } from '../../src/store/store.ts'
import { exportTables, importTables } from '../../src/store/transfer.ts'
import { startPostgres, type TestPostgres } from '../postgres.ts'
import { databasesOf, newFolder, newTable, type NewPlace, type StorePlace } from './place.ts'

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(async () => postgres.end())

const newDatabase = databasesOf(() => postgres)
const opened: { store: Store; place: StorePlace }[] = []
afterEach(async () => {
  for (const { store, place } of opened.splice(0)) {
    await store.close()
    await place.remove()
  }
})

async function open(newPlace: NewPlace): Promise<Store> {
  const place = await newPlace()
  const store = await place.open()
  opened.push({ store, place })
  return store
}

async function textOf(store: Store): Promise<string> {
  const chunks: string[] = []
  const to = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk.toString())
      setImmediate(done)
    },
  })
  await exportTables(store, to)
  expect(to.writableEnded).toBe(false)
  return chunks.join('')
}

async function fill(store: Store): Promise<void> {
  const odd = { text: 'Échappée 🚴 \u2028 \u0000 \ud800', list: [null, true, 1.25], ['__proto__']: { x: 1 } }
  await store.createTable(newTable('empty'))
  const seat = { seat: 0, name: 'Zoé\u2028', keyHash: 'hash', data: odd }
  await store.createTable(newTable('É', { isPublic: true, deadline: 12345, meta: { ...odd, rulesVersion: 99 } }), [seat])
  await store.append({ table: 'É', after: 0, payloads: [odd, 'two'], changes: { status: 'running' }, seats: [{ ...seat, name: 'Zoé' }] })
  await store.createTable(newTable('long'))
  for (let after = 0; after < 1500; after += 500)
    await store.append({ table: 'long', after, payloads: Array.from({ length: 500 }, (_, i) => ({ move: after + i })) })
}

describe.each([
  ['sqlite to postgres', newFolder, newDatabase],
  ['postgres to sqlite', newDatabase, newFolder],
] as const)('%s', (_name, newFrom, newTo) => {
  it('carries every table over unchanged', async () => {
    const [from, to] = [await open(newFrom), await open(newTo)]
    await fill(from)
    const stream = new PassThrough()
    const [count, report] = await Promise.all([
      exportTables(from, stream).then((tables) => (stream.end(), tables)),
      importTables(to, stream),
    ])
    expect([count, report]).toEqual([3, { imported: 3, skipped: [] }])
    expect(await textOf(to)).toBe(await textOf(from))
    expect(await to.readTable('É')).toEqual(await from.readTable('É'))
    expect(await to.readEntries('É', 0, 10)).toEqual(await from.readEntries('É', 0, 10))
    expect(await to.findSeats(['hash'])).toMatchObject([{ table: 'É', name: 'Zoé', version: 2 }])
    expect((await to.readEntries('long', 1498, 10)).map(({ payload }) => payload)).toEqual([{ move: 1498 }, { move: 1499 }])
    // And the game goes on where it was.
    expect(await to.append({ table: 'É', after: 1, payloads: [3] })).toBe('conflict')
    expect(await to.append({ table: 'É', after: 2, payloads: [3] })).toBe('ok')
    expect(await to.updateTable('É', 2, { status: 'over' })).toBe('ok')
  })

  it('refuses tables that are there already, or skips them', async () => {
    const [from, to] = [await open(newFrom), await open(newTo)]
    await fill(from)
    const text = await textOf(from)
    await to.createTable(newTable('long', { meta: 'mine' }))
    await expect(importTables(to, Readable.from([text]))).rejects.toMatchObject({
      code: 'table_exists',
      sentence: 'Line 3: the table long is already there; nothing of it was changed. 1 table before it is imported.',
    })
    expect(await importTables(to, Readable.from([text]), { existing: 'skip' })).toEqual({ imported: 1, skipped: ['empty', 'long'] })
    expect(await to.readTable('long')).toMatchObject({ meta: 'mine', seq: 0 })
    expect(await to.lastSeq('É')).toBe(2)
  })
})

describe.each([
  ['sqlite', newFolder],
  ['postgres', newDatabase],
] as const)('%s: a file', (_name, newPlace) => {
  let text: string
  let lines: string[]
  let to: Store
  beforeEach(async () => {
    const from = await open(newFolder)
    for (const id of ['a', 'b']) {
      await from.createTable(newTable(id), [{ seat: 0, name: 'É', keyHash: null, data: {} }])
      await from.append({ table: id, after: 0, payloads: [1, 2] })
    }
    text = await textOf(from)
    lines = text.split('\n')
    to = await open(newPlace)
  })

  const sentence = async (chunks: readonly (string | Buffer)[]) =>
    importTables(to, Readable.from(chunks)).then(
      () => 'imported',
      (error: { sentence?: string }) => error.sentence ?? error,
    )
  const replaced = (line: number, by: string) => [lines.with(line - 1, by).join('\n')]
  const changed = (line: number, from: string, by: string) => {
    expect(lines[line - 1]).toContain(from)
    return replaced(line, (lines[line - 1] ?? '').replace(from, by))
  }

  it('takes bytes however they are cut', async () => {
    expect(await sentence([...Buffer.from(text)].map((byte) => Buffer.from([byte])))).toBe('imported')
    expect(await textOf(to)).toBe(text)
  })

  it('says which line is wrong, and leaves no half of a table', async () => {
    const bad = "Line 6 of the export can't be taken:"
    const one = '1 table before it is imported.'
    expect(await sentence(replaced(6, '{"seq":1,'))).toBe(`${bad} it is no JSON. ${one}`)
    expect([await to.lastSeq('a'), await to.lastSeq('b')]).toEqual([2, undefined])
    to = await open(newPlace)
    expect(await sentence(changed(6, '"seq":1', '"seq":7'))).toBe(
      `Line 7 of the export can't be taken: The log of table b does not run from 1 to 2 without a gap. ${one}`,
    )
    expect(await to.lastSeq('b')).toBeUndefined()
  })

  it('refuses a file that is cut short, goes on too long or counts wrongly', async () => {
    expect(await sentence([lines.slice(0, 6).join('\n')])).toBe(
      "Line 7 of the export can't be taken: the file ends before its last line. 1 table before it is imported.",
    )
    to = await open(newPlace)
    expect(await sentence([text, '{}\n'])).toContain("Line 9 of the export can't be taken: something follows the last line.")
    to = await open(newPlace)
    expect(await sentence(changed(8, '2', '3'))).toContain('it counts 3 tables, and there were 2.')
    to = await open(newPlace)
    expect(await sentence([])).toBe("Line 1 of the export can't be taken: the file ends before its last line. No table was imported.")
  })

  it.each([
    ['another format', 1, '"format":1', '"format":2', 'it is of format 2, and this program reads format 1'],
    ['another file', 1, '"tables"', '"riders"', 'echappee is not what an export has here'],
    ['a field more', 2, '"seats"', '"more":1,"seats"', 'it is not what an export has here'],
    ['a field of another kind', 2, '"isPublic":false', '"isPublic":"no"', 'it is not what an export has here'],
    ['a negative time', 3, '"at":', '"at":-', 'at is not what an export has here'],
    ['an entry without payload', 3, '"payload":1,', '', 'payload is not what an export has here'],
    ['a seat of another table', 2, '"table":"a"', '"table":"b"', 'A seat given with table a belongs to another table'],
    ['a name that is no text', 2, '"É"', String.raw`"\ud800"`, 'The name of a seat holds characters that are no text'],
  ])('refuses %s', async (_what, line, from, by, reason) => {
    const answer = await sentence(changed(line, from, by))
    expect(answer).toMatch(/^Line \d of the export can't be taken: .* No table was imported\.$/)
    expect(answer).toContain(`${reason}.`)
    expect(await to.readTable('a')).toBeUndefined()
  })

  it('says when what it writes to breaks', async () => {
    const from = await open(newPlace)
    await fill(from)
    let left = 3
    const breaking = new Writable({
      write: (_chunk, _encoding, done) => (left-- > 0 ? done() : done(new Error('no space left on device'))),
    })
    await expect(exportTables(from, breaking)).rejects.toThrow('no space left on device')
  })

  it('refuses bytes that are no text', async () => {
    expect(await sentence([Buffer.from([0xff, 0xfe, 0x41])])).toContain("Line 1 of the export can't be taken: it is no UTF-8 text.")
  })
})
