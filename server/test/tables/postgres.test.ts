import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { openPostgresStore } from '../../src/store/postgres.ts'
import { startPostgres, type TestPostgres } from '../postgres.ts'
import { Client } from './client.ts'
import { SHORT } from './games.ts'
import { api, create, gather, greet, json, sitDown, start, startService, type Service } from './harness.ts'
import { startProcess, type NodeProcess } from './own-process.ts'
import { IN_TURN as GAME } from './real-games.ts'

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(async () => postgres.end())

/** No heartbeat brings what a notice should have brought. */
const HOUR = 3_600_000
const short = { options: SHORT[GAME]! }

describe('three nodes on one PostgreSQL', () => {
  it('play one game together; everybody hears of a move at once', async () => {
    const nodes = await threeNodes()
    const { id, keys } = await gather(nodes[0]!, GAME, 3, short)
    const clients = await Promise.all(keys.map(({ key }, i) => greet(nodes[i]!, GAME, { table: id, key })))
    await start(nodes[2]!, keys[0]!)
    await Promise.all(clients.map((client) => client.until(() => client.turn !== null)))
    const acting = clients.find((client) => client.isAwaited)!
    const events = clients.map((client) => client.events.length)
    await acting.move(acting.choice())
    await Promise.all(clients.map((client, i) => client.until(() => client.events.length > events[i]!)))
    await Promise.all(clients.map((client) => client.play()))
    expect(clients.flatMap(({ mistakes }) => mistakes)).toEqual([])
    const records = await Promise.all(nodes.map((node) => api(node, 'GET', `/api/tables/${id}/record`)))
    expect(records[0]!.status).toBe(200)
    expect(records.map(({ body }) => body.record.moves.length)).toEqual(
      Array.from({ length: 3 }, () => records[0]!.body.record.moves.length),
    )
  })

  it('share bots, clocks, seats and talk', async () => {
    const time = { now: Date.now() }
    const nodes = await threeNodes({ now: () => time.now, sweepEvery: 2_000_000_000, patience: 200 })
    const host = await create(nodes[0]!, '_template', {
      seats: ['open', 'open', 'greedy'],
      clock: { kind: 'decision', seconds: 60 },
      standIn: { after: 1, level: 'greedy' },
    })
    const id = host.table.id
    const taken = await Promise.allSettled(nodes.map((node, i) => sitDown(node, id, `Guest ${i}`)))
    expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await start(nodes[1]!, host)
    const [own, watching] = await Promise.all([
      greet(nodes[0]!, '_template', { table: id, key: host.key }),
      greet(nodes[2]!, '_template', { table: id }),
    ])
    expect(await own.ask({ type: 'chat', text: 'allez' })).toMatchObject({ ok: true })
    await watching.until(() => watching.chat.length === 1)
    await own.move(own.choice())
    time.now += 60_000
    await Promise.all(nodes.map(({ tables }) => tables.sweep()))
    await watching.until(() => watching.table!.seats[1]!.standIn === 'greedy')
    await own.until(() => own.turn!.decision === 1)
    await own.play()
    await watching.until(() => watching.isOver)
    expect(json(watching.events)).toEqual(json((await greet(nodes[1]!, '_template', { table: id })).events))
    expect([...own.mistakes, ...watching.mistakes]).toEqual([])
  })
})

describe('three processes on one PostgreSQL', () => {
  it.each([
    ['whoever sits wherever', false],
    ['everybody of a table led to one of them', true],
  ])('lose no acknowledged move and double none when one of them is killed in the middle of the games: %s', async (_, isLed) => {
    const url = await postgres.freshUrl()
    const nodes = await Promise.all([1, 2, 3].map(() => startProcess({ DATABASE_URL: url })))
    const tables = await Promise.all(
      ['_template', GAME, '_template', GAME].map(async (game, i) => {
        const party = await gather(nodes[i % 3]!, game, 3, { options: SHORT[game]! })
        await start(nodes[(i + 1) % 3]!, party.keys[0]!)
        return { ...party, game }
      }),
    )
    let made = 0
    const players = tables.flatMap(({ id, keys, game }) =>
      keys.map(({ key }, i) => persist(nodes, i, game, { table: id, key, isLed }, () => made++)),
    )
    const victim = nodes[0]!
    await expect.poll(() => made, { interval: 5 }).toBeGreaterThan(20)
    victim.process.kill('SIGKILL')
    const acknowledged = await Promise.all(players)

    const store = await openPostgresStore(url)
    onTestFinished(async () => store.close())
    for (const [i, { id, game }] of tables.entries()) {
      const entries = (await store.readEntries(id, 0, 10_000)).map(
        ({ payload }) => payload as unknown as { type: string; seat: number; decision: number; move: unknown },
      )
      const moves = entries.filter(({ type }) => type === 'moved').map(({ seat, decision, move }) => JSON.stringify([seat, decision, move]))
      // Nobody takes a move back here: a decision is answered once.
      const answered = moves.map((move) => JSON.stringify((JSON.parse(move) as unknown[]).slice(0, 2)))
      expect(new Set(answered).size).toBe(moves.length)
      for (const move of acknowledged.slice(3 * i, 3 * i + 3).flat()) expect(moves).toContain(move)
      expect((await store.readTable(id))!.status).toBe('over')
      expect((await api(nodes[1]!, 'GET', `/api/tables/${id}/record`)).body.record.game).toBe(game)
    }
  })
})

async function threeNodes(settings: Parameters<typeof startService>[0] = {}): Promise<Service[]> {
  const url = await postgres.freshUrl()
  return Promise.all([1, 2, 3].map(async () => startService({ ...settings, store: await openPostgresStore(url, { heartbeatMs: HOUR }) })))
}

/** Plays to the end, on another node whenever its own is gone. Answers the moves that were acknowledged. */
async function persist(
  nodes: readonly NodeProcess[],
  first: number,
  game: string,
  { isLed, ...as }: { table: string; key: string; isLed: boolean },
  onMove: () => void,
): Promise<string[]> {
  const acknowledged: string[] = []
  let known = { seen: 0, epoch: 0, events: [] as unknown[] }
  for (let at = first; at < first + 30; at++) {
    try {
      const client = await Client.open(nodes[at % nodes.length]!.address, game, {}, isLed ? as.table : undefined)
      client.events.push(...known.events)
      const sent = await playOn(client, { ...as, seen: known.seen, epoch: known.epoch }, (move) => {
        acknowledged.push(move)
        onMove()
      })
      if (client.mistakes.length > 0) return client.mistakes
      if (sent) return acknowledged
      known = { seen: client.events.length, epoch: client.epoch, events: client.events }
    } catch {
      // Nobody answers there.
    }
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error('no node let the game go on')
}

/** True when the game is over, false when the connection is. */
async function playOn(client: Client, as: Parameters<Client['hello']>[0], onMove: (move: string) => void): Promise<boolean> {
  try {
    await client.hello(as)
    while (!client.isOver) {
      await client.until(() => client.isAwaited || client.isOver)
      if (client.isOver) break
      const [decision, move] = [client.turn!.decision, client.choice()]
      const answer = await client.move(move, decision)
      if (answer.ok) onMove(JSON.stringify([client.seat, decision, move]))
    }
    return true
  } catch (error) {
    if (client.closed !== undefined) return false
    throw error
  }
}
