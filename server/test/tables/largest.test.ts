import { readFileSync } from 'node:fs'
import { LARGEST_DOCUMENT, Match, SPECTATOR, checkOptions, seededChance, type AnyMatch, type Issue, type Json } from '@echappee/kernel'
import { LIMITS } from '@echappee/protocol'
import { issueText, textWords } from '@echappee/text'
import { describe, expect, it } from 'vitest'
import { GAMES, gameOf } from './games.ts'
import { api, createBare, greet, nonce, start, startService, wanted } from './harness.ts'
import { BOUNDS } from './real-games.ts'

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value))
/** What a message needs besides the view: table, seats, a little talk, the last events. */
const BESIDE_VIEW = 8000

it('every game states its bounds', () => {
  expect(BOUNDS.map(({ game }) => game).sort()).toEqual([...GAMES].sort())
})

describe.each(BOUNDS)('the longest game of $game', ({ game: id, seats, options, stated, mostDecisions, tooLarge }) => {
  it('S24: ends within the decisions that its rules state, and nobody’s view of it ever outgrows a message', async () => {
    const rules = readFileSync(new URL(`../../../games/${id}/RULES.md`, import.meta.url), 'utf8')
    expect(rules).toContain(stated)
    const { rules: game } = await gameOf(id)
    const checked = checkOptions(game, options, seats)
    if (!checked.ok) throw new Error(JSON.stringify(checked.issues))
    const people = Array.from({ length: seats }, (_, seat) => ({ name: `${seat}`, by: 'human' }))
    const match: AnyMatch = new Match(game, { options: checked.value, seats: people, seed: 'longest' })
    const chance = seededChance('longest')
    let largest = 0
    while (match.toAct().length > 0) {
      const acting = match.toAct()
      const seat = acting[chance.int(acting.length)]!
      const legal = match.legal(seat) as Json[]
      const before = match.log().length
      expect(match.submit(seat, match.decision(seat), legal[chance.int(legal.length)]!).ok).toBe(true)
      expect(match.moveCount).toBeLessThanOrEqual(mostDecisions)
      if (match.moveCount % 500 === 0 || match.toAct().length === 0)
        for (const viewer of [0, seats - 1, SPECTATOR]) largest = Math.max(largest, bytesOf(match.view(viewer)))
      const told = match.log().slice(before)
      if (told.length > 20) expect(bytesOf(told)).toBeLessThan(LIMITS.outgoing - BESIDE_VIEW)
    }
    expect(largest).toBeLessThan(LIMITS.outgoing - BESIDE_VIEW)
  })

  it('S26: is told in messages under 64 KB, from the first welcome on', async () => {
    const service = await startService()
    const bots = Array.from({ length: seats - 1 }, () => 'random')
    const host = await createBare(service, id, { seats: ['open', ...bots], options })
    const client = await greet(service, id, { table: host.table.id, key: host.key, nonce: nonce() })
    for (let i = 0; i < 5; i++) await client.ask({ type: 'chat', text: '\u{1F6B4}'.repeat(150) })
    await start(service, host)
    await client.until(() => client.turn !== null)
    await client.play(() => client.events.length < 150)
    const late = await greet(service, id, { table: host.table.id, key: host.key })
    await late.until(() => late.missing === 0)
    expect([...client.mistakes, ...late.mistakes]).toEqual([])
    expect(late.events.slice(0, 150)).toEqual(client.events.slice(0, 150))
    for (const text of [...client.raw, ...late.raw]) expect(Buffer.byteLength(text)).toBeLessThan(LIMITS.outgoing)
    expect((await api(service, 'GET', `/api/tables/${host.table.id}`)).body.options).toMatchObject(options)
  })

  it('S24: can not be asked for longer; the sentence says the limit', async () => {
    const service = await startService()
    const names = Array.from({ length: seats }, () => 'open')
    const body = await wanted(id, { seats: names })
    const answer = await api(service, 'POST', '/api/tables', { ...body, options: { ...body.options, ...tooLarge } })
    expect(answer).toMatchObject({ status: 400, body: { code: 'badOptions' } })
    for (const language of ['fr', 'en'] as const) {
      await textWords.load(language)
      expect(answer.body.issues.map((issue: Issue) => issueText(language, issue)).join()).toMatch(/\d/)
    }
  })
})

it('S26: a document has at most as many bytes as fit into a message with the view of its game', () => {
  expect(LARGEST_DOCUMENT * 2).toBeLessThan(LIMITS.outgoing)
  for (const { options } of BOUNDS) expect(bytesOf(options)).toBeLessThan(LARGEST_DOCUMENT + 200)
})
