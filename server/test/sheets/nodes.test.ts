import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPostgresStore } from '../../src/store/postgres.ts'
import { startPostgres, type TestPostgres } from '../postgres.ts'
import { api, startService } from '../tables/harness.ts'
import { Follower, GAME, Phone, save, share, sheetOf } from './harness.ts'

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(async () => postgres.end())

const NAMES = ['Ada', 'Bea']

describe('two nodes on one PostgreSQL', () => {
  it('serve one sheet and its decks together, and both hear of its end', async () => {
    const url = await postgres.freshUrl()
    const [one, two] = await Promise.all([node(url), node(url)])
    const kept = await share(one, await sheetOf(GAME, NAMES, 1))
    const follower = await Follower.open(two, kept.id)
    await save(one, kept, 2, await sheetOf(GAME, NAMES, 2))
    await follower.until(() => follower.last('sheet')?.number === 2)
    await save(one, kept, 3, kept.file)
    const phones = [await Phone.open(one, kept, 0), await Phone.open(two, kept, 1)]
    const cards = await Promise.all(phones.map((phone) => phone.choose()))
    for (const socket of [follower, ...phones.map((phone) => phone.socket)]) await socket.until(() => socket.last('decks')?.round === 1)
    expect(follower.last('decks')!.shown.flatMap((shown) => shown.cards)).toEqual(cards.flat())
    expect(follower.messages.filter(({ type }) => type === 'hand')).toEqual([])
    expect((await api(one, 'DELETE', `/api/sheets/${kept.id}`, undefined, kept.key)).status).toBe(200)
    await follower.until(() => follower.closed !== undefined)
    expect(follower.last('problem')?.problem.code).toBe('unknownSheet')
    expect(await save(two, kept, 9, kept.file)).toMatchObject({ status: 404 })
  })
})

async function node(url: string): ReturnType<typeof startService> {
  return startService({ store: await openPostgresStore(url, { heartbeatMs: 500 }) })
}
