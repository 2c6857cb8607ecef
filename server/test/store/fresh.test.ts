import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { SQLITE_MIGRATIONS } from '../../src/store/migration.ts'
import type { Store } from '../../src/store/store.ts'
import { newFolder, newTable, type StorePlace } from './place.ts'

let place: StorePlace
let store: Store
beforeEach(async () => {
  place = await newFolder()
  store = await place.open()
})
afterEach(async () => {
  await store.close()
  await place.remove()
})

const count = async (table: string) => ((await place.query(`select count(*) as n from ${table}`))[0] as { n: number }).n
const appendTo = async (table: string, after: number, payloads = ['x']) => store.append({ table, after, payloads })

describe('fresh entries', () => {
  it('lie in the order they came until somebody reads their table, and are read like all others', async () => {
    for (const id of ['a', 'b']) await store.createTable(newTable(id))
    expect(await Promise.all([appendTo('a', 0, ['1', '2']), appendTo('b', 0)])).toEqual(['ok', 'ok'])
    expect(await appendTo('a', 2, ['3'])).toBe('ok')
    expect([await count('fresh'), await count('entries'), await count('log')]).toEqual([4, 0, 4])
    expect((await store.readEntries('a', 1, 10)).map(({ seq, payload }) => [seq, payload])).toEqual([
      [2, '2'],
      [3, '3'],
    ])
    expect([await count('fresh'), await count('entries'), await count('log')]).toEqual([0, 4, 4])
    expect(await appendTo('a', 3, ['4'])).toBe('ok')
    expect((await store.readTable('a'))?.seq).toBe(4)
  })

  it('are moved by themselves when they are many', async () => {
    const ids = Array.from({ length: 30 }, (_, i) => `t${i}`)
    await Promise.all(ids.map(async (id) => store.createTable(newTable(id))))
    for (let seq = 0; seq < 40; seq++) await Promise.all(ids.map(async (id) => appendTo(id, seq)))
    expect(await count('log')).toBe(1200)
    expect(await count('fresh')).toBeLessThan(1000)
    for (const id of ids) expect(await store.lastSeq(id)).toBe(40)
  })

  it('are still known to be there after a transaction was undone', async () => {
    await place.poison()
    await store.createTable(newTable('a'))
    await appendTo('a', 0)
    const answers = await Promise.allSettled([appendTo('a', 1, ['2']), appendTo('a', 2, ['poison']), appendTo('a', 2, ['3'])])
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(await appendTo('a', 2)).toBe('conflict')
    expect((await store.readEntries('a', 0, 10)).map(({ payload }) => payload)).toEqual(['x', '2', '3'])
  })

  it('are there when the store is opened again, also from a database that knew of none', async () => {
    await store.createTable(newTable('a'))
    await appendTo('a', 0, ['1', '2'])
    await store.close()
    expect(await count('fresh')).toBe(2)
    store = await place.open()
    expect([await count('fresh'), await store.lastSeq('a')]).toEqual([0, 2])
    expect(await appendTo('a', 1)).toBe('conflict')

    const old = await newFolder()
    for (const sql of SQLITE_MIGRATIONS.slice(0, 1))
      for (const part of sql.split(';').filter((text) => text.trim() !== '')) await old.query(part)
    await old.query('create table migrations (version integer primary key, at integer not null) strict')
    await old.query('insert into migrations values (1, 0)')
    await old.query("insert into tables values ('t', '{}', 0, 'open', null, 1, 0, 0)")
    await old.query(`insert into entries values ('t', 1, '"old"', 0)`)
    const opened = await old.open()
    expect(await opened.append({ table: 't', after: 1, payloads: ['new'] })).toBe('ok')
    expect((await opened.readEntries('t', 0, 10)).map(({ payload }) => payload)).toEqual(['old', 'new'])
    await opened.close()
    await old.remove()
  })
})
