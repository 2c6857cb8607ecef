import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { GroupCommit } from '../../src/store/group-commit.ts'

let folder: string
let db: DatabaseSync
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'group-'))
  db = new DatabaseSync(join(folder, 'test.db'))
  db.exec('pragma journal_mode = wal; create table rows (text text unique) strict')
})
afterEach(async () => {
  db.close()
  await rm(folder, { recursive: true })
})

/** A disk whose syncs end when the test says so. */
class Disk {
  readonly waits: { done: () => void; fail: (error: Error) => void }[] = []
  readonly sync = async () => new Promise<void>((done, fail) => this.waits.push({ done, fail }))
}

/** Long enough for whoever is called before a transaction, and the transaction. */
async function turn(): Promise<void> {
  for (let i = 0; i < 4; i++) await nextTurn()
}

const put = (text: string) => () => db.prepare('insert into rows values (?)').run(text).changes
const rows = () => Number(db.prepare('select count(*) as n from rows').get()!['n'])

describe('group commit', () => {
  it('waits for the disk once for all that one turn brings, and answers nobody before', async () => {
    const disk = new Disk()
    const group = new GroupCommit(db, disk.sync)
    const answered: string[] = []
    for (let i = 0; i < 50; i++) void group.run(put(`row ${i}`)).then(() => answered.push(`row ${i}`))
    expect(rows()).toBe(0)
    await turn()
    expect([rows(), disk.waits.length, answered.length]).toEqual([50, 1, 0])
    await turn()
    expect(answered).toEqual([])
    disk.waits[0]!.done()
    await turn()
    expect([disk.waits.length, answered.length]).toEqual([1, 50])
  })

  it('gathers what comes during a wait for the next transaction', async () => {
    const disk = new Disk()
    const group = new GroupCommit(db, disk.sync)
    const first = group.run(put('first'))
    await turn()
    const later: string[] = []
    for (const text of ['second', 'third']) {
      void group.run(put(text)).then(() => later.push(text))
      await turn()
    }
    expect([rows(), disk.waits.length]).toEqual([1, 1])
    disk.waits[0]!.done()
    expect(await first).toBe(1)
    await turn()
    expect([rows(), later, disk.waits.length]).toEqual([3, [], 2])
    disk.waits[1]!.done()
    await turn()
    expect(later).toEqual(['second', 'third'])
  })

  it('has the disk work on the next transaction while it answers for the last', async () => {
    const disk = new Disk()
    const group = new GroupCommit(db, disk.sync)
    const waits = group.run(put('first')).then(() => disk.waits.length)
    await turn()
    void group.run(put('second'))
    disk.waits[0]!.done()
    expect(await waits).toBe(2)
    disk.waits[1]!.done()
  })

  it('calls whoever wants to write, in time for the next transaction and not during a wait', async () => {
    const disk = new Disk()
    const group = new GroupCommit(db, disk.sync)
    let calls = 0
    const ask = (text: string) =>
      group.beforeNext(() => {
        calls++
        void Promise.resolve().then(async () => group.run(put(text)))
      })
    ask('a')
    ask('b')
    await turn()
    expect([calls, rows(), disk.waits.length]).toEqual([2, 2, 1])
    ask('c')
    await turn()
    expect([calls, rows(), disk.waits.length]).toEqual([2, 2, 1])
    disk.waits[0]!.done()
    await turn()
    expect([calls, rows(), disk.waits.length]).toEqual([3, 3, 2])
    disk.waits[1]!.done()
  })

  it('answers everybody when the disk is full, and goes on when there is room again', async () => {
    const group = new GroupCommit(db, async () => undefined)
    const { page_count: pages } = db.prepare('pragma page_count').get() as { page_count: number }
    db.exec(`pragma max_page_count = ${pages}`)
    const big = 'x'.repeat(100_000)
    const answers = await Promise.allSettled([group.run(put(`a ${big}`)), group.run(put(`b ${big}`))])
    for (const answer of answers)
      expect(answer).toMatchObject({ reason: { code: 'failed', sentence: 'The database did not do it: database or disk is full.' } })
    db.exec('pragma max_page_count = 100000')
    expect(await Promise.all([group.run(put('a')), group.run(put('b'))])).toEqual([1, 1])
  })

  it('refuses one that can not be written, and writes the others of its turn', async () => {
    const group = new GroupCommit(db, async () => undefined)
    const answers = await Promise.allSettled(['same', 'same', 'other'].map(async (text) => group.run(put(text))))
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(rows()).toBe(2)
  })

  it('takes nothing any more after a sync has failed: what is on the disk then, nobody knows', async () => {
    const disk = new Disk()
    const group = new GroupCommit(db, disk.sync)
    const [first, second] = [group.run(put('first')), turn().then(async () => group.run(put('second')))]
    const answers = Promise.allSettled([first, second])
    await turn()
    await turn()
    disk.waits[0]!.fail(new Error('EIO: i/o error, fdatasync'))
    for (const answer of await answers)
      expect(answer).toMatchObject({ reason: { code: 'failed', sentence: 'The database did not do it: EIO: i/o error, fdatasync.' } })
    await expect(group.run(put('third'))).rejects.toMatchObject({ code: 'failed' })
    expect([group.problem?.code, disk.waits.length]).toEqual(['failed', 1])
    await group.close()
  })

  it('has everything on the disk when it is closed', async () => {
    const disk = new Disk()
    const group = new GroupCommit(db, disk.sync)
    const written = group.run(put('late'))
    let isClosed = false
    const closing = group.close().then(() => (isClosed = true))
    await turn()
    expect([rows(), isClosed]).toEqual([1, false])
    disk.waits[0]!.done()
    expect(await written).toBe(1)
    await closing
    await expect(group.run(put('too late'))).rejects.toMatchObject({ code: 'closed' })
  })

  it('waits for every sync under way when it is closed', async () => {
    const disk = new Disk()
    const group = new GroupCommit(db, disk.sync)
    const answered: string[] = []
    void group.run(put('first')).then(() => answered.push('first'))
    await turn()
    void group.run(put('second')).then(() => answered.push('second'))
    let isClosed = false
    const closing = group.close().then(() => (isClosed = true))
    disk.waits[0]!.done()
    await turn()
    expect([answered, disk.waits.length, isClosed]).toEqual([['first'], 2, false])
    disk.waits[1]!.done()
    await closing
    expect(answered).toEqual(['first', 'second'])
  })
})
