import { PassThrough } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DayLog } from '../../src/days/day-log.ts'
import { exportTables, importTables } from '../../src/store/transfer.ts'
import { startPostgres, type TestPostgres } from '../postgres.ts'
import { databasesOf, newFolder } from '../store/place.ts'
import { startService } from '../tables/harness.ts'
import { GAME, Phone, save, share, sheetOf } from './harness.ts'

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(async () => postgres.end())

const newDatabase = databasesOf(() => postgres)
const NAMES = ['Ada', 'Bea']

describe.each([
  ['sqlite to postgres', newFolder, newDatabase],
  ['postgres to sqlite', newDatabase, newFolder],
] as const)('an export from %s', (_name, newFrom, newTo) => {
  it('takes shared sheets, their decks and the races of the day along', async () => {
    const [from, to] = [await (await newFrom()).open(), await (await newTo()).open()]
    const before = await startService({ store: from })
    const kept = await share(before, await sheetOf(GAME, NAMES, 1))
    const phone = await Phone.open(before, kept, 1)
    await phone.act({ do: 'draw', deck: phone.decks[0]!.deck })
    await phone.socket.until(() => phone.decks[0]!.hand.length > 0)
    const days = new DayLog(from)
    const summary = await days.add(20_000, 'hash', { place: 2, riders: 4 })

    const stream = new PassThrough()
    const [count, report] = await Promise.all([
      exportTables(from, stream).then((tables) => (stream.end(), tables)),
      importTables(to, stream),
    ])
    // The keys of the host for Web Push go along.
    expect([count, report]).toEqual([3, { imported: 3, skipped: [] }])

    const after = await startService({ store: to })
    const again = await Phone.follow(after, kept.id, phone.key, 1)
    await again.socket.until(() => again.socket.last('hand') !== undefined)
    expect(again.decks).toEqual(phone.decks)
    expect((await save(after, kept, 2, await sheetOf(GAME, NAMES, 2))).status).toBe(200)
    await again.socket.until(() => again.socket.last('sheet')?.number === 2)
    expect(await new DayLog(to).summary(20_000, 'hash')).toEqual(summary)
  })
})
