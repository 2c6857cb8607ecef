import { Writable } from 'node:stream'
import { optionsSchema, type AnyGame } from '@echappee/kernel'
import { verifyFairness } from '@echappee/protocol'
import { describe, expect, it } from 'vitest'
import { exportTables } from '../../src/store/transfer.ts'
import type { FindGame } from '../../src/tables/games.ts'
import { Client } from './client.ts'
import { gameOf } from './games.ts'
import { api, create, greet, nonce, seatParty, startService, type Service } from './harness.ts'

const GAME = '_template'
/** Clocks are looked at when the test says so. */
const NEVER = 2_000_000_000

describe('rules that have changed', () => {
  it('refuse a table that was begun with others, in clear words, and leave its log to be exported', async () => {
    const before = await startService()
    const { id, keys, clients } = await seatParty(before, GAME, 2, { clock: { kind: 'decision', seconds: 600 } })
    for (const client of clients) await client.move(client.choice())
    const { rules } = await gameOf(GAME)
    const after = await startService({ store: before.store, findGame: versions({ 2: { ...rules, rulesVersion: 2 } }) })

    const answer = await api(after, 'GET', `/api/tables/${id}`)
    expect(answer).toMatchObject({ status: 409, body: { code: 'rulesChanged', params: { version: 1, expected: 2 } } })
    expect(answer.body.sentence).toBe(
      'This table was begun with version 1 of the rules; this server plays version 2. Its log is kept and can be exported.',
    )
    expect(await problemOnHello(after, id, keys[0]!.key)).toBe('rulesChanged')
    expect((await api(after, 'POST', '/api/seats', { keys: [keys[0]!.key] })).body.tables).toMatchObject([{ id, isAwaited: false }])
    expect(await exported(after)).toContain('"type":"moved"')
    // The node that still has the old rules goes on.
    await Promise.all(clients.map((client) => client.play()))
  })

  it('refuse a log that these rules can not have written', async () => {
    const before = await startService()
    const { id, keys, clients } = await seatParty(before, GAME, 2)
    await clients[0]!.move(clients[0]!.choice())
    const row = { table: id, after: (await before.store.lastSeq(id))! }
    await before.store.append({
      ...row,
      payloads: [{ type: 'moved', seat: 1, decision: 0, move: { card: 99 }, digest: 'x', by: 'owner', deadline: null }],
    })
    const after = await startService({ store: before.store })
    expect((await api(after, 'GET', `/api/tables/${id}`)).body.code).toBe('damaged')
    expect(await problemOnHello(after, id, keys[0]!.key)).toBe('damaged')
    expect(await exported(after)).toContain('"card":99')
  })

  it('refuse a log whose moves they would tell in another way', async () => {
    const before = await startService()
    const { id, clients } = await seatParty(before, GAME, 2)
    for (const client of clients) await client.move(client.choice())
    const { rules } = await gameOf(GAME)
    const apply: typeof rules.apply = (state, seat, move, context) =>
      rules.apply(state, seat, move, { ...context, emit: (event: object, to) => context.emit?.({ ...event, isStrange: true }, to) })
    const same = await startService({ store: before.store, findGame: async () => rules })
    expect((await api(same, 'GET', `/api/tables/${id}`)).status).toBe(200)
    const after = await startService({ store: before.store, findGame: async () => ({ ...rules, apply }) })
    expect((await api(after, 'GET', `/api/tables/${id}`)).body.code).toBe('damaged')
  })

  it('S24: end a table whose options they do not allow any more, and say so', async () => {
    const before = await startService()
    const { id, clients } = await seatParty(before, GAME, 2, { options: { squares: 30 } })
    await clients[0]!.move(clients[0]!.choice())
    const { rules } = await gameOf(GAME)
    const options = optionsSchema({ ...rules.optionFields, squares: { kind: 'number', min: 8, max: 20, default: 15 } })
    const findGame = async () => ({ ...rules, schemas: { ...rules.schemas, options } })
    const after = await startService({ store: before.store, findGame })
    expect((await api(after, 'GET', `/api/tables/${id}`)).body).toMatchObject({ status: 'over', ended: 'rules' })
    await clients[0]!.until(() => clients[0]!.table!.ended === 'rules')
  })

  it('S33: end a table whose clock no node serves, for all to see, and leave it to those who can for a minute', async () => {
    let now = Date.now()
    const before = await startService({ now: () => now, sweepEvery: NEVER })
    const { id, keys, clients } = await seatParty(before, GAME, 2, { clock: { kind: 'decision', seconds: 60 } })
    const { rules } = await gameOf(GAME)
    const findGame = versions({ 2: { ...rules, rulesVersion: 2 } })
    const after = await startService({ store: before.store, findGame, now: () => now, sweepEvery: NEVER })
    now += 90_000
    await after.tables.sweep()
    expect(await after.store.readTable(id)).toMatchObject({ status: 'running', deadline: now - 30_000 })
    now += 60_000
    await after.tables.sweep()
    expect(await after.store.readTable(id)).toMatchObject({ status: 'over', deadline: null })
    expect((await api(after, 'POST', '/api/seats', { keys: [keys[0]!.key] })).body.tables).toMatchObject([{ id, status: 'over' }])
    await clients[0]!.until(() => clients[0]!.table!.ended === 'rules')
  })

  it('S35: leave a finished game its record, its check and all that is shown of it', async () => {
    const before = await startService()
    const { id, clients, keys } = await seatParty(before, GAME, 2)
    await Promise.all(clients.map((client) => client.play()))
    const { rules } = await gameOf(GAME)
    const after = await startService({ store: before.store, findGame: versions({ 1: rules, 2: replacing(rules) }) })

    const record = await api(after, 'GET', `/api/tables/${id}/record`)
    expect(record).toEqual(await api(before, 'GET', `/api/tables/${id}/record`))
    expect(verifyFairness(rules, record.body.record, record.body.fairness)).toMatchObject({ ok: true })
    const onlooker = await greet(after, GAME, { table: id })
    expect([onlooker.table!.rulesVersion, onlooker.turn!.outcome]).toEqual([1, clients[0]!.turn!.outcome])
    // What follows it is played by the rules of today.
    const next = await api(after, 'POST', `/api/tables/${id}/rematch`, undefined, keys[0]!.key)
    expect(next.body.table).toMatchObject({ status: 'open', rulesVersion: 2 })
  })

  it('S35: let a running game go on by the rules that it was begun with, and its clock too', async () => {
    let now = Date.now()
    const clocked = { now: () => now, sweepEvery: NEVER }
    const before = await startService(clocked)
    const { id, keys } = await seatParty(before, GAME, 2, { clock: { kind: 'decision', seconds: 60 } })
    const { rules } = await gameOf(GAME)
    const after = await startService({ ...clocked, store: before.store, findGame: versions({ 1: rules, 2: replacing(rules) }) })
    const clients = await Promise.all(keys.map(({ key }) => greet(after, GAME, { table: id, key })))
    now += 61_000
    await after.tables.sweep()
    for (const client of clients) await client.until(() => client.turn!.missed === 1)
    await Promise.all(clients.map((client) => client.play()))
    expect(clients[0]!.turn!.outcome).not.toBeNull()
  })

  it('S35: close a table that waits for its start, in every list, and tell those who wait there', async () => {
    const before = await startService()
    const host = await create(before, GAME, { isPublic: true })
    const waiting = await greet(before, GAME, { table: host.table.id, key: host.key })
    const { rules } = await gameOf(GAME)
    const after = await startService({ store: before.store, findGame: versions({ 1: rules, 2: replacing(rules) }) })
    expect((await api(after, 'GET', '/api/tables')).body.tables).toEqual([])
    expect((await api(after, 'POST', '/api/seats', { keys: [host.key] })).body.tables).toMatchObject([{ status: 'over' }])
    await waiting.until(() => waiting.table!.ended === 'rules')
    expect((await api(after, 'GET', `/api/tables/${host.table.id}`)).body).toMatchObject({ status: 'over', ended: 'rules' })
    const late = await api(after, 'POST', `/api/tables/${host.table.id}/seats`, { name: 'Late', nonce: nonce() })
    expect(late.body.code).toBe('notOpen')
  })

  it('S35: end a game without a clock whose rules nobody kept, when somebody looks at it', async () => {
    const before = await startService()
    const { id, keys, clients } = await seatParty(before, GAME, 2)
    const { rules } = await gameOf(GAME)
    const after = await startService({ store: before.store, findGame: versions({ 2: replacing(rules) }) })
    const own = async () => (await api(after, 'POST', '/api/seats', { keys: [keys[0]!.key] })).body.tables
    expect(await own()).toMatchObject([{ id, status: 'over' }])
    await clients[0]!.until(() => clients[0]!.table!.ended === 'rules')
    // An older node leaves what is newer than its own rules alone.
    const newer = await startService({ findGame: versions({ 2: replacing(rules) }) })
    const { id: second } = await seatParty(newer, GAME, 2)
    const older = await startService({ store: newer.store, findGame: versions({ 1: rules }) })
    expect((await api(older, 'GET', `/api/tables/${second}`)).body.code).toBe('rulesChanged')
    expect(await newer.store.readTable(second)).toMatchObject({ status: 'running' })
  })

  it('refuse a table of a game that is not known here', async () => {
    const before = await startService()
    const { id } = await seatParty(before, GAME, 2)
    const after = await startService({ store: before.store, findGame: async () => undefined })
    expect((await api(after, 'GET', `/api/tables/${id}`)).body).toMatchObject({ code: 'unknownGame', params: { game: GAME } })
  })
})

/** The latest of them is what is played today. */
function versions(kept: Readonly<Record<number, AnyGame>>): FindGame {
  const latest = Math.max(...Object.keys(kept).map(Number))
  return async (_id, version = latest) => kept[version]
}

/** Later rules, by which none of the earlier games could have happened. */
function replacing(rules: AnyGame): AnyGame {
  return {
    ...rules,
    rulesVersion: 2,
    apply: (state, seat, move, context) => rules.apply(state, seat, move, { ...context, emit: () => {} }),
  }
}

async function problemOnHello(service: Service, table: string, key: string): Promise<string> {
  const client = await Client.open(service.address, GAME)
  client.say({ type: 'hello', table, key, seen: 0, epoch: 0 })
  await client.untilClosed()
  const last = client.messages.at(-1)
  return last?.type === 'problem' ? last.problem.code : ''
}

async function exported({ store }: Service): Promise<string> {
  const chunks: string[] = []
  const to = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk.toString())
      done()
    },
  })
  await exportTables(store, to)
  return chunks.join('')
}
