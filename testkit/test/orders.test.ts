import { orderKinds, type AnyOrders } from '@echappee/kernel'
import { describe, expect, it } from 'vitest'
import { tryOrders } from '../src/orders.ts'
import { subject, type ToyMove, type ToyView } from './toy.ts'

const kind = orderKinds<ToyView, ToyMove>()
/** Not the first that is offered: in what order they are may follow from what nobody sees. */
const first = (legal: readonly ToyMove[]) => legal.toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)))[0]!
const plain = kind({
  fields: {},
  concerns: ({ phase }) => phase === 'choose',
  answer: (_view, legal) => first(legal),
})
const withKind = (changed: Partial<typeof plain>): AnyOrders => ({ kinds: { plain: { ...plain, ...changed } }, about: () => ({}) })
const faultOf = (changed: Partial<typeof plain>) => tryOrders(subject, withKind(changed), 20).fault

describe('the laws of orders in advance', () => {
  it('hold for an order that takes what is there, and see its answers', () => {
    const { answers, fault } = tryOrders(subject, withKind({}), 20)
    expect(fault).toBeUndefined()
    expect(answers.get('plain')!.size).toBeGreaterThan(1)
  })

  it('find an answer that some hands do not allow', () => {
    expect(faultOf({ answer: () => ({ type: 'choose', card: 'card-03' }) })).toMatch(/answers \{"type":"choose","card":"card-03"\}, of/)
  })

  it('find an order that has no answer without a certain card', () => {
    const ifHeld = (_: ToyView, legal: readonly ToyMove[]) => first(legal.filter((move) => move.type === 'choose' && move.card > 'card-05'))
    expect(faultOf({ answer: ifHeld })).toMatch(/answers undefined/)
  })

  it('find an answer by the order in which moves are offered, and a view that is changed', () => {
    expect(faultOf({ answer: (_, legal) => legal[0]! })).toMatch(/answers the same view differently/)
    expect(faultOf({ answer: (view, legal) => (view.hand.pop(), first(legal)) })).toMatch(/read only|not extensible|Cannot delete/)
  })

  it('find a condition that is not the same twice', () => {
    let times = 0
    expect(faultOf({ concerns: () => times++ % 2 === 0 })).toMatch(/does not know whether it answers/)
  })

  it('find a sentence about what JSON can not carry', () => {
    const orders = { ...withKind({}), about: () => ({ at: Number.NaN }) }
    expect(tryOrders(subject, orders, 20).fault).toMatch(/what plain tells of .*\.at is/)
  })
})
