import type { Choice } from '@echappee/text'
import { describe, expect, test } from 'vitest'
import type { Card } from '../../content/cards.ts'
import type { Move } from '../../rules/moves.ts'
import { refuse } from '../../rules/refusals.ts'
import type { View } from '../../rules/state.ts'
import { discarding, offerOf, stacksOf } from '../../table/hand.ts'

const viewOf = (hand: Card[], drawn: Card | null = null) => ({ hand, drawn }) as unknown as View
const can = (move: Move): Choice<Move> => ({ move })
const cannot = (move: Move, code: Parameters<typeof refuse>[0]): Choice<Move> => ({ move, refusal: refuse(code) })
const discard = (card: Card): Move => ({ type: 'discard', card })
const attack = (target: number): Move => ({ type: 'handicap', card: 'H_CRASH', target })

describe('the hand', () => {
  test('stacks equal cards by kind and marks the drawn one', () => {
    const stacks = stacksOf(viewOf(['C_FOOD', 'KM40', 'KM20', 'KM40', 'H_CRASH'], 'KM40'), [])
    expect(stacks.map(({ card, count, isDrawn }) => [card, count, isDrawn])).toEqual([
      ['KM20', 1, false],
      ['KM40', 2, true],
      ['H_CRASH', 1, false],
      ['C_FOOD', 1, false],
    ])
    expect(stacks.every((stack) => offerOf(stack, false).kind === 'idle')).toBe(true)
  })

  test('a click plays what can be played and explains what cannot', () => {
    const choices = [
      can({ type: 'km', value: 20 }),
      cannot({ type: 'counter', card: 'C_FOOD' }, 'NO_HANDICAP'),
      cannot(discard('KM20'), 'MUST_PLAY'),
      cannot(discard('C_FOOD'), 'MUST_PLAY'),
    ]
    const [ride, food] = stacksOf(viewOf(['KM20', 'C_FOOD']), choices)
    expect(offerOf(ride!, false)).toEqual({ kind: 'play', move: { type: 'km', value: 20 } })
    expect(offerOf(food!, false)).toMatchObject({ kind: 'refused', refusal: { code: 'NO_HANDICAP' } })
    expect(discarding(choices)).toEqual({ isForced: false, isOffered: false })
  })

  test('a handicap asks for its target when there are several, and for none when there is one opponent', () => {
    const among = stacksOf(viewOf(['H_CRASH']), [can(attack(1)), cannot(attack(2), 'TARGET_ALREADY_HANDICAPPED')])[0]!
    expect(offerOf(among, false)).toMatchObject({ kind: 'target', targets: among.plays })
    const duel = stacksOf(viewOf(['H_CRASH']), [can(attack(1))])[0]!
    expect(offerOf(duel, false)).toEqual({ kind: 'play', move: attack(1) })
    const nobody = stacksOf(
      viewOf(['H_CRASH']),
      [1, 2].map((seat) => cannot(attack(seat), 'TARGET_ALREADY_HANDICAPPED')),
    )[0]!
    expect(offerOf(nobody, false)).toMatchObject({ kind: 'refused', isAll: true })
  })

  test('VDT-18: with nothing to play, a click discards', () => {
    const choices = [cannot({ type: 'km', value: 20 }, 'HANDICAPPED'), can(discard('KM20'))]
    expect(discarding(choices)).toEqual({ isForced: true, isOffered: false })
    expect(offerOf(stacksOf(viewOf(['KM20']), choices)[0]!, true)).toEqual({ kind: 'discard', move: discard('KM20') })
  })

  test('VDT-18: where one may play or discard, discarding is offered and not forced', () => {
    const choices = [can({ type: 'sprint' }), can(discard('S_SPRINT'))]
    expect(discarding(choices)).toEqual({ isForced: false, isOffered: true })
    const [sprinter] = stacksOf(viewOf(['S_SPRINT']), choices)
    expect(offerOf(sprinter!, false)).toEqual({ kind: 'play', move: { type: 'sprint' } })
    expect(offerOf(sprinter!, true)).toEqual({ kind: 'discard', move: discard('S_SPRINT') })
  })
})
