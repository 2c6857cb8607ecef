import type { AnyGame } from '@echappee/kernel'
import { expect, it } from 'vitest'
import type { LiveTable } from '../../src/tables/live.ts'
import { gameOf } from './games.ts'
import { createBare, greet, nonce, start, startService } from './harness.ts'
import { LONGEST } from './real-games.ts'

const MOVES = 600
const { game, race } = LONGEST

/** Whoever is asked answers, for its owner or its bot. */
async function playOn(live: LiveTable, until: number): Promise<void> {
  for (let made = -1; made < until;) {
    const asked = await live.read(({ match }) =>
      match!.toAct().map((seat) => ({ seat, decision: match!.decision(seat), moves: [match!.legal(seat)[0]] })),
    )
    for (const { seat, ...answer } of asked)
      expect(await live.request({ type: 'move', seat, ...answer, by: seat === 0 ? 'owner' : 'bot' })).toMatchObject({ ok: true })
    made = await live.read(({ match }) => match!.moveCount)
  }
}

/** Moves that were played since everything else on the node last had its turn, and the most of them. */
const played = { since: 0, most: 0 }

async function findGame(id: string): Promise<AnyGame> {
  const { rules } = await gameOf(id)
  const apply: AnyGame['apply'] = (...args) => {
    played.most = Math.max(played.most, ++played.since)
    rules.apply(...args)
  }
  return { ...rules, apply }
}

/** How many moves were played at most without a pause. */
async function mostAtOnce(work: () => Promise<unknown>): Promise<number> {
  let isDone = false
  const turn = (): void => {
    played.since = 0
    if (!isDone) setImmediate(turn)
  }
  played.most = 0
  turn()
  await work()
  isDone = true
  return played.most
}

it('S42: a long race is taken back, and read again, without holding up others, and not for ever', async () => {
  const service = await startService({ findGame })
  const seats = ['open', ...race.seats.slice(1).map(() => 'random')]
  const host = await createBare(service, game, { seats, options: race.options, rewindBy: 'host' })
  const { id } = host.table
  const client = await greet(service, game, { table: id, key: host.key, nonce: nonce() })
  await start(service, host)
  await client.until(() => client.turn !== null)
  await client.leave()
  const live = await service.tables.open(id)
  await playOn(live, MOVES)

  const decisions = await live.read(({ match }) => match!.decision(0))
  expect(await mostAtOnce(async () => expect(await live.read((model) => model.toldBefore(0, 1).length)).toBe(decisions))).toBe(0)
  const goBack = async () => live.request({ type: 'rewind', seat: 0, decision: await live.read(({ match }) => match!.decision(0) - 1) })
  expect(await mostAtOnce(async () => expect(await goBack()).toMatchObject({ ok: true }))).toBeLessThan(MOVES / 10)
  const digest = await live.read(({ match }) => match!.digest)
  const again = await startService({ store: service.store, findGame })
  const opened = async () => (await again.tables.open(id)).read(({ match }) => match!.digest)
  expect(await mostAtOnce(async () => expect(await opened()).toBe(digest))).toBeLessThan(MOVES / 10)
  // Whoever opens the table plays all that again.
  await live.read(({ rewinds }) => rewinds.push({ to: 39_500, dropped: [], seen: [] }))
  expect(await goBack()).toMatchObject({ ok: false, problem: { code: 'noRewind' } })
  expect(await live.read(({ rewinds }) => rewinds.pop()?.to)).toBe(39_500)
  expect(await goBack()).toMatchObject({ ok: true })
})
