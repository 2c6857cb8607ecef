import type { GameRecord } from '@echappee/kernel'
import { readRecord } from '@echappee/kernel'
import { describe, expect, it } from 'vitest'
import { onBothStores } from '../both-stores.ts'
import { Presence } from '../../src/tables/presence.ts'
import type { Client } from './client.ts'
import { api, gather, greet, seatParty, startService } from './harness.ts'
import { SECRET_STEPS } from './real-games.ts'

const GAME = '_template'
const NEVER = 2_000_000_000
const perMinute = { clock: { kind: 'decision', seconds: 60 } } as const

onBothStores(({ serveTwo }) => {
  it('S47: tells everybody who is there and who has gone, whatever node they are connected to', async () => {
    const time = { now: 1_700_000_000_000 }
    const [one, two] = await serveTwo({ now: () => time.now, sweepEvery: NEVER })
    const { id, keys } = await gather(one, GAME, 3)
    const anne = await greet(one, GAME, { table: id, key: keys[0]!.key })
    time.now += 1000
    const bo = await greet(two, GAME, { table: id, key: keys[1]!.key })
    await anne.until(() => anne.isHere(1))
    await bo.until(() => bo.isHere(0))
    expect(anne.presence[1]).toEqual({ isHere: true, since: time.now })
    expect(anne.presence[2]).toMatchObject({ isHere: false })
    time.now += 1000
    await bo.leave()
    await anne.until(() => !anne.isHere(1))
    expect(anne.presence[1]).toEqual({ isHere: false, since: time.now })
    // Whoever comes to the other node is told the same.
    const carl = await greet(two, GAME, { table: id, key: keys[2]!.key })
    await carl.until(() => carl.isHere(0) && carl.presence[1]!.since === time.now)
    expect(carl.mistakes).toEqual([])
    // A node that says nothing any more has nobody.
    await one.tables.sweep()
    time.now += 80_000
    await one.tables.sweep()
    await anne.until(() => !anne.isHere(2))
  })
})

it('S47: what a node said before it said something else is nothing new, in whatever order it comes', () => {
  const now = () => 1_700_000_000_000
  const said: string[] = []
  const there = new Presence(
    { node: 'there', now },
    (text) => said.push(text),
    () => undefined,
  )
  const here = new Presence(
    { node: 'here', now },
    () => undefined,
    () => undefined,
  )
  there.set(new Set([1]))
  there.set(new Set())
  const [come, gone] = said as [string, string]
  here.hear(gone)
  here.hear(come)
  expect(here.isHere(1)).toBe(false)
  there.set(new Set([1]))
  here.hear(said[2]!)
  expect(here.isHere(1)).toBe(true)
  there.close()
  here.close()
})

describe('a seat left to a bot', () => {
  it('is played by the level of the table until its owner says so or moves, and the log and the record tell it', async () => {
    const service = await startService()
    const { id, keys, clients } = await seatParty(service, GAME, 2, { standIn: { after: 2, level: 'random' } })
    const [anne, bo] = clients as [Client, Client]
    expect(await bo.ask({ type: 'leave' })).toMatchObject({ ok: true })
    await anne.until(() => anne.table!.seats[1]!.standIn === 'random')
    expect(anne.table!.seats[1]).toMatchObject({ hasLeft: true })
    await anne.move(anne.choice())
    await anne.until(() => anne.turn!.decision === 1 && anne.turn!.committed.length === 0)
    // To look at the table is not to come back.
    await bo.leave()
    const again = await greet(service, GAME, { table: id, key: keys[1]!.key })
    expect(again.table!.seats[1]).toMatchObject({ hasLeft: true, standIn: 'random' })
    expect(await again.ask({ type: 'return' })).toMatchObject({ ok: true })
    await again.until(() => again.table!.seats[1]!.standIn === null)
    expect(again.table!.handovers).toMatchObject([
      { kind: 'left', seat: 1, move: 0 },
      { kind: 'returned', seat: 1 },
    ])
    expect(await again.ask({ type: 'leave' })).toMatchObject({ ok: true })
    await anne.play()
    const { record } = (await api(service, 'GET', `/api/tables/${id}/record`)).body as { record: GameRecord }
    expect(record.seats).toEqual([
      { name: 'Anne', by: 'human' },
      { name: 'Guest 1', by: 'human', finishedBy: 'random' },
    ])
    expect(record.handovers!.map(({ kind }) => kind)).toEqual(['left', 'returned', 'left'])
    expect(readRecord(record)).toMatchObject({ ok: true })
    expect(await again.ask({ type: 'leave' })).toMatchObject({ ok: false, problem: { code: 'notRunning' } })
  })
})

describe('a time-out', () => {
  it.each(SECRET_STEPS)(
    'S47: in a secret step of %s is told when the step is over, and stands in the record',
    async (game, options, people) => {
      const time = { now: 1_700_000_000_000 }
      // A bot that thinks for ever keeps the step open.
      let think: (() => void) | undefined
      const thought = new Promise<void>((resolve) => (think = resolve))
      const service = await startService({
        now: () => time.now,
        sweepEvery: NEVER,
        think: async () => {
          await thought
          throw new Error('the fallback is played for it')
        },
      })
      const seats = ['open', 'open', ...Array.from({ length: Math.max(1, people - 2) }, () => 'random')]
      const { clients } = await seatParty(service, game, 2, { options, ...perMinute, seats, standIn: { after: 9, level: 'random' } })
      const [anne, bo] = clients as [Client, Client]
      while (anne.isAwaited) await anne.move(anne.choice())
      time.now += 60_000
      await service.tables.sweep()
      await bo.until(() => bo.turn!.missed > 0)
      await anne.ask({ type: 'ping' })
      expect(anne.table!.handovers).toEqual([])
      expect((await greet(service, game, { table: anne.table!.id })).table!.handovers).toEqual([])
      think!()
      await anne.until(() => anne.table!.handovers.length > 0)
      expect(new Set(anne.table!.handovers.map(({ kind, seat }) => `${kind} ${seat}`))).toEqual(new Set(['timedOut 1']))
    },
  )
})

describe('a seat given to another link', () => {
  it('S10: is opened by the new key alone, whoever looks on is told, and only the owner or, for a seat that a bot plays, the host can do it', async () => {
    const service = await startService()
    const { id, keys, clients } = await seatParty(service, GAME, 3)
    const [anne, bo, carl] = clients as [Client, Client, Client]
    const [fresh, other] = ['n'.repeat(43), 'o'.repeat(43)]
    const give = async (by: number, seat: number, key: string) =>
      api(service, 'PUT', `/api/tables/${id}/seats/key`, { seat, key }, keys[by]!.key)
    expect(await give(0, 1, fresh)).toMatchObject({ status: 403, body: { code: 'notYours' } })
    expect(await give(2, 1, fresh)).toMatchObject({ status: 403, body: { code: 'notYours' } })
    expect((await give(1, 1, fresh)).status).toBe(200)
    expect(await bo.untilClosed()).toMatchObject({ code: 4000 })
    await anne.until(() => anne.table!.handovers.some(({ kind, seat }) => kind === 'given' && seat === 1))
    expect(await give(1, 1, other)).toMatchObject({ status: 403, body: { code: 'badKey' } })
    const heir = await greet(service, GAME, { table: id, key: fresh })
    expect(heir.seat).toBe(1)

    await carl.ask({ type: 'leave' })
    await anne.until(() => anne.table!.seats[2]!.standIn !== null)
    expect((await give(0, 2, other)).status).toBe(200)
    const third = await greet(service, GAME, { table: id, key: other })
    expect(third.table!.seats[2]).toMatchObject({ standIn: null, hasLeft: false })
    await Promise.all([anne, heir, third].map((client) => client.play()))
    expect([anne, heir, third].flatMap(({ mistakes }) => mistakes)).toEqual([])
  })
})
