import { catalog } from '@echappee/games/catalog'
import { SPECTATOR, canonicalJson, checkOrder, defaultOptions, seededChance, type AnyMatch, type AnyOrders } from '@echappee/kernel'
import { describe, expect, it } from 'vitest'
import { answerOf, dueOrders, waitOf } from '../../src/orders/due-orders.ts'
import type { TableMeta } from '../../src/tables/log-entry.ts'
import { TableModel } from '../../src/tables/model.ts'
import { gameOf } from '../tables/games.ts'

const WITH_ORDERS = catalog.flatMap(({ id, parts }) => (parts?.orders === undefined ? [] : [[id, parts.orders.load] as const]))
const DAYS = { kind: 'days', days: 2 } as const

/** A running race of people who all have given one order of each kind, as the log tells it. */
async function tableOf(id: string, offers: AnyOrders, seed: string): Promise<TableModel> {
  const { rules } = await gameOf(id)
  const seats = Array.from({ length: rules.seats.best }, (_, seat) => ({ name: `${seat}`, by: 'human', nonce: `${seat}` }))
  const options = defaultOptions(rules.optionFields) as TableMeta['options']
  const meta = { game: id, rulesVersion: rules.rulesVersion, options, seats, clock: DAYS, secret: seed, host: 0, hasChat: false }
  const model = new TableModel('twins', meta as unknown as TableMeta, rules, offers)
  let seq = 0
  model.take({ type: 'started', deadline: 1e15 }, ++seq, 1000)
  for (let seat = 0; seat < seats.length; seat++)
    for (const kind of Object.keys(offers.kinds)) {
      const order = checkOrder(offers, { kind, values: {}, isOnce: false })
      if (order.ok) model.take({ type: 'ordered', seat, order: order.value, seed: `${seed} ${seat} ${kind}` }, ++seq, 2000)
    }
  return model
}

/** The same table, to whoever has no seat: others' cards are anything that fits. */
function twinOf(model: TableModel, seed: string): TableModel {
  const match = model.match!
  const { game } = match
  const state: unknown = game.determinize(match.view(SPECTATOR), seededChance(seed))
  const twin = Object.create(match) as AnyMatch
  Object.assign(twin, {
    toAct: () => match.toAct(),
    decision: (seat: number) => match.decision(seat),
    outcome: () => match.outcome(),
    view: (viewer: number) => game.view(state, viewer),
    legal: (seat: number) => game.legal(state, seat),
  })
  return Object.create(model, { match: { value: twin }, status: { value: model.status } }) as TableModel
}

describe.each(WITH_ORDERS)('orders of %s', (id, load) => {
  it('S60: answer or not, and after as long, whatever is held: only the answer may differ, and there is one', async () => {
    const offers = await load()
    let [looked, differing] = [0, 0]
    for (let race = 0; race < 6; race++) {
      const model = await tableOf(id, offers, `race ${race}`)
      const chance = seededChance(`race ${race}`)
      for (let moves = 0; moves < 300 && model.status === 'running'; moves++) {
        const due = dueOrders(model)
        for (const one of due.slice(0, 1)) {
          const twin = twinOf(model, `twin ${race} ${moves}`)
          expect(dueOrders(twin).map(({ seat, kept, at }) => [seat, kept.number, at])).toEqual(
            due.map(({ seat, kept, at }) => [seat, kept.number, at]),
          )
          // In a secret step nobody knows who has answered: one who has is asked nothing.
          if (twin.match!.legal(one.seat).length === 0) continue
          const answers = [model, twin].map((table) => answerOf(table, one)!.move)
          for (const [i, table] of [model, twin].entries())
            expect(table.match!.legal(one.seat).map(canonicalJson)).toContain(canonicalJson(answers[i]))
          looked++
          if (canonicalJson(answers[0]) !== canonicalJson(answers[1])) differing++
        }
        const seat = model.awaited()[0]!
        const legal = model.match!.legal(seat)
        const decision = model.match!.decision(seat)
        const move = due.length > 0 && chance.int(2) === 0 ? answerOf(model, due[0]!)!.move : legal[chance.int(legal.length)]
        const actor = due.length > 0 ? due[0]!.seat : seat
        if (due.length > 0 && actor !== seat) continue
        model.play(actor, decision, move)
        model.settle({ type: 'moved', seat: actor, decision, move, by: 'owner', deadline: 1e15 }, model.seq + 1, 3000 + moves)
      }
    }
    expect(looked).toBeGreaterThan(50)
    expect(differing, 'hands do matter to some answers').toBeGreaterThan(0)
  })
})

describe('the wait of an order', () => {
  it('S60: is drawn anew for every decision within bounds that the clock gives, and nothing else counts', () => {
    const bounds = [
      [{ kind: 'none' }, 2000, 8000],
      [{ kind: 'decision', seconds: 10 }, 2000, 3334],
      [{ kind: 'decision', seconds: 600 }, 2000, 8000],
      [DAYS, 30_000, 240_000],
    ] as const
    for (const [clock, least, most] of bounds) {
      const waits = Array.from({ length: 500 }, (_, decision) => waitOf('seed', decision, clock))
      expect(Math.min(...waits)).toBeGreaterThanOrEqual(least)
      expect(Math.max(...waits)).toBeLessThanOrEqual(most)
      const middle = waits.filter((wait) => wait > (least + most) / 2).length
      expect(middle).toBeGreaterThan(200)
      expect(middle).toBeLessThan(300)
      expect(waits).toEqual(Array.from({ length: 500 }, (_, decision) => waitOf('seed', decision, clock)))
      expect(waitOf('another', 0, clock)).not.toBe(waits[0])
    }
  })
})
