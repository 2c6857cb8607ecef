import { describe, expect, it } from 'vitest'
import type { Client } from '../tables/client.ts'
import { api, create, greet, seatParty, start, startService } from '../tables/harness.ts'
import { randomBytes } from 'node:crypto'
import { DAYS, LONG, PACE, movesOf, newTime, ordersOf } from './orders-at-table.ts'

/** Two at a table over days; the first has an order. */
async function withOrder(more: Parameters<typeof seatParty>[3] = DAYS, order = PACE) {
  const { time, settings } = newTime()
  const service = await startService(settings)
  const party = await seatParty(service, '_template', 2, more)
  const [anne, bo] = party.clients as [Client, Client]
  expect(await anne.ask({ type: 'order', order })).toMatchObject({ ok: true })
  const sweep = async (wait = LONG) => {
    time.now += wait
    await service.tables.sweep()
    for (const client of party.clients) if (client.closed === undefined) await client.ask({ type: 'ping' })
  }
  return {
    ...party,
    service,
    time,
    anne,
    bo,
    sweep,
    played: async () => (await movesOf(service, party.id)).filter(({ by }) => by === 'order'),
  }
}

describe('an order', () => {
  it('S61: for one decision is done when it has answered', async () => {
    const { anne, bo, sweep, played } = await withOrder(DAYS, { ...PACE, isOnce: true })
    await sweep()
    expect(ordersOf(anne)).toMatchObject([{ state: 'done', did: [{ about: { round: 1 } }] }])
    await bo.move(bo.choice())
    await anne.until(() => anne.isAwaited)
    await sweep()
    expect(await played()).toHaveLength(1)
  })

  it('S61: that was withdrawn plays nothing; the next one that concerns the decision does', async () => {
    const { anne, sweep, played } = await withOrder()
    await anne.ask({ type: 'order', order: { ...PACE, values: { pace: 'low' } } })
    await anne.ask({ type: 'recall', order: 0 })
    expect(await anne.ask({ type: 'recall', order: 0 }), 'again').toMatchObject({ ok: true })
    await sweep()
    expect(ordersOf(anne)).toMatchObject([
      { state: 'recalled', did: [] },
      { state: 'active', did: [{ about: { round: 1 } }] },
    ])
    expect(await played()).toHaveLength(1)
  })

  it('S61: goes before its owner’s clock, and counts neither as missed nor as an answer of the owner', async () => {
    const { service, id, time, anne, bo, sweep } = await withOrder()
    await bo.move(bo.choice())
    // The server was away for longer than the clock gives.
    await sweep(3 * 86_400_000)
    await anne.until(() => anne.turn!.decision === 1)
    expect(await movesOf(service, id)).toMatchObject([{ by: 'owner' }, { seat: 0, by: 'order' }])
    expect(anne.turn!.missed).toBe(0)
    await anne.ask({ type: 'recall', order: 0 })
    await bo.move(bo.choice())
    time.now += 3 * 86_400_000
    await sweep(0)
    await anne.until(() => anne.turn!.missed === 1)
    await anne.ask({ type: 'order', order: PACE })
    await sweep()
    expect(anne.turn!.missed).toBe(1)
  })

  it('S61: answers a decision once: whoever takes the answer back decides himself', async () => {
    const { anne, bo, sweep, played } = await withOrder()
    await sweep()
    expect(anne.turn!.canUndo).toBe(true)
    expect(await anne.ask({ type: 'undo' })).toMatchObject({ ok: true })
    await anne.until(() => anne.isAwaited)
    expect(ordersOf(anne)[0]!.did).toMatchObject([{ isTakenBack: true }])
    await sweep()
    await sweep()
    expect(await played()).toHaveLength(1)
    expect(anne.isAwaited).toBe(true)
    await anne.move(anne.choice())
    await bo.move(bo.choice())
    await anne.until(() => anne.isAwaited)
    await sweep()
    expect(await played()).toHaveLength(2)
  })

  it('S61: rests during a pause, and waits anew after it', async () => {
    const { service, id, time, anne, bo, sweep, played } = await withOrder()
    await anne.ask({ type: 'pause', isOn: true })
    expect((await service.store.readTable(id))!.deadline).toBeNull()
    await sweep()
    expect(await played()).toEqual([])
    await anne.ask({ type: 'pause', isOn: false })
    await bo.until(() => !bo.table!.isPaused)
    expect((await service.store.readTable(id))!.deadline).toBeGreaterThanOrEqual(time.now + 30_000)
    await sweep(29_000)
    expect(await played()).toEqual([])
    await sweep()
    expect(await played()).toHaveLength(1)
  })

  it('S61: ends when the table goes back', async () => {
    const { anne, bo, sweep, played } = await withOrder()
    await bo.ask({ type: 'order', order: PACE })
    await sweep()
    await anne.until(() => anne.isAwaited && anne.turn!.decision === 1)
    await bo.ask({ type: 'rewind', decision: 0 })
    await anne.until(() => anne.table!.proposal !== null)
    await anne.ask({ type: 'agree', doesAgree: true })
    for (const client of [anne, bo]) {
      await client.until(() => client.turn!.line === 1)
      await client.until(() => ordersOf(client)[0]!.state === 'rewound')
    }
    const before = (await played()).length
    await sweep()
    expect(await played()).toHaveLength(before)
    await anne.ask({ type: 'order', order: PACE })
    await sweep()
    expect(await played()).toHaveLength(before + 1)
  })

  it('S60 S61: is its owner’s: a bot that stands in decides for itself, and whoever is given the seat finds none', async () => {
    const { service, id, keys, anne, bo, sweep, played } = await withOrder()
    await anne.ask({ type: 'leave' })
    await bo.until(() => bo.table!.seats[0]!.standIn !== null)
    await expect.poll(async () => (await movesOf(service, id)).length).toBe(1)
    expect(await movesOf(service, id)).toMatchObject([{ seat: 0, by: 'bot' }])
    await anne.ask({ type: 'return' })
    await bo.move(bo.choice())
    await anne.until(() => anne.isAwaited)
    await sweep(29_000)
    expect(await played(), 'it waits anew after the return').toEqual([])
    await sweep()
    expect(await played()).toHaveLength(1)

    const key = randomBytes(32).toString('base64url')
    expect((await api(service, 'PUT', `/api/tables/${id}/seats/key`, { seat: 0, key }, keys[0]!.key)).status).toBe(200)
    await anne.untilClosed()
    const heir = await greet(service, '_template', { table: id, key })
    await heir.ask({ type: 'ping' })
    expect(heir.messages.some(({ type }) => type === 'orders')).toBe(false)
    await bo.move(bo.choice())
    await heir.until(() => heir.isAwaited)
    await sweep()
    expect(await played()).toHaveLength(1)
    expect(heir.isAwaited).toBe(true)
    await heir.ask({ type: 'order', order: PACE })
    expect(ordersOf(heir)).toMatchObject([{ number: 0, did: [] }])
  })

  it('S62: is taken while a race is on, and played for as long', async () => {
    const { service, anne, bo, sweep } = await withOrder()
    while (!bo.isOver) {
      await bo.until(() => bo.isAwaited || bo.isOver)
      if (bo.isAwaited) await bo.move(bo.choice())
      await sweep()
    }
    await anne.until(() => anne.isOver)
    expect(ordersOf(anne)[0]!.did.length).toBeGreaterThan(3)
    expect(await anne.ask({ type: 'order', order: PACE })).toMatchObject({ ok: false, problem: { code: 'notRunning' } })
    const host = await create(service, '_template', { seats: ['open', 'random'] })
    const early = await greet(service, '_template', { table: host.table.id, key: host.key })
    expect(await early.ask({ type: 'order', order: PACE })).toMatchObject({ ok: false, problem: { code: 'notRunning' } })
    await start(service, host)
  })
})
