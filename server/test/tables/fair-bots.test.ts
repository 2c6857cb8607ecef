import type { Json } from '@echappee/kernel'
import { describe, expect, it, onTestFinished } from 'vitest'
import { readConfig } from '../../src/config.ts'
import { openBotPool, type BotPool, type Work } from '../../src/tables/bot-pool.ts'
import { FairQueue } from '../../src/tables/fair-queue.ts'
import { openSqliteStore } from '../../src/store/sqlite.ts'
import { DESERTED } from '../../src/tables/model.ts'
import { MOST_ENTRIES } from '../../src/tables/requests.ts'
import { api, create, greet, seatParty, start, startService, temporaryFolder } from './harness.ts'

const GAME = '_template'
const NEVER = 2_000_000_000
const worker = new URL('busy-worker.ts', import.meta.url)

describe('bots are shared', () => {
  it.each([1, 2])(
    'S23: so that a game beside 20 hostile tables waits for at most one decision of theirs at a time, with %i threads',
    async (threads) => {
      // Time stands still but for thinking: a share of it is then a number of decisions, however busy the machine is.
      let now = 0
      const queue = new FairQueue(threads, () => now)
      const thinking: (() => void)[] = []
      const thinkFour = async (table: string, address: string) => {
        const giveBack = await queue.take({ table, address })
        await new Promise<void>((resolve) => thinking.push(resolve))
        giveBack()
      }
      const passTime = async () => {
        while (thinking.length > 0) {
          now += 4
          for (const end of thinking.splice(0)) end()
          await new Promise((resolve) => setImmediate(resolve))
        }
      }
      const own = { decisions: 40, isOver: false }
      let hostile = 0
      const keepBusy = async (table: string): Promise<void> => {
        while (!own.isOver) {
          await thinkFour(table, 'hostile')
          hostile++
        }
      }
      const tables = Array.from({ length: 20 }, (_, i) => [keepBusy(`h${i}`), keepBusy(`h${i}`)]).flat()
      await new Promise((resolve) => setImmediate(resolve))
      const time = passTime()
      await thinkFour('own', 'own')
      hostile = 0
      for (let i = 0; i < own.decisions; i++) await thinkFour('own', 'own')
      const beside = hostile
      own.isOver = true
      await Promise.all([...tables, time])
      // As much of a single thread as it gets itself, so at most twice its time alone.
      expect(beside / threads).toBeLessThanOrEqual(own.decisions + 2)
      expect(beside).toBeGreaterThan(0)
    },
  )

  it('S23: so that quick bots do not wait for the slow ones of somebody else: one thread stays free of them', async () => {
    const read = readConfig({})
    const threads = read.ok ? read.config.botThreads : 0
    const pool = openBotPool(threads, { worker, limit: NEVER })
    onTestFinished(async () => pool.close())
    // The slow ones think until the others are done.
    const isFree = new Int32Array(new SharedArrayBuffer(4))
    const hostile = Array.from({ length: threads }, async (_, i) => thinkFor(pool, `h${i}`, 'hostile', 0, isFree))
    for (let i = 0; i < 10; i++) await thinkFor(pool, 'own', 'own', 4)
    Atomics.store(isFree, 0, 1)
    Atomics.notify(isFree, 0)
    await Promise.all(hostile)
  })

  it('S23: nor for those of several others: the last thread is for whoever has had little', async () => {
    let now = 0
    const queue = new FairQueue(3, () => now)
    const running: (() => void)[] = []
    const hostileOnes = { areGone: false }
    const keepBusy = async (table: string, address: string): Promise<void> => {
      while (!hostileOnes.areGone) {
        const giveBack = await queue.take({ table, address })
        await new Promise<void>((resolve) => running.push(resolve))
        giveBack()
      }
    }
    const turn = () => new Promise((resolve) => setImmediate(resolve))
    const hostile = Array.from({ length: 20 }, (_, i) => keepBusy(`h${i}`, `hostile ${i % 4}`))
    for (let i = 0; i < 20; i++) {
      await turn()
      now += 500
      for (const end of running.splice(0)) end()
    }
    await turn()
    // Four addresses with five tables each are at work, and one thread is free of them.
    expect(running).toHaveLength(2)
    for (let i = 0; i < 20; i++) {
      const giveBack = await queue.take({ table: 'own', address: 'own' })
      now += 20
      giveBack()
    }
    hostileOnes.areGone = true
    while (running.length > 0) {
      for (const end of running.splice(0)) end()
      await turn()
    }
    await Promise.all(hostile)
  })

  it('S23: in threads that stay: nobody waits for one to start because it had nothing to do for a moment', async () => {
    const pool = openBotPool(3, { worker: new URL('thread-worker.ts', import.meta.url) })
    onTestFinished(async () => pool.close())
    const ids = new Set<unknown>()
    const together = async () => {
      const parties = ['one', 'two', 'three']
      for (const id of await Promise.all(parties.map((party) => thinkFor(pool, party, party, 100)))) ids.add(id)
    }
    await together()
    const first = ids.size
    for (let i = 0; i < 3; i++) {
      await new Promise((resolve) => setTimeout(resolve, 50))
      await together()
    }
    expect(ids.size).toBeLessThanOrEqual(3)
    expect(first).toBeGreaterThan(0)
  })

  it('S23: and what else takes long, like races of the day, waits in the same turn', async () => {
    const pool = openBotPool(1, { worker })
    onTestFinished(async () => pool.close())
    await thinkFor(pool, 'warm', 'warm', 0)
    let done = 0
    const work: Work<{ seed: string }, string> = { file: worker, name: 'choose' }
    const races = Array.from({ length: 20 }, async () => {
      await pool.run(work, { seed: '4' }, { table: 'day', address: 'hostile' })
      done++
    })
    // Who has had nothing yet comes after the race that is under way, and before all others.
    await thinkFor(pool, 'own', 'own', 4)
    expect(done).toBeLessThanOrEqual(2)
    await Promise.all(races)
    expect(done).toBe(20)
  })

  it('S23: by table, where all come from one address, and the tables where nobody is share one place', async () => {
    let now = 0
    const queue = new FairQueue(1, () => now)
    const order: string[] = []
    const ask = async (table: string, address: string) => {
      const giveBack = await queue.take({ table, address })
      order.push(table)
      now += 10
      giveBack()
    }
    await Promise.all([
      ...Array.from({ length: 6 }, () => ask('greedy', 'one')),
      ask('modest', 'one'),
      ...Array.from({ length: 6 }, (_, i) => ask(`left ${i}`, '')),
      ask('here', 'two'),
    ])
    expect(order.slice(0, 5)).toEqual(['greedy', 'left 0', 'here', 'modest', 'left 1'])
    expect(order.toSorted()).toEqual([
      'greedy',
      'greedy',
      'greedy',
      'greedy',
      'greedy',
      'greedy',
      'here',
      'left 0',
      'left 1',
      'left 2',
      'left 3',
      'left 4',
      'left 5',
      'modest',
    ])
  })
})

describe('a table ends', () => {
  it('S24: an hour after bots stand in for everybody, tells why, and shows its secret', async () => {
    const time = { now: 1_000_000 }
    // Bots that never answer, as if the game went on for ever.
    const think = () => new Promise<never>(() => undefined)
    const service = await startService({ now: () => time.now, sweepEvery: NEVER, think })
    const { id, clients } = await seatParty(service, GAME, 2, {
      clock: { kind: 'decision', seconds: 60 },
      standIn: { after: 1, level: 'random' },
    })
    const onlooker = await greet(service, GAME, { table: id })
    time.now += 60_000
    await service.tables.sweep()
    await onlooker.until(() => onlooker.table!.seats.every(({ standIn }) => standIn === 'random'))
    expect(onlooker.table).toMatchObject({ status: 'running', ended: null })
    expect(onlooker.table!.fairness.secret).toBeUndefined()
    // A stand-in has answered since.
    await playOne(service, id)
    time.now += DESERTED - 1
    await service.tables.sweep()
    expect(onlooker.table).toMatchObject({ status: 'running', ended: null })
    time.now += 1
    await service.tables.sweep()
    await onlooker.until(() => onlooker.table!.status === 'over')
    expect(onlooker.table).toMatchObject({ ended: 'abandoned', fairness: { secret: expect.any(String) } })
    expect(onlooker.turn).toMatchObject({ awaited: [], outcome: null, deadline: null })
    expect((await service.store.readTable(id))!).toMatchObject({ status: 'over', deadline: null })
    expect(await clients[0]!.move({ card: 0 })).toMatchObject({ ok: false, problem: { code: 'notRunning' } })
    const { status, body } = await api(service, 'GET', `/api/tables/${id}/record`)
    expect([status, body.record.moves.length > 0, typeof body.fairness.secret]).toEqual([200, true, 'string'])
  })

  it('S24: when its log is full, whoever would write', async () => {
    const dataFolder = temporaryFolder()
    const before = await startService({ dataFolder })
    const host = await create(before, GAME, { seats: ['open', 'greedy'] })
    const id = host.table.id
    await start(before, host)
    await before.close()
    const store = await openSqliteStore(dataFolder)
    const line = { type: 'said', seat: 0, text: 'on and on', at: 0 }
    for (let seq = (await store.lastSeq(id))!; seq < MOST_ENTRIES; seq += 1000)
      await store.append({ table: id, after: seq, payloads: Array.from({ length: Math.min(1000, MOST_ENTRIES - seq) }, () => line) })
    const service = await startService({ store })
    const client = await greet(service, GAME, { table: id, key: host.key })
    expect(await client.ask({ type: 'chat', text: 'more' })).toMatchObject({ ok: false, problem: { code: 'tableFull' } })
    await client.until(() => client.table!.ended === 'full')
    expect(await client.move(client.choice())).toMatchObject({ ok: false })
    expect((await api(service, 'PUT', `/api/tables/${id}/chat`, { isOn: false }, host.key)).body.code).toBe('tableFull')
    expect(await service.store.lastSeq(id)).toBe(MOST_ENTRIES + 1)
  })
})

/** For so many milliseconds, and until it is free to end. */
function thinkFor(pool: BotPool, table: string, address: string, ms: number, isFree?: Int32Array): Promise<unknown> {
  const view = (isFree ?? null) as unknown as Json
  return pool.think({ game: GAME, rulesVersion: 1, level: 'greedy', view, seat: 0, decision: 0, seed: `${ms}` }, { table, address })
}

/** The fallback is played for one stand-in, as for a bot that has failed. */
async function playOne(service: Awaited<ReturnType<typeof startService>>, id: string): Promise<void> {
  const table = await service.tables.open(id)
  const { seat, decision } = await table.read((model) => {
    const [first] = model.awaited()
    return { seat: first!, decision: model.match!.decision(first!) }
  })
  await table.request({ type: 'fallBack', seat, decision })
}
