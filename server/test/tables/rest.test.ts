import { describe, expect, it } from 'vitest'
import type { Client } from './client.ts'
import { greet, seatParty, startService } from './harness.ts'
import { PAUSED_TOUR } from './real-games.ts'

const MINUTE = 60_000
const isResting = ({ scene }: Client) => (scene as { phase: string }).phase === 'rest'

describe('a pause of the game', () => {
  it('waits for everybody, however long, without a clock; then the clock begins anew', async () => {
    const time = { now: 1_700_000_000_000 }
    const service = await startService({ now: () => time.now, sweepEvery: 2_000_000_000 })
    const { game, race: options } = PAUSED_TOUR
    const { id, keys, clients } = await seatParty(service, game, 2, { options, clock: { kind: 'decision', seconds: 60 } })
    const [early, late] = clients as [Client, Client]
    await Promise.all(clients.map((client) => client.play(() => !isResting(client))))
    expect(clients.map(({ turn }) => turn!.deadline)).toEqual([null, null])
    expect((await service.store.readTable(id))!.deadline).toBe(null)

    expect(await early.move(early.choice())).toMatchObject({ ok: true })
    time.now += 30 * 24 * 60 * MINUTE
    await service.tables.sweep()
    expect([isResting(early), isResting(late)]).toEqual([true, true])
    // Weeks later his own link leads back to where his team stands.
    late.socket.terminate()
    const back = await greet(service, game, { table: id, key: keys[1]!.key })
    expect([back.seat, back.isAwaited, isResting(back)]).toEqual([1, true, true])

    expect(await back.move(back.choice())).toMatchObject({ ok: true })
    await early.until(() => !isResting(early))
    expect(early.turn!.deadline).toBe(time.now + MINUTE)
    await Promise.all([early, back].map((client) => client.play()))
    expect([...clients, back].flatMap(({ mistakes }) => mistakes)).toEqual([])
  })
})
