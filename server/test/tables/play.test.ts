import { canonicalJson, replay, SPECTATOR, type AnyMatch, type Seat } from '@echappee/kernel'
import { verifyFairness } from '@echappee/protocol'
import { describe, expect, it } from 'vitest'
import { findInCatalog } from '../../src/tables/games.ts'
import type { Client } from './client.ts'
import { GAMES, SHORT, seatCount } from './games.ts'
import { api, greet, json, seatParty, startService } from './harness.ts'
import { HANDS, IN_TURN } from './real-games.ts'

describe.each(GAMES)('a whole game of %s over sockets', (game) => {
  it('S1 S2: is played by up to four clients, and every socket received exactly what its view allows', async () => {
    const service = await startService()
    const { id, keys, clients } = await seatParty(service, game, await seatCount(game, 4), { options: SHORT[game]! })
    const spectator = await greet(service, game, { table: id })
    await Promise.all(clients.map((client) => client.play()))
    await spectator.until(() => spectator.isOver && spectator.table?.status === 'over')
    const everybody = [...clients, spectator]
    for (const client of everybody) await client.until(() => client.table?.status === 'over')
    for (const client of everybody) expect(client.mistakes).toEqual([])

    const { body } = await api(service, 'GET', `/api/tables/${id}/record`)
    const rules = (await findInCatalog(game))!
    expect(verifyFairness(rules, body.record, body.fairness)).toMatchObject({ ok: true })

    // What each socket was told of the game is recomputed from the record, move by move. A message may tell of several moves in a row.
    const expected = new Map<Seat, StoryEvent[]>(everybody.map(({ seat }) => [seat, []]))
    const replayed = replay(rules, body.record, ({ seq, match }) => {
      for (const { seat } of everybody) {
        const known = expected.get(seat)!.reduce((sum, { events }) => sum + events.length, 0)
        const view = seq === 0 ? { view: match.view(seat) } : {}
        const story = expected.get(seat)!
        const now = { events: match.events(seat, known), awaited: awaitedBy(match, seat), ...view }
        // Nobody hears that somebody else has answered a secret step.
        if (seq === 0 || now.events.length > 0 || canonicalJson(now.awaited) !== canonicalJson(story.at(-1)!.awaited)) story.push(now)
      }
    })
    expect(replayed.ok).toBe(true)
    for (const client of clients) expectStory(storyOf(client), expected.get(client.seat)!)
    // The last scene of each is the view at the end.
    for (const client of everybody) {
      const again = await greet(service, game, { table: id, ...(client.seat === SPECTATOR ? {} : { key: keys[client.seat]!.key }) })
      expect(canonicalJson(client.scene)).toBe(canonicalJson(json(again.scene)))
      expect(canonicalJson(client.events)).toBe(canonicalJson(json(again.events)))
    }
    expectNoSecret(everybody, keys, body.fairness.secret)
  })
})

it('S1: shows no card of a hand to anybody else before it is played', async () => {
  const service = await startService()
  const { id, clients } = await seatParty(service, IN_TURN, 4, { options: SHORT[IN_TURN]! })
  const spectator = await greet(service, IN_TURN, { table: id })
  await Promise.all(clients.map((client) => client.play()))
  await spectator.until(() => spectator.isOver)
  for (const { seat, raw } of [...clients, spectator]) {
    const objects = raw.flatMap((text) => objectsIn(JSON.parse(text)))
    const drawn = objects.filter(({ type }) => HANDS.drawn.includes(String(type)))
    expect(drawn.length > 0).toBe(seat !== SPECTATOR)
    expect(drawn.filter((event) => event['seat'] !== seat)).toEqual([])
    const views = objects.filter((object) => HANDS.shown in object)
    expect(views.length).toBeGreaterThan(0)
    for (const view of views) expect([view['viewer'], ...HANDS.hidden.filter((name) => name in view)]).toEqual([seat])
  }
})

function objectsIn(value: unknown): Record<string, unknown>[] {
  if (value === null || typeof value !== 'object') return []
  const inside = Object.values(value).flatMap(objectsIn)
  return Array.isArray(value) ? inside : [value as Record<string, unknown>, ...inside]
}

/** A secret step is one neutral state to others: all of it are awaited. */
function awaitedBy(match: AnyMatch, viewer: Seat): Seat[] {
  const [acting, committed] = [match.toAct(), match.committed()]
  return [...new Set([...acting, ...(acting.length === 0 ? [] : committed)])]
    .filter((seat) => seat !== viewer || acting.includes(seat))
    .sort((a, b) => a - b)
}

/** What a message tells of the game. */
interface StoryEvent {
  readonly events: readonly unknown[]
  readonly awaited: readonly Seat[]
  readonly view?: unknown
}

function storyOf(client: Client): StoryEvent[] {
  return client.messages.flatMap((message): StoryEvent[] => {
    if (message.type === 'reset') return [{ events: message.events, awaited: message.turn!.awaited, view: message.view }]
    if (message.type === 'events') return [{ events: message.events, awaited: message.turn.awaited }]
    return []
  })
}

/** Every message is one expected move, or several in a row as one. */
function expectStory(story: readonly StoryEvent[], expected: readonly StoryEvent[]): void {
  let next = 0
  for (const [number, message] of story.entries()) {
    const text = canonicalJson(message)
    let together: StoryEvent | undefined
    while (next < expected.length && (together === undefined || canonicalJson(together) !== text)) {
      const { events, ...position } = expected[next++]!
      together = { ...together, ...position, events: [...(together?.events ?? []), ...events] }
    }
    expect(canonicalJson(together), `message ${number}`).toBe(text)
  }
  expect(next).toBe(expected.length)
}

/** Keys never come back, and the secret not before the end. */
function expectNoSecret(everybody: readonly Client[], keys: readonly { key: string }[], secret: string): void {
  for (const { raw } of everybody) {
    for (const { key } of keys) expect(raw.some((text) => text.includes(key))).toBe(false)
    const shown = raw.findIndex((text) => text.includes(secret))
    expect(raw[shown]).toContain('"status":"over"')
  }
}
