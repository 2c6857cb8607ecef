import { describe, expect, it } from 'vitest'
import { onBothStores } from '../both-stores.ts'
import type { Client } from '../tables/client.ts'
import { api, gather, greet, json, seatParty, start, startService } from '../tables/harness.ts'
import { kill, startProcess } from '../tables/own-process.ts'
import { DAYS, LONG, PACE, movesOf, newTime, ordersOf } from './orders-at-table.ts'

onBothStores(({ serveTwo, newPlace }) => {
  it('S61: an order is played once, whichever node it was given to and however many nodes play it, and its owner hears what it did', async () => {
    const { time, settings } = newTime()
    const [one, two] = await serveTwo(settings)
    const { id, keys } = await gather(one, '_template', 2, DAYS)
    const [anne, bo] = [
      await greet(one, '_template', { table: id, key: keys[0]!.key }),
      await greet(two, '_template', { table: id, key: keys[1]!.key }),
    ]
    await start(one, keys[0]!)
    for (const client of [anne, bo]) await client.until(() => client.turn !== null)
    expect(await anne.ask({ type: 'order', order: PACE })).toMatchObject({ ok: true })
    expect(ordersOf(anne)).toMatchObject([{ number: 0, order: PACE, state: 'active', did: [] }])
    const elsewhere = await greet(two, '_template', { table: id, key: keys[0]!.key })
    await elsewhere.until(() => ordersOf(elsewhere).length === 1)

    for (let round = 0; round < 3; round++) {
      time.now += LONG + 5000
      await Promise.all([one.tables.sweep(), two.tables.sweep()])
      await anne.until(() => anne.turn!.committed.includes(0))
      await bo.until(() => bo.turn!.decision === round)
      expect(await bo.move(bo.choice())).toMatchObject({ ok: true })
      await anne.until(() => anne.turn!.decision === round + 1 && anne.isAwaited)
    }
    const moves = await movesOf(one, id)
    expect(moves.filter(({ seat }) => seat === 0).map(({ decision, by }) => [decision, by])).toEqual([
      [0, 'order'],
      [1, 'order'],
      [2, 'order'],
    ])
    for (const client of [anne, elsewhere]) {
      await client.until(() => ordersOf(client)[0]!.did.length === 3)
      const own = moves.filter(({ seat }) => seat === 0)
      expect(ordersOf(client)[0]!.did).toMatchObject(own.map(({ move }, i) => ({ move, about: { round: i + 1 }, isTakenBack: false })))
    }
    expect([anne, bo, elsewhere].flatMap(({ mistakes }) => mistakes)).toEqual([])
  })

  it('S61: an order that was acknowledged outlives a node that is killed, and any other plays it', async () => {
    const place = await newPlace()
    const node = await startProcess(place.env)
    const { id, keys, clients } = await seatParty(node, '_template', 2, DAYS)
    expect(await clients[0]!.ask({ type: 'order', order: PACE })).toMatchObject({ ok: true })
    await kill(node)
    await clients[0]!.untilClosed()

    const now = () => Date.now() + LONG + 5000
    const service = await startService({ store: await place.open({ now }), now, sweepEvery: 100 })
    await expect.poll(async () => (await movesOf(service, id)).length, { timeout: 60_000 }).toBe(1)
    expect(await movesOf(service, id)).toMatchObject([{ seat: 0, decision: 0, by: 'order' }])
    const back = await greet(service, '_template', { table: id, key: keys[0]!.key })
    await back.until(() => ordersOf(back).length === 1)
    expect(ordersOf(back)[0]!.did).toHaveLength(1)
  })
})

describe('an order in advance', () => {
  it('S60: is told to its owner alone: nobody else is sent anything when it is given, withdrawn or due, and no record has it', async () => {
    const { time, settings } = newTime()
    const service = await startService(settings)
    const { id, keys, clients } = await seatParty(service, '_template', 3, DAYS)
    const onlooker = await greet(service, '_template', { table: id })
    const [anne, ...others] = clients as [Client, ...Client[]]
    const strangers = [...others, onlooker]
    const own = () => api(service, 'POST', '/api/seats', { keys: keys.slice(1).map(({ key }) => key) })
    for (const one of strangers) await one.ask({ type: 'ping' })
    const before = strangers.map(({ raw, turn, table, presence }) => [raw.length, json([turn, table!, presence] as never)])
    const listed = (await own()).body

    await anne.ask({ type: 'order', order: { ...PACE, values: { pace: 'low' } } })
    await anne.ask({ type: 'recall', order: 0 })
    await anne.ask({ type: 'order', order: PACE })
    expect((await own()).body).toEqual(listed)
    time.now += LONG
    await service.tables.sweep()
    await anne.until(() => ordersOf(anne)[1]!.did.length === 1)
    // Others learn no more from a step in which somebody has answered in advance than from any other.
    for (const one of strangers) await one.ask({ type: 'ping' })
    expect(strangers.map(({ raw, turn, table, presence }) => [raw.length - 1, json([turn, table!, presence] as never)])).toEqual(before)
    const late = await greet(service, '_template', { table: id })
    expect([late.scene, late.turn, late.table]).toEqual([onlooker.scene, onlooker.turn, onlooker.table])

    await Promise.all(others.map((client) => client.play()).concat(anne.play()))
    await onlooker.until(() => onlooker.isOver)
    const record = await api(service, 'GET', `/api/tables/${id}/record`)
    expect(record.status).toBe(200)
    const preview = await api(service, 'GET', `/api/tables/${id}`)
    for (const text of [JSON.stringify(record.body), JSON.stringify(preview.body), ...strangers.flatMap(({ raw }) => raw)])
      expect(text).not.toMatch(/"orders"|"order"|pace|recalled/)
    expect(anne.raw.some((text) => text.includes('"orders"'))).toBe(true)
  })

  it('S60: is not seen in a clock, nor does its owner count as there', async () => {
    const { time, settings } = newTime()
    const service = await startService(settings)
    const { id, keys, clients } = await seatParty(service, '_template', 2, DAYS)
    const [anne, bo] = clients as [Client, Client]
    const due = bo.turn!.deadline
    time.now += 1000
    await anne.ask({ type: 'order', order: PACE })
    const row = await service.store.readTable(id)
    expect(row!.deadline).toBeLessThan(due!)
    const { tables } = (await api(service, 'POST', '/api/seats', { keys: keys.map(({ key }) => key) })).body
    const deadlines = tables.map(({ seat, deadline, isAwaited }: any) => [seat, isAwaited, deadline])
    // Its owner is not asked to come, for nothing waits.
    expect(deadlines.toSorted()).toEqual([
      [0, false, null],
      [1, true, due],
    ])
    const table = await service.tables.open(id)
    expect(await table.read(({ seenAt }) => seenAt[0]! < time.now)).toBe(true)
    await anne.ask({ type: 'recall', order: 0 })
    expect((await service.store.readTable(id))!.deadline).toBe(due)
  })

  it('S62: is data within bounds: anything else gets one sentence, and nothing is kept of it', async () => {
    const service = await startService()
    const { id, clients } = await seatParty(service, '_template', 2)
    const [anne] = clients as [Client]
    const onlooker = await greet(service, '_template', { table: id })
    const give = (order: unknown, who = anne) => who.ask({ type: 'order', order })
    const before = await service.store.lastSeq(id)
    expect(await give(PACE, onlooker)).toMatchObject({ ok: false, problem: { code: 'notASeat' } })
    expect(await give({ ...PACE, kind: 'win' })).toMatchObject({
      ok: false,
      problem: { code: 'unknownOrder', sentence: 'There is no order win here; there are pace.' },
    })
    expect(await give({ ...PACE, kind: 'constructor' })).toMatchObject({ ok: false, problem: { code: 'unknownOrder' } })
    expect(await give({ ...PACE, values: { pace: 'fastest' } })).toMatchObject({
      ok: false,
      problem: { code: 'badOrder', sentence: 'An order can’t have pace so; allowed is high, low.' },
    })
    expect(await give({ ...PACE, values: { seat: 1 } })).toMatchObject({ ok: false, problem: { code: 'badOrder' } })
    expect(await anne.ask({ type: 'recall', order: 0 })).toMatchObject({ ok: false, problem: { code: 'unknownOrder' } })
    expect(await service.store.lastSeq(id)).toBe(before)
    for (let i = 0; i < 6; i++) expect(await give(PACE)).toMatchObject({ ok: true })
    expect(await give(PACE)).toMatchObject({
      ok: false,
      problem: { code: 'manyOrders', sentence: 'At most 6 orders are at work at a time, and 100 given in a race.' },
    })
    // What no schema takes ends the socket, like any nonsense.
    for (const order of [
      { ...PACE, kind: 'x'.repeat(41) },
      { ...PACE, values: Object.fromEntries(Array.from({ length: 9 }, (_, i) => [`field${i}`, 1])) },
    ]) {
      const another = await greet(service, '_template', { table: id })
      another.say({ type: 'order', id: 1, order })
      expect(await another.untilClosed()).toMatchObject({ code: 4000 })
    }
  })
})
