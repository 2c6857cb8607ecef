import { canonicalJson } from '@echappee/kernel'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openSqliteStore } from '../../src/store/sqlite.ts'
import { openBotPool } from '../../src/tables/bot-pool.ts'
import type { BotDecision } from '../../src/tables/context.ts'
import { GAMES, SHORT, gameOf, seatCount } from './games.ts'
import { api, create, greet, start, startService, temporaryFolder } from './harness.ts'
import { botChance, chooseMove } from '@echappee/bots'
import type { Json } from '@echappee/kernel'

describe('bots', () => {
  it.each(GAMES)('play %s as ordinary seats, in threads of their own', async (game) => {
    const service = await startService()
    const bots = ['greedy', 'random', 'greedy'].slice(0, (await seatCount(game, 4)) - 1)
    const host = await create(service, game, { seats: ['open', ...bots], options: SHORT[game]! })
    const client = await greet(service, game, { table: host.table.id, key: host.key })
    await start(service, host)
    await client.until(() => client.turn !== null)
    await client.play()
    expect(client.mistakes).toEqual([])
    const { body } = await api(service, 'GET', `/api/tables/${host.table.id}/record`)
    expect(body.record.seats.map(({ by }: { by: string }) => by)).toEqual(['human', ...bots])
    expect(new Set(body.record.moves.map(({ seat }: { seat: number }) => seat)).size).toBe(1 + bots.length)
  })

  it('S3: are given the view of their seat and nothing else', async () => {
    const tasks: BotDecision[] = []
    const service = await startService({ think: (task) => (tasks.push(task), thinkHere(task)) })
    const host = await create(service, '_template', { seats: ['open', 'greedy', 'greedy'] })
    const client = await greet(service, '_template', { table: host.table.id, key: host.key })
    await start(service, host)
    await client.until(() => client.turn !== null)
    await client.play()
    const secret = (await api(service, 'GET', `/api/tables/${host.table.id}/record`)).body.fairness.secret
    expect(tasks.length).toBeGreaterThan(4)
    for (const task of tasks) {
      expect(Object.keys(task).sort()).toEqual(['decision', 'game', 'level', 'rulesVersion', 'seat', 'seed', 'view'])
      expect((task.view as { viewer: number }).viewer).toBe(task.seat)
      expect(canonicalJson(task)).not.toContain(secret)
    }
    expect(new Set(tasks.map(({ seed, seat, decision }) => `${seed} ${seat} ${decision}`)).size).toBe(tasks.length)
  })

  it('that fail or cheat are answered for by the fallback', async () => {
    let calls = 0
    const think = async (): Promise<Json> => {
      if (calls++ % 2 === 0) throw new Error('no idea')
      return { card: 99 }
    }
    const service = await startService({ think })
    const host = await create(service, '_template', { seats: ['open', 'greedy', 'greedy'] })
    const client = await greet(service, '_template', { table: host.table.id, key: host.key })
    await start(service, host)
    await client.until(() => client.turn !== null)
    await client.play()
    expect(calls).toBeGreaterThan(4)
  })

  it('that hang or take their thread down are answered for by the fallback, without a clock; the others are given their time', async () => {
    const lines: { level: number; msg: string; seat: number }[] = []
    const worker = new URL('sick-worker.ts', import.meta.url)
    // A thread that was lost is started again within the time of the next bot.
    const limit = 1000 + 10 * Math.ceil(await startTime(worker))
    const pool = openBotPool(1, { limit, worker })
    onTestFinished(async () => pool.close())
    const thought: [number, string][] = []
    const think = async (task: BotDecision): Promise<Json> => {
      const move = await pool.think(task, { table: 'one', address: 'here' })
      thought.push([task.seat, canonicalJson(move)])
      return move
    }
    const logTo = { write: (line: string) => void lines.push(JSON.parse(line)) }
    const service = await startService({ think, limits: { logLevel: 'warn' }, logTo })
    const host = await create(service, '_template', { seats: ['open', 'greedy', 'greedy', 'greedy'] })
    const client = await greet(service, '_template', { table: host.table.id, key: host.key })
    await start(service, host)
    await client.until(() => client.turn !== null)
    await client.play()

    const said = lines.map(({ level, msg, seat }) => [level, msg.split(':')[0], seat])
    expect(said).toEqual([
      [40, `a bot did not answer within ${limit} ms`, 1],
      [50, 'a bot failed', 2],
    ])
    const { moves } = (await api(service, 'GET', `/api/tables/${host.table.id}/record`)).body.record as { moves: RecordedMove[] }
    for (const seat of [1, 2, 3]) {
      const played = moves.filter((move) => move.seat === seat).map(({ move }) => canonicalJson(move))
      const own = thought.filter(([who]) => who === seat).map(([, move]) => move)
      expect(played.length).toBeGreaterThan(2)
      expect(own).toEqual(seat === 3 ? played : played.slice(1))
    }
  })

  it('of a table on two nodes are played by the node that brought the position about, or by the other if it is gone', async () => {
    const store = await openSqliteStore(temporaryFolder())
    let thought = 0
    const think = (task: BotDecision) => (thought++, thinkHere(task))
    const one = await startService({ store, think, patience: 5000 })
    const two = await startService({ store, think, patience: 300 })
    const host = await create(one, '_template', { seats: ['open', 'greedy'] })
    const here = await greet(one, '_template', { table: host.table.id, key: host.key })
    const there = await greet(two, '_template', { table: host.table.id, key: host.key })
    await start(one, host)
    await here.until(() => here.turn !== null)
    await here.play()
    await there.until(() => there.isOver)
    const moves = (await api(two, 'GET', `/api/tables/${host.table.id}/record`)).body.record.moves
    expect(thought).toBe(moves.filter(({ seat }: { seat: number }) => seat === 1).length)
  })

  it('go on when the node that should play them has died', async () => {
    const store = await openSqliteStore(temporaryFolder())
    const one = await startService({ store, think: () => new Promise(() => undefined) })
    const two = await startService({ store, think: thinkHere, patience: 50 })
    const host = await create(one, '_template', { seats: ['open', 'greedy'] })
    await start(one, host)
    const client = await greet(two, '_template', { table: host.table.id, key: host.key })
    await client.play()
    expect(client.mistakes).toEqual([])
  })
})

interface RecordedMove {
  readonly seat: number
  readonly move: Json
}

/** How long this machine takes to start a thread, in milliseconds. */
async function startTime(worker: URL): Promise<number> {
  const pool = openBotPool(1, { worker })
  const began = performance.now()
  await pool.think(
    { game: '_template', rulesVersion: 1, level: 'greedy', view: null, seat: 0, decision: 0, seed: '' },
    { table: '', address: '' },
  )
  await pool.close()
  return performance.now() - began
}

async function thinkHere({ game, level, view, seat, decision, seed }: BotDecision): Promise<Json> {
  const { rules, knowledge } = await gameOf(game)
  return chooseMove({ game: rules, knowledge, level, view, seat, chance: botChance(seed, seat, decision) }) as Json
}
