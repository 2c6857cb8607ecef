import type { GameRecord } from '@echappee/kernel'
import { verifyFairness, type Fairness } from '@echappee/protocol'
import { expect, it } from 'vitest'
import { onBothStores } from '../both-stores.ts'
import type { Client } from './client.ts'
import { gameOf, SHORT } from './games.ts'
import { api, gather, greet, json, seatParty, start, startService, type Service } from './harness.ts'
import { kill, startProcess } from './own-process.ts'
import { IN_TURN as GAME } from './real-games.ts'

const short = { options: SHORT[GAME]! }

interface Entry {
  readonly type: string
  readonly seat?: number
  readonly decision?: number
}

const entriesOf = async ({ store }: Pick<Service, 'store'>, id: string): Promise<Entry[]> =>
  (await store.readEntries(id, 0, 5000)).map(({ payload }) => payload as unknown as Entry)

const whoMoves = async (clients: readonly Client[]): Promise<Client> =>
  Promise.any(clients.map(async (client) => client.until(() => client.isAwaited).then(() => client)))

/** Each plays in turn until so many decisions have been made. */
async function playMoves(clients: readonly Client[], most: number): Promise<void> {
  for (let played = 0; played < most; played++) {
    const next = await whoMoves(clients)
    expect(await next.move(next.choice())).toMatchObject({ ok: true })
    for (const client of clients) await client.ask({ type: 'ping' })
  }
}

async function expectVerified(service: Service, id: string, rewinds: number): Promise<void> {
  const { record, fairness } = (await api(service, 'GET', `/api/tables/${id}/record`)).body as { record: GameRecord; fairness: Fairness }
  expect(record.rewinds).toHaveLength(rewinds)
  expect(verifyFairness((await gameOf(GAME)).rules, record, fairness)).toMatchObject({ ok: true })
}

onBothStores(({ serveTwo, newPlace }) => {
  it('S50: agreed to at two nodes at once while somebody moves: the table goes back once, and a move counts before it or not at all', async () => {
    const [one, two] = await serveTwo()
    const { id, keys } = await gather(one, GAME, 2, short)
    const clients = [await greet(one, GAME, { table: id, key: keys[0]!.key }), await greet(two, GAME, { table: id, key: keys[1]!.key })]
    const [anne, bo] = clients as [Client, Client]
    const elsewhere = await greet(one, GAME, { table: id, key: keys[1]!.key })
    await start(one, keys[0]!)
    for (const client of [...clients, elsewhere]) await client.until(() => client.turn !== null)
    const fates: boolean[] = []
    for (let line = 1; line <= 4; line++) {
      await playMoves(clients, 3)
      const mover = await whoMoves(clients)
      await anne.ask({ type: 'rewind', decision: 0 })
      for (const client of [bo, elsewhere]) await client.until(() => client.table!.proposal !== null)
      const logged = (await entriesOf(one, id)).length
      const agree = [bo, elsewhere].map(async (client) => client.ask({ type: 'agree', doesAgree: true }))
      const moved = mover.move(mover.choice())
      const agreed = await Promise.all(agree)
      expect(agreed.some(({ ok }) => ok)).toBe(true)
      const answer = await moved
      for (const client of [...clients, elsewhere]) await client.until(() => client.turn!.line === line && client.table!.proposal === null)
      const fresh = (await entriesOf(one, id)).slice(logged)
      const back = fresh.findIndex(({ type }) => type === 'rewound')
      expect(fresh.filter(({ type }) => type === 'rewound')).toHaveLength(1)
      const at = fresh.findIndex(({ type, seat }) => type === 'moved' && seat === mover.seat)
      fates.push(answer.ok)
      if (answer.ok) {
        expect(at).toBeGreaterThanOrEqual(0)
        expect(at).toBeLessThan(back)
      } else {
        expect(answer.refusal!.code).toBe('STALE_DECISION')
        expect(at).toBe(-1)
      }
      expect(json(elsewhere.scene)).toEqual(json(bo.scene))
    }
    expect(fates).toHaveLength(4)
    await Promise.all(clients.map(async (client) => client.play()))
    await elsewhere.until(() => elsewhere.isOver)
    expect([...clients, elsewhere].flatMap(({ mistakes }) => mistakes)).toEqual([])
    await expectVerified(two, id, 4)
  })

  it('S50: what was proposed outlives a node that is killed, and a node that is killed while the table goes back leaves nothing half', async () => {
    const place = await newPlace()
    const first = await startProcess(place.env)
    const { id, keys, clients } = await seatParty(first, GAME, 2, short)
    await playMoves(clients, 4)
    expect(await clients[0]!.ask({ type: 'rewind', decision: 0 })).toMatchObject({ ok: true })
    await kill(first)

    const second = await startProcess(place.env)
    const [anne, bo] = await Promise.all(keys.map(async ({ key }) => greet(second, GAME, { table: id, key })))
    expect(anne!.table!.proposal).toEqual({ seat: 0, decision: 0, agreed: [0] })
    bo!.say({ type: 'agree', id: 9000, doesAgree: true })
    await kill(second)

    const service = await startService({ store: await place.open() })
    const back = await Promise.all(keys.map(async ({ key }) => greet(service, GAME, { table: id, key })))
    const [, late] = back as [Client, Client]
    // Either all of it has happened, or nothing: then it can be agreed to again.
    const log = await entriesOf(service, id)
    const isBack = log.some(({ type }) => type === 'rewound')
    expect(log.some(({ type }) => type === 'agreed')).toBe(isBack)
    expect(late.table!.proposal === null).toBe(isBack)
    if (!isBack) expect(await late.ask({ type: 'agree', doesAgree: true })).toMatchObject({ ok: true })
    for (const client of back) await client.until(() => client.turn!.line === 1 && client.turn!.decision === 0)
    await Promise.all(back.map(async (client) => client.play()))
    expect(back.flatMap(({ mistakes }) => mistakes)).toEqual([])
    await expectVerified(service, id, 1)
  })
})
