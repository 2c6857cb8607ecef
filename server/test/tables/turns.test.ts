import type { MessageOf, OwnTurn } from '@echappee/protocol'
import { describe, expect, it } from 'vitest'
import { onBothStores } from '../both-stores.ts'
import { Client } from './client.ts'
import { SHORT } from './games.ts'
import { api, create, gather, greet, seatParty, start, startService } from './harness.ts'
import { IN_TURN, SECRET_STEPS } from './real-games.ts'

const short = { options: SHORT[IN_TURN]! }
const key = ({ keys }: { keys: readonly { key: string }[] }, seat: number) => keys[seat]!.key

onBothStores(({ serveTwo }) => {
  it('S44: a socket hears which of its seats are asked, since when and until when, whatever node is played on', async () => {
    const time = { now: 1_700_000_000_000 }
    const [one, two] = await serveTwo({ now: () => time.now, sweepEvery: 2_000_000_000 })
    const first = await gather(one, '_template', 2, { clock: { kind: 'days', days: 2 } })
    const second = await gather(two, '_template', 2)
    const { client: watcher, turn, watch } = await watching(two.address)
    watch([key(first, 0), key(second, 1)])
    await watcher.until(() => turn(first.id) !== undefined)
    expect(turn(first.id)).toEqual(idle(first.id, 0, 'open'))
    expect(turn(second.id)).toEqual(idle(second.id, 1, 'open'))

    time.now += 1000
    await start(one, first.keys[0]!)
    await watcher.until(() => turn(first.id)!.isAwaited)
    expect(turn(first.id)).toEqual({
      ...idle(first.id, 0, 'running'),
      isAwaited: true,
      since: time.now,
      deadline: time.now + 2 * 86_400_000,
    })
    const { body } = await api(two, 'POST', '/api/seats', { keys: [key(first, 0), key(first, 1)] })
    expect(body.tables).toMatchObject([
      { id: first.id, seat: 0, isAwaited: true, since: time.now },
      { id: first.id, seat: 1, isAwaited: true, since: time.now },
    ])

    const players = await Promise.all([0, 1].map((seat) => greet(one, '_template', { table: first.id, key: key(first, seat) })))
    await players[0]!.move(players[0]!.choice())
    await watcher.until(() => !turn(first.id)!.isAwaited)
    time.now += 1000
    await players[1]!.move(players[1]!.choice())
    await watcher.until(() => turn(first.id)!.isAwaited)
    expect(turn(first.id)!.since).toBe(time.now)

    // Nobody is asked while the host has paused the race.
    await players[0]!.ask({ type: 'pause', isOn: true })
    await watcher.until(() => !turn(first.id)!.isAwaited)
    await players[0]!.ask({ type: 'pause', isOn: false })
    await watcher.until(() => turn(first.id)!.isAwaited)

    // Played to its end, and followed by a rematch, which the same key opens.
    await Promise.all(players.map((player) => player.play()))
    await watcher.until(() => turn(first.id)!.status === 'over')
    const rematch = await api(one, 'POST', `/api/tables/${first.id}/rematch`, {}, key(first, 1))
    await watcher.until(() => turn(rematch.body.table.id) !== undefined)
    expect(turn(rematch.body.table.id)).toMatchObject({ status: 'open', isAwaited: false })
    // Other keys on the same socket.
    watch([key(second, 1)])
    await watcher.until(() => turn(first.id) === undefined && turn(second.id) !== undefined)
    expect(await watcher.ask({ type: 'ping' })).toMatchObject({ ok: true })
    expect(watcher.mistakes).toEqual([])
  })
})

describe('whoever watches turns', () => {
  it.each(SECRET_STEPS)('S44: S29: hears nothing of what others answer in a secret step of %s', async (game, options, people) => {
    const service = await startService()
    const party = await seatParty(service, game, Math.max(people, 3), { options })
    const { client: watcher, turn, watch } = await watching(service.address)
    watch([key(party, 0)])
    await watcher.until(() => turn(party.id)?.isAwaited === true)
    const heard = watcher.raw.length
    const [own, ...others] = party.clients as [Client, ...Client[]]
    expect(others.length).toBeGreaterThan(1)
    for (const other of others.slice(1)) while (other.isAwaited) await other.move(other.choice())
    // A sign that comes later: an answer of one's own.
    let answers = 0
    for (; own.isAwaited; answers++) await own.move(own.choice())
    await watcher.until(() => !turn(party.id)!.isAwaited)
    // One message for each of one's own answers, of which some may come together.
    expect(watcher.raw.length - heard).toBeLessThanOrEqual(answers)
  })

  it('S44: is told of no seat that the keys do not open, and of no more tables than are allowed', async () => {
    const service = await startService()
    const { keys } = await gather(service, '_template', 2)
    const { client: watcher, watch, all } = await watching(service.address)
    watch(['x'.repeat(43)])
    await watcher.until(() => all() !== undefined)
    expect(all()).toEqual([])
    const tooMany = await watching(service.address)
    tooMany.watch(Array.from({ length: 51 }, () => keys[0]!.key))
    expect(await tooMany.client.untilClosed()).toMatchObject({ code: 4000 })
  })

  it('S44: a table is opened once for all who ask, until something happens there', async () => {
    const service = await startService()
    const { id, keys, clients } = await seatParty(service, IN_TURN, 2, short)
    const opened: string[] = []
    const { tables } = service
    const open = tables.open.bind(tables)
    tables.open = (asked) => {
      opened.push(asked)
      return open(asked)
    }
    for (let i = 0; i < 3; i++) await api(service, 'POST', '/api/seats', { keys: [keys[0]!.key] })
    expect(opened).toEqual([id])
    const acting = clients.find((client) => client.isAwaited)!
    await acting.move(acting.choice())
    await api(service, 'POST', '/api/seats', { keys: [keys[0]!.key] })
    expect(opened).toEqual([id, id])
  })
})

describe('a table that is made', () => {
  it('S45: for those with a seat alone: nobody else sees the race or its record', async () => {
    const service = await startService()
    const { id, keys } = await gather(service, '_template', 2, { onlookers: 'seats' })
    const waiting = await greet(service, '_template', { table: id })
    const clients = await Promise.all(keys.map((one) => greet(service, '_template', { table: id, key: one.key })))
    await start(service, keys[0]!)
    expect(await waiting.untilClosed()).toMatchObject({ code: 4000 })
    expect(waiting.messages.at(-1)).toMatchObject({ type: 'problem', problem: { code: 'noOnlookers' } })
    expect(waiting.messages.some(({ type }) => type === 'reset' || type === 'events')).toBe(false)
    const late = await Client.open(service.address, '_template')
    await expect(late.hello({ table: id })).rejects.toThrow('noOnlookers')
    await Promise.all(clients.map((client) => client.until(() => client.turn !== null).then(() => client.play())))
    const record = `/api/tables/${id}/record`
    expect(await api(service, 'GET', record)).toMatchObject({ status: 403, body: { code: 'noOnlookers' } })
    expect(await api(service, 'GET', record, undefined, 'x'.repeat(43))).toMatchObject({ status: 403, body: { code: 'badKey' } })
    expect((await api(service, 'GET', record, undefined, keys[1]!.key)).status).toBe(200)
  })

  it('offers the coach to whoever plays alone, and to people among themselves only if they wish', async () => {
    const service = await startService()
    const alone = await create(service, '_template', { seats: ['open', 'greedy'] })
    const together = await create(service, '_template')
    const asked = await create(service, '_template', { hasCoach: true })
    expect([alone, together, asked].map(({ table }) => [table.hasCoach, table.onlookers])).toEqual([
      [true, 'all'],
      [false, 'all'],
      [true, 'all'],
    ])
  })
})

const idle = (table: string, seat: number, status: OwnTurn['status']): OwnTurn => ({
  table,
  game: '_template',
  seat,
  status,
  isAwaited: false,
  since: null,
  deadline: null,
})

async function watching(address: string) {
  const client = await Client.open(address, '_template')
  const all = () => client.messages.findLast((message): message is MessageOf<'turns'> => message.type === 'turns')?.turns
  return {
    client,
    all,
    turn: (table: string) => all()?.find((turn) => turn.table === table),
    watch: (keys: readonly string[]) => client.say({ type: 'watch', keys }),
  }
}
