import { SPECTATOR, type Seat } from '@echappee/kernel'
import { describeOrders } from '@echappee/testkit'
import { describe, expect, it } from 'vitest'
import { orders } from '../orders/index.ts'
import { game } from '../rules/index.ts'
import type { Move } from '../rules/moves.ts'
import type { State } from '../rules/state.ts'
import { words as en } from '../text/words/en/orders.ts'
import { words as fr } from '../text/words/fr/orders.ts'
import { A, B, C, attack, attacks, bid, bids, play, plays, position, quietly } from './position.ts'
import { subject } from './subject.ts'

describeOrders({ subject, orders, words: { fr, en } })

type Kinds = typeof orders.kinds

/** What the order answers for whoever is asked; undefined if that is not its business. */
function answerOf(state: State, kind: keyof Kinds, values: object = {}): Move | undefined {
  const seat: Seat = state.actor!
  const order = orders.kinds[kind] as Kinds['bid']
  const whole = { ...defaultsOf(kind), ...values } as never
  if (!order.concerns(game.view(state, SPECTATOR), seat, whole)) return undefined
  return order.answer(game.view(state, seat), game.legal(state, seat), whole)
}

function defaultsOf(kind: keyof Kinds): object {
  return Object.fromEntries(Object.entries(orders.kinds[kind].fields).map(([key, field]) => [key, (field as { default: unknown }).default]))
}

function after(state: State, turns: readonly (readonly [Seat, Move])[]): State {
  const next = game.clone(state)
  for (const [seat, move] of turns) game.apply(next, seat, move, { chance: { int: () => 0 } })
  return next
}

describe('orders of Le Tour Infernal', () => {
  const five = position({ gaps: '0: a b c d e', hands: { [C]: [14, 2, 1], [B]: [14, 5, 1] } })
  const asked = after(five, plays(five, 'R R R R R'))

  it('TI-43 stay passes while nobody attacks, and says nothing once somebody has', () => {
    expect(answerOf(asked, 'stay')).toEqual(attack(0))
    expect(answerOf(asked, 'follow')).toBeUndefined()
    const attacked = after(asked, attacks('E1'))
    expect(answerOf(attacked, 'stay')).toBeUndefined()
  })

  it('TI-43 follow pays up to its limit, passes above it, and passes without the cards: it always answers', () => {
    const single = after(asked, attacks('E1 D0'))
    expect(single.actor).toBe(C)
    expect(answerOf(single, 'follow', { most: 1 })).toEqual(attack(1))
    const double = after(asked, attacks('E2 D0'))
    expect(answerOf(double, 'follow', { most: 1 })).toEqual(attack(0))
    expect(answerOf(double, 'follow', { most: 2 }), 'with one At in hand').toEqual(attack(0))
  })

  it('TI-45 follow does not spoil an attack unless it is told to', () => {
    const crowded = after(asked, attacks('E1 D1'))
    expect(answerOf(crowded, 'follow', { most: 2 })).toEqual(attack(0))
    expect(answerOf(crowded, 'follow', { most: 2, spoil: true })).toEqual(attack(1))
  })

  it('TI-44 complete pays up to its limit, otherwise drops', () => {
    const raised = after(asked, attacks('E1 D2'))
    expect(raised.phase).toBe('answer')
    expect(answerOf(raised, 'complete', { most: 1 })).toEqual({ type: 'answer', answer: 'complete' })
    const dear = position({ gaps: '0: a b c d e', tile: 'SP' })
    const raisedDear = after(dear, [...plays(dear, 'R R R R R'), ...attacks('E1 D2')])
    expect(answerOf(raisedDear, 'complete', { most: 1 })).toEqual({ type: 'answer', answer: 'drop' })
  })

  it('TI-20 pace holds while things stand so', () => {
    const apart = position({ gaps: '0: a; 20: b c', hands: { [A]: [1, 2, 2] } })
    expect(answerOf(apart, 'pace', { play: 'RR', while: 'inGroup' })).toBeUndefined()
    expect(answerOf(apart, 'pace', { play: 'RR', while: 'alone' }), 'with one R left').toEqual(play('R'))
    const behind = after(apart, [[A, play('R')]])
    expect(answerOf(behind, 'pace', { play: 'RR', while: 'inFront' })).toBeUndefined()
    expect(answerOf(behind, 'pace', { play: 'RR', while: 'inGroup' })).toEqual(play('RR'))
  })

  it('TI-65 bid outbids by as little as needed, up to its limit, and for the place it wants', () => {
    const sprint = position({ gaps: '0: a b c', tile: 'SP', hands: { [A]: [14, 5, 1], [B]: [14, 5, 1], [C]: [14, 5, 1] } })
    const begun = after(sprint, quietly(sprint))
    expect(begun.phase).toBe('bid')
    expect(answerOf(begun, 'bid')).toEqual(bid(1))
    const outbid = after(begun, bids('C2 B0'))
    expect(answerOf(outbid, 'bid', { sprints: 3 })).toEqual(bid(2))
    expect(answerOf(outbid, 'bid', { sprints: 2 }), 'it would take 3').toEqual(bid(0))
    expect(answerOf(outbid, 'bid', { contest: 'climb' })).toBeUndefined()
    const final = position({ gaps: '0: a b c', sector: 10, hands: { [A]: [5, 5, 1], [B]: [5, 5, 1], [C]: [5, 5, 1] } })
    const fought = after(final, quietly(final))
    const two = after(fought, bids('C2 B1'))
    expect(answerOf(two, 'bid', { place: 'any', sprints: 2 }), 'the second place is worth 2').toEqual(bid(2))
    expect(answerOf(two, 'bid', { place: 'first', sprints: 2 })).toEqual(bid(0))
  })
})
