import { describe, expect, it } from 'vitest'
import { openSqliteStore } from '../../src/store/sqlite.ts'
import type { Client } from './client.ts'
import { api, gather, greet, seatParty, start, startService, temporaryFolder, type Service } from './harness.ts'

const GAME = '_template'
const MINUTE = 60_000
const DAY = 86_400_000
const perMinute = { clock: { kind: 'decision' as const, seconds: 60 } }
/** Clocks are looked at when the test says so. */
const NEVER = 2_000_000_000

describe('a clock', () => {
  it('shows when the decision is due, and begins anew with every decision', async () => {
    const { service, time } = await timed()
    const { id, clients } = await seatParty(service, GAME, 2, perMinute)
    const began = time.now
    expect(clients.map(({ turn }) => turn!.deadline)).toEqual([began + MINUTE, began + MINUTE])
    expect((await service.store.readTable(id))!.deadline).toBe(began + MINUTE)
    time.now += 20_000
    await clients[0]!.move(clients[0]!.choice())
    await clients[1]!.ask({ type: 'ping' })
    // The others of a simultaneous decision win no time by it.
    expect(clients[1]!.turn!.deadline).toBe(began + MINUTE)
    await clients[1]!.move(clients[1]!.choice())
    await clients[0]!.until(() => clients[0]!.turn!.decision === 1 && clients[0]!.turn!.committed.length === 0)
    expect(clients[0]!.turn!.deadline).toBe(time.now + MINUTE)
    await Promise.all(clients.map((client) => client.play()))
    expect((await service.store.readTable(id))!).toMatchObject({ deadline: null, status: 'over' })
  })

  it('plays the fallback for everybody who is late, and nothing before', async () => {
    const { service, time } = await timed()
    const { id, clients } = await seatParty(service, GAME, 3, { ...perMinute, standIn: { after: 20, level: 'random' } })
    await clients[0]!.move(clients[0]!.choice())
    time.now += MINUTE - 1
    await service.tables.sweep()
    expect(await movedBy(service, id)).toEqual(['owner'])
    time.now += 1
    await service.tables.sweep()
    expect(await movedBy(service, id)).toEqual(['owner', 'clock', 'clock'])
    await clients[0]!.until(() => clients[0]!.turn!.decision === 1 && clients[0]!.turn!.committed.length === 0)
    expect(clients[0]!.turn!.awaited).toEqual([0, 1, 2])
    expect(clients[0]!.turn!.deadline).toBe(time.now + MINUTE)
    // Whom it played for is told so, and nobody else, until they play again.
    const late = clients[1]!
    await late.until(() => late.turn!.missed === 1)
    expect(clients[0]!.turn!.missed).toBe(0)
    expect((await greet(service, GAME, { table: id })).turn!.missed).toBe(0)
    expect(await late.move(late.choice())).toMatchObject({ ok: true })
    expect(late.turn!.missed).toBe(0)
  })

  it('gives no time for taking a move back and making it again', async () => {
    const { service, time } = await timed()
    const { clients } = await seatParty(service, GAME, 2, perMinute)
    const [own] = clients as [Client]
    const due = own.turn!.deadline
    for (let i = 0; i < 3; i++) {
      time.now += 10_000
      await own.move(own.choice())
      await own.ask({ type: 'undo' })
      expect(own.turn!.deadline).toBe(due)
    }
  })

  it('of days is the same with a longer breath', async () => {
    const { service, time } = await timed()
    const { id, clients } = await seatParty(service, GAME, 2, { clock: { kind: 'days', days: 2 } })
    expect(clients[0]!.turn!.deadline).toBe(time.now + 2 * DAY)
    await Promise.all(clients.map((client) => client.leave()))
    time.now += 2 * DAY
    await service.tables.sweep()
    expect(await movedBy(service, id)).toEqual(['clock', 'clock'])
  })

  it('is served once, however many nodes look at it', async () => {
    const time = { now: 1_000_000 }
    const store = await openSqliteStore(temporaryFolder())
    const settings = { store, now: () => time.now, sweepEvery: NEVER }
    const services = [await startService(settings), await startService(settings), await startService(settings)] as const
    const { id } = await seatParty(services[0], GAME, 4, { ...perMinute, standIn: { after: 20, level: 'random' } })
    for (let round = 1; round <= 3; round++) {
      time.now += MINUTE
      await Promise.all(services.map(({ tables }) => tables.sweep()))
      expect(await movedBy(services[0], id)).toHaveLength(4 * round)
    }
  })

  it('runs by itself', async () => {
    const time = { now: 1_000_000 }
    const service = await startService({ now: () => time.now, sweepEvery: 10 })
    const { clients } = await seatParty(service, GAME, 2, perMinute)
    time.now += MINUTE
    await clients[0]!.until(() => clients[0]!.turn!.decision === 1)
  })
})

describe('a stand-in', () => {
  it('takes the seat after so many answers by the clock, and gives it back when the owner says so', async () => {
    const { service, time } = await timed()
    const { id, clients } = await seatParty(service, GAME, 2, { ...perMinute, standIn: { after: 2, level: 'greedy' } })
    const [own, away] = clients as [Client, Client]
    for (let round = 0; round < 2; round++) {
      await own.move(own.choice())
      time.now += MINUTE
      await service.tables.sweep()
      await own.until(() => own.turn!.decision === round + 1 && !own.turn!.committed.includes(0))
    }
    await own.until(() => own.table!.seats[1]!.standIn === 'greedy')
    await own.move(own.choice())
    await own.until(() => own.turn!.decision === 3 && own.isAwaited)
    expect((await movedBy(service, id)).filter((by) => by === 'bot').length).toBeGreaterThan(0)

    expect(await away.ask({ type: 'return' })).toMatchObject({ ok: true })
    await own.until(() => own.table!.seats[1]!.standIn === null)
    // It has its decisions again.
    await away.until(() => away.turn!.decision >= 3)
    if (away.isAwaited) expect(await away.move(away.choice())).toMatchObject({ ok: true })
    await Promise.all(clients.map((client) => client.play()))
  })

  it('leaves when the owner says hello', async () => {
    const { service, time } = await timed()
    const { id, keys, clients } = await seatParty(service, GAME, 2, { ...perMinute, standIn: { after: 1, level: 'random' } })
    await clients[1]!.leave()
    await clients[0]!.move(clients[0]!.choice())
    time.now += MINUTE
    await service.tables.sweep()
    await clients[0]!.until(() => clients[0]!.table!.seats[1]!.standIn === 'random')
    const back = await greet(service, GAME, { table: id, key: keys[1]!.key })
    expect(back.table!.seats[1]!.standIn).toBeNull()
    await clients[0]!.until(() => clients[0]!.table!.seats[1]!.standIn === null)
  })

  it('leaves when the owner moves', async () => {
    // A bot that thinks for ever leaves the owner time to move.
    const { service, time } = await timed({ think: () => new Promise(() => undefined) })
    const { id, clients } = await seatParty(service, GAME, 2, { ...perMinute, standIn: { after: 1, level: 'random' } })
    time.now += MINUTE
    await service.tables.sweep()
    const [own] = clients as [Client]
    await own.until(() => own.table!.seats[0]!.standIn === 'random' && own.isAwaited)
    expect(await own.move(own.choice())).toMatchObject({ ok: true })
    const entries = (await service.store.readEntries(id, 0, 100)).map(({ payload }) => (payload as { type: string }).type)
    expect(entries.slice(-2)).toEqual(['returned', 'moved'])
  })
})

describe('a table whose game nobody here can play any more', () => {
  it('S33: is ended, and its clock with it, when others have had a minute', async () => {
    const { service, time } = await timed()
    const { id, keys } = await gather(service, GAME, 2, perMinute)
    await start(service, keys[0]!)
    const row = (await service.store.readTable(id))!
    await service.store.updateTable(id, row.version, { meta: { ...(row.meta as object), rulesVersion: 99 } })
    const later = await startService({ store: service.store, now: () => time.now, sweepEvery: NEVER })
    time.now += 2 * MINUTE + 1
    await later.tables.sweep()
    expect(await service.store.readTable(id)).toMatchObject({ status: 'over', deadline: null })
    expect((await api(later, 'GET', `/api/tables/${id}`)).body.code).toBe('rulesChanged')
  })
})

async function timed(more: Parameters<typeof startService>[0] = {}): Promise<{ service: Service; time: { now: number } }> {
  const time = { now: 1_700_000_000_000 }
  return { time, service: await startService({ now: () => time.now, sweepEvery: NEVER, ...more }) }
}

async function movedBy({ store }: Service, id: string): Promise<string[]> {
  const entries = await store.readEntries(id, 0, 1000)
  return entries.flatMap(({ payload }) =>
    (payload as { type: string }).type === 'moved' ? [(payload as unknown as { by: string }).by] : [],
  )
}
