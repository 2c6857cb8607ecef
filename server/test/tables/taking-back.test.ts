import { seededChance, type Json, type Seat } from '@echappee/kernel'
import { expect, it } from 'vitest'
import type { LiveTable } from '../../src/tables/live.ts'
import type { Subscriber } from '../../src/tables/subscribers.ts'
import { seatParty, startService, type Service } from './harness.ts'
import { BOUNDS } from './real-games.ts'

const ONLOOKERS = 80

/** Plays on until somebody can take a move back that everybody was told of. */
async function playToUndo(table: LiveTable): Promise<{ seat: Seat; move: Json } | undefined> {
  const chance = seededChance('back')
  for (let i = 0; i < 100; i++) {
    const next = await table.read(({ match }) => {
      const acting = match!.toAct()
      if (acting.length === 0) return undefined
      const its = acting[chance.int(acting.length)]!
      const legal = match!.legal(its) as Json[]
      return { seat: its, decision: match!.decision(its), move: legal[chance.int(legal.length)]! }
    })
    if (next === undefined) return undefined
    const { seat, decision, move } = next
    await table.request({ type: 'move', seat, decision, moves: [move], by: 'owner' })
    if (await table.read(({ match }) => match!.canUndo(seat) && match!.committed().length === 0)) return { seat, move }
  }
  return undefined
}

async function undoable(service: Service) {
  for (const { game, seats, options } of BOUNDS) {
    const { id } = await seatParty(service, game, seats, { options })
    const table = await service.tables.open(id)
    const found = await playToUndo(table)
    if (found !== undefined) return { table, ...found }
  }
  throw new Error('no game lets anybody take a move back')
}

it('S26: whoever takes a move back again and again brings those who look on a few megabytes, and then one a second', async () => {
  const time = { now: Date.now() }
  const service = await startService({ now: () => time.now, sweepEvery: 1e9 })
  const { table, seat, move } = await undoable(service)
  let told = 0
  const onlooker = (): Subscriber => ({ address: 'x', send: ({ text }) => void (told += text.length), end: () => undefined })
  for (let i = 0; i < ONLOOKERS; i++) await table.subscribe(onlooker(), { keyHash: undefined, seen: 0, epoch: 0, nonce: undefined })
  told = 0
  let done = 0
  let refused: unknown
  for (let i = 0; i < 60 && refused === undefined; i++) {
    const answer = await table.request({ type: 'undo', seat })
    if (!answer.ok) refused = answer
    else {
      done++
      const decision = await table.read(({ match }) => match!.decision(seat))
      expect(await table.request({ type: 'move', seat, decision, moves: [move], by: 'owner' })).toMatchObject({ ok: true })
    }
  }
  expect(refused).toMatchObject({ problem: { code: 'tooFast' } })
  expect(done).toBeGreaterThan(0)
  expect(told).toBeLessThan(10_000_000)
  time.now += 10_000
  expect(await table.request({ type: 'undo', seat })).toEqual({ ok: true })
})
