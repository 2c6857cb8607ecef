import { afterEach, beforeEach, expect, it } from 'vitest'
import { newTable, type NewPlace, type StorePlace } from './place.ts'

const NEXT = 'alter table tables add column colour text'

export function migrationContract(newPlace: NewPlace): void {
  let place: StorePlace
  beforeEach(async () => {
    place = await newPlace()
  })
  afterEach(async () => place.remove())

  const forms = async () => (await place.query('select version from migrations order by version')).map((row) => ({ ...row }))
  const columns = async () => Object.keys((await place.query('select * from tables'))[0] ?? {})

  it('brings an old database forward and keeps what it holds', async () => {
    const old = await place.open()
    await old.createTable(newTable('a'))
    await old.append({ table: 'a', after: 0, payloads: ['kept'] })
    await old.close()
    expect(await forms()).toEqual(place.migrations.map((_, i) => ({ version: i + 1 })))
    const migrations = [...place.migrations, NEXT]
    for (const payloads of [['kept'], ['kept', 'added']]) {
      const store = await place.open({ migrations })
      expect((await store.readEntries('a', 0, 10)).map(({ payload }) => payload)).toEqual(payloads)
      expect(await store.append({ table: 'a', after: payloads.length, payloads: ['added'] })).toBe('ok')
      await store.close()
      expect(await columns()).toContain('colour')
      expect(await forms()).toHaveLength(migrations.length)
    }
  })

  it('refuses a database of a newer program, and leaves it as it is', async () => {
    const newer = await place.open({ migrations: [...place.migrations, NEXT] })
    await newer.createTable(newTable('a'))
    await newer.close()
    const known = place.migrations.length
    const answer = `was written by a newer Échappée (its form is number ${known + 1}, this program knows up to ${known}). Start the newer`
    await expect(place.open()).rejects.toMatchObject({ code: 'newer_database', sentence: expect.stringContaining(answer) as string })
    expect(await forms()).toHaveLength(known + 1)
  })

  it('does all of a migration or nothing', async () => {
    const store = await place.open()
    await store.createTable(newTable('a'))
    await store.close()
    const broken = place.open({ migrations: [...place.migrations, NEXT, 'alter table nonsense add column x text'] })
    await expect(broken).rejects.toMatchObject({
      code: 'migration_failed',
      sentence: expect.stringContaining(`from form ${place.migrations.length} to form ${place.migrations.length + 2}`) as string,
    })
    expect(await columns()).not.toContain('colour')
    expect(await forms()).toHaveLength(place.migrations.length)
    await (await place.open()).close()
  })
}
