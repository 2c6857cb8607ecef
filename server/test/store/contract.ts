import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { MOST_BYTES, MOST_PAYLOADS } from '../../src/store/bounds.ts'
import type { Store } from '../../src/store/store.ts'
import { durabilityContract } from './contract-durability.ts'
import { migrationContract } from './contract-migration.ts'
import { rowContract } from './contract-rows.ts'
import { newTable, type NewPlace, type StorePlace } from './place.ts'

/** What every store promises. Both implementations run all of it. */
export function storeContract(name: string, newPlace: NewPlace): void {
  describe(`${name}: the log`, () => logContract(newPlace))
  describe(`${name}: tables and seats`, () => rowContract(newPlace))
  describe(`${name}: migrations`, () => migrationContract(newPlace))
  describe(`${name}: durability`, () => durabilityContract(newPlace))
}

function logContract(newPlace: NewPlace): void {
  let place: StorePlace
  let store: Store
  let time = 1000
  beforeEach(async () => {
    place = await newPlace()
    store = await place.open({ now: () => time })
    await store.createTable(newTable('a'))
  })
  afterEach(async () => {
    await store.close()
    await place.remove()
  })

  it('keeps entries in their order, with their times', async () => {
    time = 1000
    expect(await store.append({ table: 'a', after: 0, payloads: [{ move: 1 }] })).toBe('ok')
    time = 2000
    expect(await store.append({ table: 'a', after: 1, payloads: [{ move: 2 }, [3], 'four', null] })).toBe('ok')
    expect(await store.readEntries('a', 0, 100)).toEqual([
      { seq: 1, payload: { move: 1 }, at: 1000 },
      { seq: 2, payload: { move: 2 }, at: 2000 },
      { seq: 3, payload: [3], at: 2000 },
      { seq: 4, payload: 'four', at: 2000 },
      { seq: 5, payload: null, at: 2000 },
    ])
    expect(await store.lastSeq('a')).toBe(5)
    expect((await store.readTable('a'))?.seq).toBe(5)
  })

  it('reads on from any number, in pages', async () => {
    await store.append({ table: 'a', after: 0, payloads: Array.from({ length: 25 }, (_, i) => i + 1) })
    const seqs = async (after: number, limit: number) => (await store.readEntries('a', after, limit)).map(({ seq }) => seq)
    expect(await seqs(0, 3)).toEqual([1, 2, 3])
    expect(await seqs(20, 3)).toEqual([21, 22, 23])
    expect(await seqs(23, 100)).toEqual([24, 25])
    expect(await seqs(25, 100)).toEqual([])
    expect(await seqs(0, 0)).toEqual([])
  })

  it('tells the loser of a race, and refuses gaps', async () => {
    expect(await store.append({ table: 'a', after: 0, payloads: ['first'] })).toBe('ok')
    expect(await store.append({ table: 'a', after: 0, payloads: ['late'] })).toBe('conflict')
    expect(await store.append({ table: 'a', after: 2, payloads: ['early'] })).toBe('conflict')
    expect((await store.readEntries('a', 0, 10)).map(({ payload }) => payload)).toEqual(['first'])
  })

  it('knows an unknown table from a conflict', async () => {
    expect(await store.append({ table: 'none', after: 0, payloads: [1] })).toBe('unknown')
    expect(await store.lastSeq('none')).toBeUndefined()
    expect(await store.lastSeq('a')).toBe(0)
    expect(await store.readEntries('none', 0, 10)).toEqual([])
    expect(await store.lastSeq('a\0')).toBeUndefined()
    expect(await store.readTable('\ud800')).toBeUndefined()
  })

  it('writes a group without the conflicts in it', async () => {
    for (const id of ['b', 'c', 'd']) await store.createTable(newTable(id))
    const append = async (table: string, after: number, word: string) => store.append({ table, after, payloads: [word] })
    // Two for the same place, one that builds on another of the same turn, a gap, and a table that is not there.
    const answers = await Promise.all([
      append('a', 0, 'a1'),
      append('b', 0, 'b1'),
      append('b', 0, 'b1 too late'),
      append('c', 7, 'gap'),
      append('a', 1, 'a2'),
      append('none', 0, 'nowhere'),
      append('d', 0, 'd1'),
    ])
    expect(answers).toEqual(['ok', 'ok', 'conflict', 'conflict', 'ok', 'unknown', 'ok'])
    const words = async (table: string) => (await store.readEntries(table, 0, 10)).map(({ payload }) => payload)
    expect(await Promise.all(['a', 'b', 'c', 'd'].map(words))).toEqual([['a1', 'a2'], ['b1'], [], ['d1']])
  })

  it('writes a group without one that the database refuses', async () => {
    await place.poison()
    const ids = Array.from({ length: 10 }, (_, i) => `t${i}`)
    for (const id of ids) await store.createTable(newTable(id))
    const answers = await Promise.allSettled(
      ids.map(async (table, i) =>
        store.append({ table, after: 0, payloads: i === 4 ? ['fine', 'poison'] : ['fine'], changes: { status: 'moved' } }),
      ),
    )
    const seen = answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : answer.reason.sentence))
    expect(seen).toEqual(ids.map((_, i) => (i === 4 ? 'The database did not do it: poisoned.' : 'ok')))
    const rows = await Promise.all(ids.map(async (id) => store.readTable(id)))
    expect(rows.map((row) => [row?.seq, row?.status])).toEqual(ids.map((_, i) => (i === 4 ? [0, 'open'] : [1, 'moved'])))
  })

  it('keeps every text as it came', async () => {
    const texts = ['Échappée', '自転車 🚴‍♀️', '\u0000\u0001\n\t"\\', 'a\u2028b\u2029', '\ud800 alone', '{"not":"parsed"}', '', 'ẞ ß i̇']
    const payload = { texts, ...Object.fromEntries(texts.map((text) => [text, text])), deep: [[[{ x: [1.5, -1, 1e300, true] }]]] }
    await store.append({ table: 'a', after: 0, payloads: [payload, ...texts] })
    expect((await store.readEntries('a', 0, 100)).map((entry) => entry.payload)).toEqual([payload, ...texts])
  })

  it('refuses what is too big or no JSON, and nothing else of the turn', async () => {
    const fits = 'x'.repeat(MOST_BYTES.payload - 2)
    const append = async (after: number, ...payloads: never[]) => store.append({ table: 'a', after, payloads })
    const [big, wide, many, none, round, good] = await Promise.allSettled([
      append(0, `${fits}x` as never),
      append(0, 'é'.repeat(MOST_BYTES.payload / 2) as never),
      append(0, ...Array.from({ length: MOST_PAYLOADS + 1 }, () => 1 as never)),
      append(0),
      append(0, undefined as never),
      append(0, fits as never),
    ])
    expect(big).toMatchObject({ reason: { code: 'too_big', sentence: `An entry takes 262145 bytes; at most 262144 are kept.` } })
    expect(wide).toMatchObject({ reason: { code: 'too_big' } })
    for (const refused of [many, none, round]) expect(refused).toMatchObject({ reason: { code: 'invalid' } })
    expect(good).toMatchObject({ value: 'ok' })
    expect(await store.readEntries('a', 0, 10)).toMatchObject([{ seq: 1, payload: fits }])
  })

  it('changes the row and the seats with the entries, or not at all', async () => {
    const seats = [{ seat: 1, name: 'Anna', keyHash: 'h1', data: { by: 'human' } }]
    const changes = { status: 'running', deadline: 5000, meta: { started: true }, isPublic: true }
    expect(await store.append({ table: 'a', after: 3, payloads: [1], changes, seats })).toBe('conflict')
    expect(await store.readTable('a')).toMatchObject({ status: 'open', deadline: null, version: 1 })
    expect(await store.readSeats('a')).toEqual([])
    time = 7000
    expect(await store.append({ table: 'a', after: 0, payloads: [1], changes, seats })).toBe('ok')
    expect(await store.readTable('a')).toMatchObject({ ...changes, version: 2, seq: 1, updatedAt: 7000 })
    expect(await store.readSeats('a')).toEqual([{ ...seats[0], table: 'a', version: 1 }])
    time = 8000
    // The deadline alone is the clock's business: whoever is editing the row meanwhile is not disturbed.
    expect(await store.append({ table: 'a', after: 1, payloads: [2], changes: { deadline: null } })).toBe('ok')
    expect(await store.readTable('a')).toMatchObject({ ...changes, deadline: null, version: 2, seq: 2, updatedAt: 7000 })
  })

  it('tells those who watch, in rising numbers, until they stop', async () => {
    await store.createTable(newTable('b'))
    const news: string[] = []
    const stop = store.watch('a', (seq, table) => news.push(`${table}${seq}`))
    const stopToo = store.watch('a', (seq) => news.push(`too ${seq}`))
    await store.append({ table: 'a', after: 0, payloads: [1] })
    await store.append({ table: 'a', after: 0, payloads: [1] })
    await store.append({ table: 'b', after: 0, payloads: [1] })
    stopToo()
    await store.append({ table: 'a', after: 1, payloads: [2, 3] })
    await expect.poll(() => news).toEqual(['a1', 'too 1', 'a3'])
    stop()
    await store.append({ table: 'a', after: 3, payloads: [4] })
    expect(news).toHaveLength(3)
  })

  it('finishes what is under way when it closes, and takes nothing more', async () => {
    const last = store.append({ table: 'a', after: 0, payloads: ['last'] })
    await store.close()
    expect(await last).toBe('ok')
    await expect(store.append({ table: 'a', after: 1, payloads: [1] })).rejects.toMatchObject({
      code: 'closed',
      message: 'The store is closed.',
    })
    await expect(store.readTable('a')).rejects.toMatchObject({ code: 'closed' })
    expect(await store.health()).toEqual({ ok: false, sentence: 'The store is closed.' })
    await store.close()
    store = await place.open()
    expect(await store.health()).toEqual({ ok: true })
    expect(await store.readEntries('a', 0, 10)).toMatchObject([{ payload: 'last' }])
  })
}
