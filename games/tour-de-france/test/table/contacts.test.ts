import { describe, expect, it } from 'vitest'
import { game } from '../../rules/index.ts'
import { stageGraph } from '../../rules/riders.ts'
import { contactsOf } from '../../table/contacts.ts'
import { position } from '../position.ts'

/** A stands in the single lane ahead of B. */
const ahead = (cards: readonly number[]) => position({ riders: { A1: '74.1*', B1: '71.1' }, hands: { A: [6, 9], B: cards } })
const contactsIn = (state: ReturnType<typeof ahead>, pointed?: number) => {
  const choices = game.candidates(state, 1).map((move) => ({ move, refusal: game.whyNot(state, 1, move) }))
  const graph = stageGraph(state)
  return contactsOf(game.view(state, 1), choices, { pointed }).map(({ square, isLegal }) => [graph.names[square], isLegal])
}

describe('squares of contact', () => {
  it('TDF-30 where no card avoids it, the square is lit and can be chosen', () => {
    expect(contactsIn(ahead([5, 8]))).toEqual([['74.1', true]])
  })

  it('TDF-21 where he can brake, only the card that is pointed at shows it', () => {
    expect(contactsIn(ahead([2, 5, 8]))).toEqual([])
    expect(contactsIn(ahead([2, 5, 8]), 8)).toEqual([['74.1', false]])
  })
})
