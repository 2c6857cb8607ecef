import { linesOf, readRecord, type GameRecord } from '@echappee/kernel'
import { verifyFairness, type Fairness, type MessageOf } from '@echappee/protocol'
import { describe, expect, it } from 'vitest'
import { onBothStores } from '../both-stores.ts'
import type { Client } from './client.ts'
import { gameOf, SHORT } from './games.ts'
import { api, gather, greet, json, seatParty, start, startService, type Service } from './harness.ts'
import { IN_TURN as GAME, SECRET_STEPS } from './real-games.ts'

const short = { options: SHORT[GAME]! }
const NEVER = 2_000_000_000

interface Seen {
  readonly scene: unknown
  readonly events: number
}

/** Everybody plays until the first has made so many decisions; answers what the first saw before each, and how much had been told. */
async function playUntil(clients: readonly Client[], decisions: number): Promise<Seen[]> {
  const seen: Seen[] = []
  const [first] = clients as [Client]
  while (first.turn!.decision < decisions) {
    for (const client of clients) {
      await client.ask({ type: 'ping' })
      if (!client.isAwaited) continue
      if (client === first) seen[client.turn!.decision] = { scene: json(client.scene), events: client.events.length }
      expect(await client.move(client.choice())).toMatchObject({ ok: true })
    }
  }
  return seen
}

const momentsOf = async (client: Client): Promise<MessageOf<'moments'>> => {
  const before = client.messages.length
  const found = () => client.messages.slice(before).find((message) => message.type === 'moments')
  client.say({ type: 'moments', id: 9000 })
  await client.until(() => found() !== undefined)
  return found()!
}

const verified = async (service: Service, id: string) => {
  const { record, fairness } = (await api(service, 'GET', `/api/tables/${id}/record`)).body as { record: GameRecord; fairness: Fairness }
  const { rules } = await gameOf(record.game)
  return { record, fairness, verify: (changed: GameRecord) => verifyFairness(rules, changed, fairness) }
}

onBothStores(({ serveTwo }) => {
  it('S50: all go back together to an earlier decision: the log keeps everything, dice are new, and every one of them is vouched for', async () => {
    const [one, two] = await serveTwo()
    const { id, keys } = await gather(one, GAME, 2, { ...short, seats: ['open', 'open', 'random'] })
    const clients = [await greet(one, GAME, { table: id, key: keys[0]!.key }), await greet(two, GAME, { table: id, key: keys[1]!.key })]
    const [anne, bo] = clients as [Client, Client]
    await start(one, keys[0]!)
    for (const client of clients) await client.until(() => client.turn !== null)
    const seen = await playUntil(clients, 4)
    const before = (await one.store.readEntries(id, 0, 1000)).map(({ payload }) => payload)

    expect(await anne.ask({ type: 'rewind', decision: 1 })).toMatchObject({ ok: true })
    await bo.until(() => bo.table!.proposal !== null)
    expect(bo.table!.proposal).toEqual({ seat: 0, decision: 1, agreed: [0] })
    expect(anne.turn!.line).toBe(0)
    expect(await bo.ask({ type: 'agree', doesAgree: true })).toMatchObject({ ok: true })
    for (const client of clients) await client.until(() => client.turn!.line === 1 && client.table!.proposal === null)
    expect(anne.turn!.decision).toBe(1)
    expect(json(anne.scene)).toEqual(seen[1]!.scene)
    const after = (await one.store.readEntries(id, 0, 1000)).map(({ payload }) => payload)
    expect(after.slice(0, before.length)).toEqual(before)

    // What was meant for the position that was left does not count.
    const { line: _line, ...stale } = { type: 'move', decision: 1, move: anne.choice(), line: 0 }
    expect(await anne.ask(stale)).toMatchObject({ ok: false, refusal: { code: 'STALE_DECISION' } })
    // And once more, from further on.
    await playUntil(clients, 3)
    await bo.ask({ type: 'rewind', decision: 0 })
    await anne.until(() => anne.table!.proposal !== null)
    await anne.ask({ type: 'agree', doesAgree: true })
    for (const client of clients) await client.until(() => client.turn!.line === 2)
    await Promise.all(clients.map((client) => client.play()))
    expect(clients.flatMap(({ mistakes }) => mistakes)).toEqual([])

    const { record, verify } = await verified(two, id)
    expect(record.rewinds).toHaveLength(2)
    expect(readRecord(record)).toMatchObject({ ok: true })
    const whole = verify(record)
    expect(whole).toMatchObject({ ok: true })
    const drawn = linesOf(record).reduce(
      (sum, { from, moves }) => sum + moves.slice(from).flatMap(({ chance }) => chance).length,
      record.start.chance.length,
    )
    expect(whole).toMatchObject({ outcomes: drawn })
    // A die of what was dropped that was not the table's own is noticed, and so is a rewind that is kept quiet.
    const { rewinds: _hidden, ...quiet } = record
    expect(verify(quiet)).toMatchObject({ ok: false })
  })
})

describe('a rewind', () => {
  it('S50: can be chosen by what had been told at each decision, and whoever is asked is told where it leads', async () => {
    const service = await startService()
    const { id, clients } = await seatParty(service, GAME, 2, short)
    const [anne, bo] = clients as [Client, Client]
    expect(await momentsOf(anne)).toMatchObject({ own: [], proposed: null })
    const seen = await playUntil(clients, 4)
    expect(await momentsOf(anne)).toMatchObject({ own: seen.map(({ events }) => events), proposed: null })
    await anne.ask({ type: 'rewind', decision: 2 })
    await bo.until(() => bo.table!.proposal !== null)
    // Nothing is secret in this game: both were told the same.
    expect(await momentsOf(bo)).toMatchObject({ proposed: seen[2]!.events })
    expect((await momentsOf(bo)).own).toHaveLength(bo.turn!.decision)
    await bo.ask({ type: 'agree', doesAgree: true })
    for (const client of clients) await client.until(() => client.turn!.line === 1)
    expect((await momentsOf(anne)).own).toEqual(seen.slice(0, 2).map(({ events }) => events))
    const watcher = await greet(service, GAME, { table: id })
    expect(await watcher.ask({ type: 'moments' })).toMatchObject({ ok: false, problem: { code: 'notASeat' } })
  })

  it('S50: is off when one of the people does not want it, and the host’s alone where the table was made so', async () => {
    const service = await startService()
    const { clients } = await seatParty(service, GAME, 2, short)
    await playUntil(clients, 2)
    const [anne, bo] = clients as [Client, Client]
    await anne.ask({ type: 'rewind', decision: 0 })
    await bo.until(() => bo.table!.proposal !== null)
    await bo.ask({ type: 'agree', doesAgree: false })
    await anne.until(() => anne.table!.proposal === null)
    expect(anne.turn!.line).toBe(0)
    expect(await bo.ask({ type: 'agree', doesAgree: true })).toMatchObject({ ok: false, problem: { code: 'noRewind' } })
    expect(await anne.ask({ type: 'rewind', decision: 99 })).toMatchObject({ ok: false, problem: { code: 'noRewind' } })

    const hosted = await seatParty(service, GAME, 2, { ...short, rewindBy: 'host' })
    await playUntil(hosted.clients, 2)
    await hosted.clients[0]!.ask({ type: 'rewind', decision: 0 })
    for (const client of hosted.clients) await client.until(() => client.turn!.line === 1)
  })

  it.each(SECRET_STEPS)(
    'S50: of %s goes to the beginning of a secret step, and tells who had seen something hidden',
    async (game, options, people) => {
      const service = await startService()
      const { id, clients } = await seatParty(service, game, people, { options })
      const scenes = clients.map(({ scene }) => json(scene))
      for (let round = 0; round < 2; round++) for (const client of clients) if (client.isAwaited) await client.move(client.choice())
      await clients[1]!.ask({ type: 'rewind', decision: 0 })
      for (const client of clients.filter(({ seat }) => seat !== 1)) {
        await client.until(() => client.table!.proposal !== null)
        await client.ask({ type: 'agree', doesAgree: true })
      }
      for (const client of clients) await client.until(() => client.turn!.line === 1)
      expect(clients.map(({ scene }) => json(scene))).toEqual(scenes)
      expect(clients[0]!.turn!.committed).toEqual([])
      expect(clients.flatMap(({ mistakes }) => mistakes)).toEqual([])
      // Somebody who comes anew, and a node that reads the log, see the same.
      const late = await greet(service, game, { table: id })
      const again = await startService({ store: service.store })
      const there = await greet(again, game, { table: id })
      expect([json(there.scene), there.turn, there.table!.rewinds]).toEqual([json(late.scene), late.turn, late.table!.rewinds])
    },
  )
})

describe('a pause', () => {
  it('S50: by the host stops the clock and everybody’s moves, and gives each as long afterwards as before', async () => {
    const time = { now: 1_700_000_000_000 }
    const service = await startService({ now: () => time.now, sweepEvery: NEVER })
    const { clients } = await seatParty(service, '_template', 2, { clock: { kind: 'decision', seconds: 60 } })
    const [anne, bo] = clients as [Client, Client]
    expect(await bo.ask({ type: 'pause', isOn: true })).toMatchObject({ ok: false, problem: { code: 'notHost' } })
    time.now += 20_000
    expect(await anne.ask({ type: 'pause', isOn: true })).toMatchObject({ ok: true })
    await bo.until(() => bo.table!.isPaused)
    time.now += 3_600_000
    await service.tables.sweep()
    expect(await bo.move(bo.choice())).toMatchObject({ ok: false, problem: { code: 'paused' } })
    expect(await anne.ask({ type: 'pause', isOn: false })).toMatchObject({ ok: true })
    await bo.until(() => !bo.table!.isPaused && bo.turn!.deadline === time.now + 40_000)
    await Promise.all(clients.map((client) => client.play()))
  })
})
