import { seededChance, type Json } from '@echappee/kernel'
import { describe, expect, it } from 'vitest'
import { StoreProblem } from '../../src/store/problem.ts'
import { openSqliteStore } from '../../src/store/sqlite.ts'
import type { Store } from '../../src/store/store.ts'
import type { BotDecision } from '../../src/tables/context.ts'
import { Client } from './client.ts'
import { gameOf, SHORT } from './games.ts'
import {
  api,
  create,
  createBare,
  gather,
  greet,
  json,
  nonce,
  seatParty,
  sitDown,
  start,
  startService,
  temporaryFolder,
  type Service,
} from './harness.ts'
import { IN_TURN as GAME } from './real-games.ts'

const short = { options: SHORT[GAME]! }

describe('two services on one store', () => {
  it('play one game together, and all clients hear the same', async () => {
    const [one, two] = await twoServices()
    const { id, keys } = await gather(one, '_template', 4)
    const clients = await Promise.all(keys.map(({ key }, i) => greet(i % 2 === 0 ? one : two, '_template', { table: id, key })))
    await start(two, keys[0]!)
    await Promise.all(clients.map((client) => client.until(() => client.turn !== null)))
    await Promise.all(clients.map((client) => client.play()))
    expect(clients.flatMap(({ mistakes }) => mistakes)).toEqual([])
    const records = await Promise.all([one, two].map((service) => api(service, 'GET', `/api/tables/${id}/record`)))
    expect(records[0]!.status).toBe(200)
    expect(records[1]).toEqual(records[0])
    const fresh = await greet(two, '_template', { table: id, key: keys[0]!.key })
    expect(json(fresh.scene)).toEqual(json(clients[0]!.scene))
  })

  it('forget a table that is played at the other alone', async () => {
    const time = { now: 1_000_000 }
    const store = await openSqliteStore(temporaryFolder())
    const settings = { store, now: () => time.now, sweepEvery: 2_000_000_000 }
    const [one, two] = [await startService(settings), await startService(settings)]
    const { id, clients } = await seatParty(one, '_template', 2)
    expect((await api(two, 'GET', `/api/tables/${id}`)).status).toBe(200)
    time.now += 61_000
    const acting = clients.find((client) => client.isAwaited)!
    await acting.move(acting.choice())
    const countAfterSweep = async () => {
      await two.tables.sweep()
      return two.tables.count
    }
    await expect.poll(countAfterSweep).toBe(0)
    expect(one.tables.count).toBe(1)
  })

  it('settle a race by the store: one answer of the two counts', async () => {
    const [one, two] = await twoServices()
    const { id, keys, clients } = await seatParty(one, GAME, 2, short)
    const acting = clients.find((client) => client.isAwaited)!
    const there = await greet(two, GAME, { table: id, key: keys[acting.seat]!.key })
    let races = 0
    for (let round = 0; round < 12 && !acting.isOver; round++) {
      const [a, b] = [acting.isAwaited ? acting : undefined, there.isAwaited ? there : undefined]
      if (a !== undefined && b !== undefined && a.turn!.decision === b.turn!.decision) {
        races++
        const decision = a.turn!.decision
        await Promise.all([a.move(a.choice('random')), b.move(b.choice('greedy'))])
        await Promise.all([a, b].map((client) => client.until(() => client.turn!.decision > decision)))
        expect(b.turn!.decision).toBe(decision + 1)
      } else {
        const other = clients.find((client) => client !== acting && client.isAwaited)
        if (other !== undefined) await other.move(other.choice())
      }
      await settled([one, two], id, [there, ...clients])
    }
    expect(races).toBeGreaterThan(2)
    expect(json(there.events)).toEqual(json(acting.events))
    expect([...acting.mistakes, ...there.mistakes]).toEqual([])
    const moved = (await one.store.readEntries(id, 0, 1000)).map(
      ({ payload }) => payload as { type: string; seat: number; decision: number },
    )
    const answered = moved.filter(({ type }) => type === 'moved').map(({ seat, decision }) => `${seat} ${decision}`)
    expect(new Set(answered).size).toBe(answered.length)
  })

  it('start a table at which somebody has sat down at the other a moment ago', async () => {
    const store = await openSqliteStore(temporaryFolder())
    // The first one hears of nothing that the other writes: every notice is still on its way.
    const deaf = new Proxy(store, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name, target)
        if (name === 'watch') return () => () => undefined
        return typeof value === 'function' ? (value.bind(target) as unknown) : value
      },
    })
    const [one, two] = [await startService({ store: deaf }), await startService({ store })]
    const host = await create(one, '_template')
    await sitDown(two, host.table.id, 'Bo')
    expect(await api(one, 'POST', `/api/tables/${host.table.id}/start`, undefined, host.key)).toMatchObject({
      status: 200,
      body: { status: 'running' },
    })
  })

  it('keep every line of talk once and in one order', async () => {
    const [one, two] = await twoServices()
    const { id, keys } = await gather(one, '_template', 2)
    const clients = [
      await greet(one, '_template', { table: id, key: keys[0]!.key }),
      await greet(two, '_template', { table: id, key: keys[1]!.key }),
    ]
    const answers = await Promise.all(
      clients.flatMap((client) => [1, 2, 3, 4].map((i) => client.ask({ type: 'chat', text: `${client.seat} says ${i}` }))),
    )
    expect(answers.every(({ ok }) => ok)).toBe(true)
    for (const client of clients) await client.until(() => client.chat.length === 8)
    expect(clients[0]!.chat).toEqual(clients[1]!.chat)
    expect(new Set(clients[0]!.chat.map(({ text }) => text)).size).toBe(8)
  })
})

describe('a restart', () => {
  it('in the middle of a game loses nothing that was acknowledged, and clients resume', async () => {
    const dataFolder = temporaryFolder()
    const before = await startService({ dataFolder })
    const { id, keys, clients } = await seatParty(before, GAME, 3, short)
    await Promise.all(clients.map((client) => client.play(() => client.events.length < 60)))
    await settled([before], id, clients)
    const known = clients.map((client) => ({ events: [...client.events], epoch: client.epoch, key: keys[client.seat]!.key }))
    await before.close()
    for (const client of clients) expect((await client.untilClosed()).code).toBe(1001)

    const after = await startService({ dataFolder })
    const back = await Promise.all(
      known.map(async ({ events, epoch, key }) => {
        const client = await Client.open(after.address, GAME)
        client.events.push(...events)
        const welcome = await client.hello({ table: id, key, seen: events.length, epoch })
        expect([welcome.from, welcome.events]).toEqual([events.length, []])
        return client
      }),
    )
    await Promise.all(back.map((client) => client.play()))
    expect(back.flatMap(({ mistakes }) => mistakes)).toEqual([])
  })
})

describe('a store that fails', () => {
  it.each(['before', 'after'] as const)(
    'S11: %s the write: the move counts once, and nobody hears of it before it is durable',
    async (when) => {
      const { store, failNext } = failing(await openSqliteStore(temporaryFolder()))
      const service = await startService({ store })
      const { id, clients } = await seatParty(service, GAME, 2, short)
      for (let i = 0; i < 5; i++) {
        const client = await Promise.any(clients.map(async (one) => one.until(() => one.isAwaited).then(() => one)))
        failNext(when, 1)
        expect(await client.move(client.choice())).toMatchObject({ ok: true })
        await settled([service], id, clients)
      }
      const entries = await store.readEntries(id, 0, 100)
      expect(entries.filter(({ payload }) => (payload as any).type === 'moved')).toHaveLength(5)
      expect(clients.flatMap(({ mistakes }) => mistakes)).toEqual([])
    },
  )

  it('S11: for long: the move is refused, nobody hears of it, and the next try succeeds', async () => {
    const { store, failNext } = failing(await openSqliteStore(temporaryFolder()))
    const service = await startService({ store })
    const { clients } = await seatParty(service, GAME, 2, short)
    const client = clients.find((one) => one.isAwaited)!
    const messageCounts = clients.map(({ raw }) => raw.length)
    failNext('before', 1000)
    expect(await client.move(client.choice())).toMatchObject({ ok: false, problem: { code: 'unavailable' } })
    expect(clients.map(({ raw }) => raw.length)).toEqual(messageCounts.map((count, seat) => (seat === client.seat ? count + 1 : count)))
    failNext('before', 0)
    expect(await client.move(client.choice())).toMatchObject({ ok: true })
  })
})

describe('a store that does not write for a while', () => {
  it('stops no bot: it plays as soon as it can, though nobody asks for it again', async () => {
    const { store, failNext, failures } = failing(await openSqliteStore(temporaryFolder()))
    const { rules } = await gameOf('_template')
    let answer: () => void = () => undefined
    const mayAnswer = new Promise<void>((resolve) => (answer = resolve))
    const think = async ({ view, seat }: BotDecision): Promise<Json> => {
      await mayAnswer
      return rules.legal(rules.determinize(view, seededChance('any')), seat)[0] as Json
    }
    const service = await startService({ store, think })
    const host = await create(service, '_template', { seats: ['open', 'greedy'] })
    const client = await greet(service, '_template', { table: host.table.id, key: host.key })
    await start(service, host)
    await client.until(() => client.turn !== null)
    expect(await client.move(client.choice())).toMatchObject({ ok: true })
    failNext('before', 1000)
    answer()
    await expect.poll(failures).toBeGreaterThan(1)
    await new Promise((resolve) => setTimeout(resolve, 300))
    failNext('before', 0)
    await client.until(() => client.isAwaited)
    await client.play()
    expect(client.mistakes).toEqual([])
  })

  it('S2: sends away whose nonce it could not keep, to come again', async () => {
    const { store, failNext } = failing(await openSqliteStore(temporaryFolder()), 'joined')
    const service = await startService({ store })
    const host = await createBare(service, GAME, { ...short, seats: ['open', 'greedy'] })
    const greeting = { table: host.table.id, key: host.key, nonce: nonce() }
    failNext('before', 1000)
    const client = await Client.open(service.address, GAME)
    await expect(client.hello(greeting)).rejects.toThrow('unavailable')
    failNext('before', 0)
    expect((await greet(service, GAME, greeting)).table!.fairness.nonces[0]).toBe(greeting.nonce)
  })
})

describe('a store that can not be read for a moment', () => {
  it('S11: everybody hears of what it had written as soon as it can, without asking', async () => {
    const { store, failNext, failReads } = failing(await openSqliteStore(temporaryFolder()))
    const service = await startService({ store })
    const { clients } = await seatParty(service, GAME, 2, short)
    const client = clients.find((one) => one.isAwaited)!
    const counts = clients.map(({ events }) => events.length)
    failNext('after', 1)
    failReads(true)
    expect(await client.move(client.choice())).toMatchObject({ ok: false, problem: { code: 'unavailable' } })
    expect(clients.map(({ events }) => events.length)).toEqual(counts)
    failReads(false)
    for (const [i, one] of clients.entries()) await one.until(() => one.events.length > counts[i]!)
    await Promise.all(clients.map((one) => one.play()))
    expect(clients.flatMap(({ mistakes }) => mistakes)).toEqual([])
  })
})

async function twoServices() {
  const store = await openSqliteStore(temporaryFolder())
  return [await startService({ store }), await startService({ store })] as const
}

/** Every node has read the whole log, and everybody has heard of it. */
async function settled(services: readonly Service[], id: string, clients: readonly Client[]): Promise<void> {
  for (const { tables, store } of services) {
    const table = await tables.open(id)
    await expect.poll(() => table.read(({ seq }) => seq)).toBe(await store.lastSeq(id))
  }
  // What was sent before arrives before the answer.
  await Promise.all(clients.map((client) => client.ask({ type: 'ping' })))
}

/** A store whose appends fail on demand: before they write, or after, so that nobody knows. */
function failing(real: Store, type = 'moved') {
  let left = 0
  let failed = 0
  let isUnreadable = false
  let when: 'before' | 'after' = 'before'
  const append: Store['append'] = async (given) => {
    if (left === 0 || !given.payloads.some((payload: Json) => (payload as { type: string }).type === type)) return real.append(given)
    left--
    failed++
    if (when === 'after') await real.append(given)
    throw new StoreProblem('failed', { reason: 'the cable was pulled' })
  }
  const store = new Proxy(real, {
    get(target, name) {
      if (name === 'append') return append
      if (name === 'readEntries' && isUnreadable)
        return () => Promise.reject(new StoreProblem('failed', { reason: 'the cable was pulled' }))
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  return {
    store,
    failures: () => failed,
    failReads: (is: boolean) => {
      isUnreadable = is
    },
    failNext: (wanted: 'before' | 'after', count: number) => {
      when = wanted
      left = count
    },
  }
}
