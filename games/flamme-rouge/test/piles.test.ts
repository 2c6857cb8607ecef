import { seededChance } from '@echappee/kernel'
import { describe, expect, it } from 'vitest'
import { EXHAUSTION, noCards, pileOf, type Card } from '../content/cards.ts'
import { activate, commit, copyPiles, dropExhaustion, drawHand, freshPiles, secondWind, settle } from '../rules/piles.ts'
import type { Marker, Piles } from '../rules/state.ts'

const chance = seededChance('piles')
const of = (draw: Card[], recycled: Card[] = [], parts: Partial<Piles> = {}): Piles => ({
  ...freshPiles(pileOf(draw)),
  recycled: pileOf(recycled),
  recycledSize: recycled.length,
  ...parts,
})
const NOTHING_DONE = {
  card: null,
  isForced: false,
  isFive: false,
  refreshed: 0,
  extra: 0,
  hasSecondWind: false,
  hasCerealBar: false,
  isActivated: false,
}

describe('piles', () => {
  it('FR-7, FR-43 fresh piles hold the whole deck, and nothing has been done with them; a copy lives by itself', () => {
    const deck = pileOf([3, 3, 7, 0])
    const piles = freshPiles(deck)
    expect(piles).toEqual({
      ...NOTHING_DONE,
      draw: deck,
      recycled: noCards(),
      hand: noCards(),
      drawSize: 4,
      recycledSize: 0,
      handSize: 0,
      marker: 'unused',
      isReshuffled: false,
    })
    const copy = copyPiles(piles)
    expect(copy).toEqual(piles)
    for (const pile of ['draw', 'recycled', 'hand'] as const) copy[pile][5] = 9
    expect([piles.draw[5], piles.recycled[5], piles.hand[5], deck[5]]).toEqual([0, 0, 0, 0])
    piles.draw[5] = 9
    expect(deck[5]).toBe(0)
  })

  it('FR-15, FR-51 what was not played is recycled with what is owed, and the next round begins anew', () => {
    const piles = of([3, 4, 5, 6], [7])
    drawHand(piles, 4, chance)
    Object.assign(piles, { extra: 2, isFive: true, refreshed: 1, hasSecondWind: true, hasCerealBar: true, isActivated: true })
    commit(piles, 5, true)
    expect([piles.card, piles.isFive, piles.isForced, piles.handSize]).toEqual([5, true, false, 3])
    settle(piles)
    expect(piles).toMatchObject({ ...NOTHING_DONE, recycled: pileOf([3, 4, 6, 7, 0, 0]), recycledSize: 6, hand: noCards(), handSize: 0 })
  })

  it('FR-17 an empty hand plays an exhaustion card of the supply, and no pile misses it', () => {
    const piles = of([])
    drawHand(piles, 4, chance)
    commit(piles, EXHAUSTION, false)
    expect([piles.isForced, piles.card, piles.handSize, piles.hand]).toEqual([true, EXHAUSTION, 0, noCards()])
  })

  it('FR-16 the pile counts as made anew only where a card was due and none was there', () => {
    const full = of([3, 4, 5, 6], [7], { isReshuffled: true })
    drawHand(full, 4, chance)
    expect([full.isReshuffled, full.drawSize, full.recycledSize]).toEqual([false, 0, 1])
  })

  it('FR-92 the marker goes under the draw pile; the recycled pile is shuffled in only where that is empty', () => {
    const full = of([3, 4], [7])
    activate(full)
    expect([full.drawSize, full.recycledSize, full.isActivated, full.marker]).toEqual([2, 1, true, 'active'])
    const empty = of([], [7, 6])
    activate(empty)
    expect([empty.drawSize, empty.recycledSize]).toEqual([2, 0])
  })

  it('FR-93 an empty draw pile ends the bonus before a draw, and of no other marker', () => {
    const after = (marker: Marker, draw: Card[], isActivated = false) => {
      const piles = of(draw, [4, 4, 4, 4], { marker, isActivated })
      drawHand(piles, 4, chance)
      return piles.marker
    }
    expect([after('active', []), after('unused', []), after('spent', [])]).toEqual(['spent', 'unused', 'spent'])
    expect([after('active', [3, 3, 3, 3]), after('active', [3]), after('active', [], true)]).toEqual(['active', 'last', 'last'])
  })

  it('FR-93, FR-100 a second wind ends an active bonus and one in its last round, and leaves other markers', () => {
    const after = (marker: Marker) => {
      const piles = of([3, 3], [4], { marker, hand: pileOf([5]), handSize: 1 })
      secondWind(piles, 3, chance)
      expect([piles.hasSecondWind, piles.isReshuffled, piles.handSize, piles.drawSize]).toEqual([true, true, 3, 1])
      expect([piles.draw, piles.recycled, piles.hand].map(({ length }) => length)).toEqual(Array(3).fill(noCards().length))
      return piles.marker
    }
    expect([after('active'), after('last'), after('unused'), after('spent')]).toEqual(['spent', 'spent', 'unused', 'spent'])
  })

  it('FR-56 an exhaustion card leaves the recycled pile first, then the draw pile', () => {
    const piles = of([0, 3], [0])
    expect([dropExhaustion(piles), dropExhaustion(piles), dropExhaustion(piles)]).toEqual(['recycled', 'draw', null])
    expect([piles.drawSize, piles.recycledSize]).toEqual([1, 0])
  })
})
