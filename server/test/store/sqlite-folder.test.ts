import { chmodSync, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openSqliteStore } from '../../src/store/sqlite.ts'
import { startChild, type Child } from './child.ts'
import { newFolder, newTable, type StorePlace } from './place.ts'

let place: StorePlace
let folder: string
let inUse: string
beforeEach(async () => {
  place = await newFolder()
  folder = place.env['DATA_DIR'] ?? ''
  inUse = `The folder ${folder} is in use by another Échappée process. Stop that one first, or give this one a folder of its own with DATA_DIR.`
})
afterEach(async () => place.remove())

describe('the folder of the embedded store', () => {
  it('belongs to one process, and to nobody once that one is killed', async () => {
    for (let round = 0; round < 3; round++) {
      const child = startChild(place.env, round, round === 1 ? 'write' : 'hold')
      expect(await child.isOpen, child.errors()).toBe(true)
      await expect(place.open()).rejects.toMatchObject({ code: 'folder_in_use', sentence: inUse })
      await child.kill()
      const store = await place.open()
      expect(await store.health()).toEqual({ ok: true })
      await store.close()
    }
  })

  it('refuses a second process with one sentence and no stack', async () => {
    const store = await place.open()
    const child = startChild(place.env, 0, 'hold')
    expect(await child.isOpen).toBe(false)
    expect([await child.ended, child.errors()]).toEqual([3, `${inUse}\n`])
    await expect(place.open(), 'nor twice in one process').rejects.toMatchObject({ code: 'folder_in_use' })
    expect(await store.createTable(newTable('a'))).toBe('ok')
    await store.close()
  })

  it('is set up once, by whichever of the processes that start together is first', async () => {
    const children: Child[] = Array.from({ length: 4 }, (_, i) => startChild(place.env, i, 'hold'))
    const opened = await Promise.all(children.map(async ({ isOpen }) => isOpen))
    expect(opened.filter(Boolean)).toHaveLength(1)
    for (const [i, child] of children.entries()) if (opened[i] === false) expect(child.errors()).toBe(`${inUse}\n`)
    await Promise.all(children.map(async (child) => child.kill()))
    expect(await place.query('select version from migrations')).toHaveLength(place.migrations.length)
  })

  it('can be read by other tools while the server runs', async () => {
    const store = await place.open()
    await store.createTable(newTable('a'))
    expect(await place.query('select id from tables')).toMatchObject([{ id: 'a' }])
    await store.close()
  })

  it('is made if it is not there, with the folders above it', async () => {
    const deep = join(folder, 'some', 'where')
    await (await openSqliteStore(deep)).close()
    expect(readdirSync(deep).toSorted()).toEqual(['echappee.db', 'lock.db'])
  })

  it('S32: can be read by its owner alone, and so can the files in it, even those of an earlier program', async () => {
    const own = join(folder, 'own')
    const modeOf = (name: string) => (statSync(join(own, name)).mode & 0o777).toString(8)
    for (let round = 0; round < 2; round++) {
      const store = await openSqliteStore(own)
      await store.createTable(newTable(`table ${round}`))
      const files = ['.', 'echappee.db', 'echappee.db-wal', 'echappee.db-shm']
      expect(files.map(modeOf)).toEqual(['700', '600', '600', '600'])
      await store.close()
      chmodSync(join(own, 'echappee.db'), 0o644)
    }
  })

  it('is refused with a sentence if it can not be used', async () => {
    const file = join(folder, 'file')
    writeFileSync(file, 'no folder')
    await expect(openSqliteStore(file)).rejects.toMatchObject({
      code: 'folder_unusable',
      sentence: expect.stringContaining(file) as string,
    })
    await expect(openSqliteStore(join(file, 'below'))).rejects.toMatchObject({ code: 'folder_unusable' })
    // Nothing can be made under /proc, if there is one.
    const nowhere = existsSync('/proc/self') ? '/proc/echappee' : join(file, 'below', 'it')
    await expect(openSqliteStore(nowhere)).rejects.toMatchObject({ code: 'folder_unusable' })
    const odd = join(folder, 'odd')
    mkdirSync(join(odd, 'echappee.db'), { recursive: true })
    await expect(openSqliteStore(odd)).rejects.toMatchObject({ code: 'folder_unusable' })
  })

  it('is refused when its file is empty: a database was there', async () => {
    const file = join(folder, 'echappee.db')
    writeFileSync(file, '')
    await expect(place.open()).rejects.toMatchObject({ code: 'file_empty', sentence: expect.stringContaining(file) as string })
    expect(statSync(file).size).toBe(0)
  })

  it('says when its file is no database, and leaves it alone', async () => {
    const file = join(folder, 'echappee.db')
    writeFileSync(file, 'something else entirely, long enough to be looked at. '.repeat(100))
    const sentence = `The file ${file} is no database of Échappée, or it is damaged: file is not a database.`
    await expect(place.open()).rejects.toMatchObject({ code: 'file_damaged', sentence })
    await expect(place.open(), 'and the lock is free again').rejects.toMatchObject({ code: 'file_damaged' })
  })
})
