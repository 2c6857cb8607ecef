import { canonicalJson, seededChance } from '@echappee/kernel'
import { describe, expect, it } from 'vitest'
import { anyAnswers, loadGame } from '../../load/party.ts'
import { Client } from './client.ts'
import { GAMES, SHORT, gameOf } from './games.ts'
import { api, gather, greet, json, seatParty, startService, type Service } from './harness.ts'
import { IN_TURN, SEVERAL_ANSWERS } from './real-games.ts'

const SIMULTANEOUS = '_template'
const seats = await Promise.all(GAMES.map(async (game) => ({ game, people: (await gameOf(game)).rules.seats.min })))
const short = { options: SHORT[IN_TURN]! }

describe('coming back', () => {
  it.each(seats)('resumes $game after every few moves without a double or a gap', async ({ game, people }) => {
    const service = await startService()
    const { id, keys, clients } = await seatParty(service, game, people, { options: SHORT[game]! })
    const [opening, ...others] = clients as [Client, ...Client[]]
    const steady = Promise.all(others.map((other) => other.play()))
    let mine = opening
    while (!mine.isOver) {
      const own = mine
      const first = own.turn!.decision
      await own.play(() => own.turn!.decision < first + 2)
      mine.socket.terminate()
      await mine.untilClosed()
      mine = await resume(service, game, mine, id, keys[0]!.key)
    }
    await steady
    expect(mine.mistakes).toEqual([])
    const fresh = await greet(service, game, { table: id, key: keys[0]!.key })
    expect(canonicalJson(json(mine.events))).toBe(canonicalJson(json(fresh.events)))
    expect(canonicalJson(json(mine.scene))).toBe(canonicalJson(json(fresh.scene)))
  })

  it('gives everything to a client that knows nothing', async () => {
    const service = await startService()
    const { id, keys, clients } = await seatParty(service, IN_TURN, 2, short)
    for (let i = 0; i < 6; i++) {
      const client = await nextMover(clients)
      await client.move(client.choice())
    }
    const late = await greet(service, IN_TURN, { table: id, key: keys[1]!.key })
    await clients[1]!.until(() => clients[1]!.events.length === late.events.length)
    expect(json(late.events)).toEqual(json(clients[1]!.events))
    expect(json(late.scene)).toEqual(json(clients[1]!.scene))
    expect(late.turn).toEqual(clients[1]!.turn)
  })

  it('begins anew for a client of another epoch or from the future', async () => {
    const service = await startService()
    const { id, keys, clients } = await seatParty(service, IN_TURN, 2, short)
    await mover(clients).move(mover(clients).choice())
    for (const known of [
      { seen: 3, epoch: 7 },
      { seen: 100_000, epoch: 1 },
    ]) {
      const client = await Client.open(service.address, IN_TURN)
      expect((await client.hello({ table: id, key: keys[0]!.key, ...known })).from).toBe(0)
    }
  })
})

it('whoever only waits can ask whether the server is still there, also without a seat', async () => {
  const service = await startService()
  const { id, clients } = await seatParty(service, SIMULTANEOUS, 2)
  const spectator = await greet(service, SIMULTANEOUS, { table: id })
  const seq = await service.store.lastSeq(id)
  for (const client of [...clients, spectator]) expect(await client.ask({ type: 'ping' })).toMatchObject({ ok: true })
  expect(await service.store.lastSeq(id)).toBe(seq)
})

describe('several sockets on one seat', () => {
  it('stay equal, whichever of them plays', async () => {
    const service = await startService()
    const { id, keys, clients } = await seatParty(service, SIMULTANEOUS, 2)
    const tab = await greet(service, SIMULTANEOUS, { table: id, key: keys[0]!.key })
    const [own, other] = clients as [Client, Client]
    for (let i = 0; !own.isOver; i++) {
      const playing = i % 2 === 0 ? own : tab
      await playing.until(() => playing.isAwaited || playing.isOver)
      if (playing.isOver) break
      expect(await playing.move(playing.choice())).toMatchObject({ ok: true })
      expect(await other.move(other.choice())).toMatchObject({ ok: true })
      for (const client of [own, tab]) await client.until(() => client.turn!.decision === i + 1)
    }
    await tab.until(() => tab.isOver)
    expect(json(tab.scene)).toEqual(json(own.scene))
    expect(json(tab.events)).toEqual(json(own.events))
    expect([...tab.mistakes, ...own.mistakes]).toEqual([])
  })
})

describe('a message sent twice', () => {
  it.each([SIMULTANEOUS, IN_TURN])('S11: counts once in %s', async (game) => {
    const service = await startService()
    const { id, clients } = await seatParty(service, game, 2, { options: SHORT[game]! })
    const client = mover(clients)
    const move = { type: 'move', decision: client.turn!.decision, move: client.choice() }
    client.say({ ...move, id: 501 })
    client.say({ ...move, id: 502 })
    expect([await client.answer(501), await client.answer(502)]).toMatchObject([{ ok: true }, { ok: true }])
    expect((await service.store.readEntries(id, 0, 100)).filter(({ payload }) => (payload as any).type === 'moved')).toHaveLength(1)
    expect(client.epoch).toBe(1)
  })

  it('is refused as stale when it answers another decision than the one that is asked', async () => {
    const service = await startService()
    const { clients } = await seatParty(service, IN_TURN, 2, short)
    const client = mover(clients)
    const answer = await client.move(client.choice(), 5)
    expect(answer).toMatchObject({ ok: false, refusal: { code: 'STALE_DECISION', params: { expected: 0, given: 5 } } })
    expect(await client.move(client.choice())).toMatchObject({ ok: true })
  })
})

describe('several answers in one message', () => {
  const chance = seededChance('answers')

  /** The first decisions are made; now every seat is asked for several answers at once. */
  async function stepOfSeveralAnswers(service: Service) {
    const { id, clients } = await seatParty(service, SEVERAL_ANSWERS, 2)
    for (let chosen = 0; chosen < 2; chosen++) await nextMover(clients).then((client) => client.move(client.choice()))
    const [client, other] = clients as [Client, Client]
    for (const one of [client, other]) await one.until(() => one.turn!.awaited.length === 2)
    const answers = anyAnswers(await loadGame(SEVERAL_ANSWERS), client.scene, client.seat, chance)
    expect(answers.length).toBe(3)
    const moved = async () =>
      (await service.store.readEntries(id, 0, 100)).filter(({ payload }) => (payload as any).type === 'moved').length
    return { client, other, answers, moved, decision: client.turn!.decision }
  }

  it('S11: are taken in turn, told together, and count once when sent twice', async () => {
    const service = await startService()
    const { client, other, answers, moved, decision } = await stepOfSeveralAnswers(service)
    const [move, ...next] = answers
    const before = await moved()
    const messageCounts = [client, other].map(({ messages }) => messages.length)
    expect(await client.ask({ type: 'move', decision, move, next })).toMatchObject({ ok: true })
    await other.ask({ type: 'ping' })
    // What was answered and the answer to it; to the other, whose step goes on, the answer to its ping alone.
    expect([client, other].map(({ messages }, i) => messages.length - messageCounts[i]!)).toEqual([2, 1])
    expect([(await moved()) - before, client.turn!.decision]).toEqual([3, decision + 3])
    expect(await client.ask({ type: 'move', decision, move, next })).toMatchObject({ ok: true })
    expect([(await moved()) - before, client.epoch]).toEqual([3, 1])
    await Promise.all([client.play(), other.play()])
    expect([...client.mistakes, ...other.mistakes]).toEqual([])
  })

  it('are taken up to the first that is refused, and no further', async () => {
    const service = await startService()
    const { client, answers, moved, decision } = await stepOfSeveralAnswers(service)
    const before = await moved()
    const answer = await client.ask({ type: 'move', decision, move: answers[0], next: [answers[0], answers[2]] })
    expect(answer).toMatchObject({ ok: false, refusal: { rule: expect.any(String) } })
    await client.until(() => client.turn!.decision === decision + 1)
    expect((await moved()) - before).toBe(1)
    expect(await client.ask({ type: 'move', decision: decision + 1, move: answers[1], next: [answers[2]] })).toMatchObject({ ok: true })
  })
})

describe('taking back', () => {
  it('withdraws a commitment and gives its owner, and nobody else, the view anew', async () => {
    const service = await startService()
    const { id, keys, clients } = await seatParty(service, SIMULTANEOUS, 3)
    const [own, other] = clients as [Client, Client]
    await own.move(own.choice())
    expect(own.turn!.canUndo).toBe(true)
    expect(other.turn!.canUndo).toBe(false)
    expect(await own.ask({ type: 'undo' })).toMatchObject({ ok: true })
    await other.ask({ type: 'ping' })
    const resets = ({ messages }: Client) => messages.filter(({ type }) => type === 'reset').length
    expect([resets(own), resets(other), own.epoch, other.epoch, own.turn!.awaited, choiceOf(own)]).toEqual([2, 1, 2, 1, [0, 1, 2], null])
    expect(await own.ask({ type: 'undo' })).toMatchObject({ ok: false, refusal: { code: 'CANNOT_UNDO' } })
    await Promise.all(clients.map((client) => client.play()))
    const fresh = await greet(service, SIMULTANEOUS, { table: id, key: keys[1]!.key })
    expect(json(other.events)).toEqual(json(fresh.events))
    expect(json(other.scene)).toEqual(json(fresh.scene))
    expect(clients.flatMap(({ mistakes }) => mistakes)).toEqual([])
  })

  it('replaces a commitment by another answer to the same decision', async () => {
    const service = await startService()
    const { clients } = await seatParty(service, SIMULTANEOUS, 2)
    const [own] = clients as [Client]
    const { rules } = await gameOf(SIMULTANEOUS)
    const [one, two] = rules.legal(rules.determinize(own.scene, { int: () => 0 }), 0)
    expect(await own.move(one, 0)).toMatchObject({ ok: true })
    expect(await own.move(two, 0)).toMatchObject({ ok: true })
    expect((own.scene as { choice: number }).choice).toBe(two.card)
    expect(own.mistakes).toEqual([])
    await Promise.all(clients.map((client) => client.play()))
    expect(clients.flatMap(({ mistakes }) => mistakes)).toEqual([])
  })

  it('resumes a client that was away while a move was taken back with the view anew', async () => {
    const service = await startService()
    const { id, keys, clients } = await seatParty(service, SIMULTANEOUS, 2)
    const [own] = clients as [Client]
    const phone = await greet(service, SIMULTANEOUS, { table: id, key: keys[0]!.key })
    await own.move(own.choice())
    await phone.until(() => choiceOf(phone) !== null)
    phone.socket.terminate()
    await own.ask({ type: 'undo' })
    const back = await Client.open(service.address, SIMULTANEOUS)
    const welcome = await back.hello({ table: id, key: keys[0]!.key, seen: phone.events.length, epoch: phone.epoch })
    expect([welcome.from, welcome.epoch, choiceOf(back)]).toEqual([0, 2, null])
  })
})

/** The card that the client's seat has chosen in `_template`. */
function choiceOf({ scene }: Client): number | null {
  return (scene as { choice: number | null }).choice
}

describe('spectators', () => {
  it('see what is public and can do nothing', async () => {
    const service = await startService()
    const { id, clients } = await seatParty(service, IN_TURN, 2, short)
    const spectator = await greet(service, IN_TURN, { table: id })
    expect(spectator.seat).toBe(-1)
    expect(spectator.turn).toMatchObject({ decision: 0, canUndo: false })
    expect((spectator.scene as { hand: unknown[] }).hand).toEqual([])
    for (const message of [
      { type: 'move', decision: 0, move: { type: 'roll' } },
      { type: 'undo' },
      { type: 'return' },
      { type: 'chat', text: 'allez' },
    ])
      expect(await spectator.ask(message)).toMatchObject({ ok: false, problem: { code: 'notASeat' } })
    await mover(clients).move(mover(clients).choice())
    await spectator.until(() => spectator.messages.some(({ type }) => type === 'events'))
    expect(spectator.mistakes).toEqual([])
  })

  it('may watch before the start', async () => {
    const service = await startService()
    const party = await gather(service, SIMULTANEOUS, 2)
    const spectator = await greet(service, SIMULTANEOUS, { table: party.id })
    expect([spectator.scene, spectator.turn]).toEqual([null, null])
    await api(service, 'POST', `/api/tables/${party.id}/start`, undefined, party.keys[0]!.key)
    await spectator.until(() => spectator.turn !== null)
    expect((spectator.scene as { viewer: number }).viewer).toBe(-1)
  })
})

/** Goes on where another client stopped: it keeps its scene and asks for what it has not seen. */
async function resume(service: Service, game: string, old: Client, table: string, key: string): Promise<Client> {
  const { rules } = await gameOf(game)
  const client = await Client.open(service.address, game)
  client.events.push(...old.events)
  const welcome = await client.hello({ table, key, seen: old.events.length, epoch: old.epoch })
  expect(welcome.from).toBe(old.events.length)
  // What was missed leads the old scene to the present view.
  const folded = welcome.events.reduce((scene, event): unknown => rules.fold(scene, event), old.scene)
  expect(canonicalJson(json(folded))).toBe(canonicalJson(json(welcome.view)))
  client.mistakes.push(...old.mistakes)
  return client
}

/** When everybody has heard of the last move. */
async function nextMover(clients: readonly Client[]): Promise<Client> {
  return Promise.any(clients.map(async (client) => client.until(() => client.isAwaited).then(() => client)))
}

function mover(clients: readonly Client[]): Client {
  return clients.find((client) => client.isAwaited)!
}
