import { SPECTATOR } from '@echappee/kernel'
import { describeOrders } from '@echappee/testkit'
import { describe, expect, it } from 'vitest'
import { orders } from '../orders/index.ts'
import { game } from '../rules/index.ts'
import type { Move } from '../rules/moves.ts'
import type { State } from '../rules/state.ts'
import { words as en } from '../text/words/en/orders.ts'
import { words as fr } from '../text/words/fr/orders.ts'
import { A, climber, counter, discard, handicap, km, position, roll, sprint } from './position.ts'
import { subject } from './subject.ts'

describeOrders({ subject, orders, words: { fr, en } })

type Kinds = typeof orders.kinds

/** What the order of seat A answers; undefined if what is asked is not its business. */
function answerOf(state: State, kind: keyof Kinds, values: object = {}): Move | undefined {
  const { fields, ...order } = orders.kinds[kind] as Kinds['ride']
  const defaults = Object.entries(fields).map(([key, field]) => [key, (field as { default: unknown }).default])
  const whole = { ...Object.fromEntries(defaults), ...values } as never
  if (!order.concerns(game.view(state, SPECTATOR), A, whole)) return undefined
  return order.answer(game.view(state, A), game.legal(state, A), whole)
}

describe('orders of Le Vainqueur du Tour', () => {
  const stopped = (hand: string, stage = 1) =>
    position({ stage, riders: [{ at: 60, handicap: 'H_PUNCTURE' }, { at: 80 }, { at: 100 }], hands: { [A]: hand } })

  it('VDT-15 counters with the card that cures least else, and answers without it too', () => {
    expect(answerOf(stopped('C_BIKE C_WHEEL 6×KM20'), 'counter')).toEqual(counter('C_WHEEL'))
    expect(answerOf(stopped('C_BIKE C_FOOD 6×KM20'), 'counter')).toEqual(counter('C_BIKE'))
    expect(answerOf(stopped('C_FOOD C_FOOD 6×KM20'), 'counter')).toEqual(discard('C_FOOD'))
    expect(answerOf(stopped('C_FOOD C_FOOD 6×KM20'), 'counter', { spare: 'kilometres' })).toEqual(discard('KM20'))
    expect(answerOf(stopped('H_GEAR C_FOOD 6×KM20'), 'counter')).toEqual(handicap('H_GEAR', 2))
    expect(answerOf(stopped('S_CLIMB H_GEAR 6×KM20', 6), 'counter')).toEqual(climber)
  })

  it('VDT-14 a counter to one handicap says nothing of another, nor of an open road', () => {
    expect(answerOf(stopped('C_BIKE C_WHEEL 6×KM20'), 'counter', { handicap: 'H_GEAR' })).toBeUndefined()
    expect(answerOf(stopped('C_BIKE C_WHEEL 6×KM20'), 'ride', { lead: 0 })).toBeUndefined()
  })

  it('VDT-11 rides unless somebody is near', () => {
    const ahead = position({ riders: [{ at: 100 }, { at: 60 }, { at: 20 }], hands: { [A]: 'KM20 KM60 6×C_FOOD' } })
    expect(answerOf(ahead, 'ride', { lead: 40 })).toEqual(km(60))
    expect(answerOf(ahead, 'ride', { lead: 40, card: 'shortest' })).toEqual(km(20))
    expect(answerOf(ahead, 'ride', { lead: 60 })).toBeUndefined()
    const inZone = position({ riders: [{ at: 200 }, { at: 60 }], hands: { [A]: 'KM20 S_SPRINT 6×C_FOOD' } })
    expect(answerOf(inZone, 'ride')).toEqual(sprint)
  })

  it('VDT-22 rolls', () => {
    expect(answerOf(position({ stage: 2, riders: [{}, {}] }), 'roll')).toEqual(roll)
    expect(answerOf(stopped('C_BIKE C_WHEEL 6×KM20'), 'roll')).toBeUndefined()
  })
})
