import { seededChance } from '@echappee/kernel'
import { expectRefused } from '@echappee/testkit'
import { describe, expect, it } from 'vitest'
import { EXHAUSTION, cardsOf, energyDeck, muscleDeck, pelotonDeck, pileOf, sizeOf, type Card } from '../content/cards.ts'
import { advance } from '../rules/advance.ts'
import { game } from '../rules/index.ts'
import { EXTRA_CARD, PLAY, SECOND_WIND } from '../rules/moves.ts'
import { activate, commit, drawHand, freshPiles, refresh, secondWind, settle, cerealBar } from '../rules/piles.ts'
import type { Piles } from '../rules/state.ts'
import type { Options } from '../rules/options.ts'
import { kindOf, ridersOf } from '../rules/riders.ts'
import { musette, position, ride, rider } from './position.ts'

const chance = seededChance('cards')

function pilesWith(draw: Card[], recycled: Card[], hand: Card[] = []): Piles {
  const piles = freshPiles(pileOf(draw))
  return { ...piles, recycled: pileOf(recycled), recycledSize: recycled.length, hand: pileOf(hand), handSize: hand.length }
}

describe('decks', () => {
  it('FR-10, FR-33, FR-34, FR-72 have the cards of the box', () => {
    const sum = (cards: readonly Card[]) => cards.reduce((total: number, card) => total + card, 0)
    expect([energyDeck(0, false), energyDeck(1, false)].map((deck) => [sizeOf(deck), sum(cardsOf(deck))])).toEqual([
      [15, 75],
      [15, 69],
    ])
    expect([energyDeck(0, true), energyDeck(1, true)].map((deck) => [sizeOf(deck), sum(cardsOf(deck))])).toEqual([
      [10, 50],
      [10, 46],
    ])
    expect([pelotonDeck(), muscleDeck(0), muscleDeck(1)].map(sizeOf)).toEqual([17, 15, 16])
    expect(muscleDeck(1)[5]).toBe(4)
  })

  it('FR-33, FR-34 both riders of a Peloton are Rouleurs, those of a Muscle team one of each', () => {
    const kinds = (options: Partial<Options>) => {
      const { tour } = position({ seats: 3, options: { mode: 'race', teams: 5, ...options }, riders: {} })
      return tour.teams.map((team, i) => [team, ...ridersOf(i).map((id) => kindOf({ tour }, id))].join(' '))
    }
    expect(kinds({ dummies: 'pelotonFirst' }).slice(3)).toEqual(['peloton 0 0', 'muscle 0 1'])
    expect(kinds({ dummies: 'muscle' }).slice(3)).toEqual(['muscle 0 1', 'muscle 0 1'])
  })
})

describe('drawing', () => {
  it('W12 FR-7, FR-15, FR-16: an empty draw pile is made anew from the recycled pile', () => {
    const piles = pilesWith([5, 3], [7, 6, 4, 0])
    drawHand(piles, 4, chance)
    expect([piles.handSize, piles.drawSize, piles.recycledSize, piles.isReshuffled]).toEqual([4, 2, 0, true])
    expect([piles.hand[5], piles.hand[3]]).toEqual([1, 1])
    commit(piles, 5, false)
    settle(piles)
    expect([piles.drawSize, piles.recycledSize, piles.handSize]).toEqual([2, 3, 0])
  })

  it('W13 FR-8, FR-16, FR-17: a short hand; and with no card at all an exhaustion card from the supply', () => {
    const piles = pilesWith([5], [7, 6])
    drawHand(piles, 4, chance)
    expect(piles.handSize).toBe(3)
    const state = position({ riders: { rR: { at: '10.1', draw: [] }, bR: { at: '30.1', draw: [4, 4, 4, 4] } } })
    const { places, state: after } = ride(state)
    expect(places['rR']).toBe('12.1')
    const red = after.riders[rider('rR')]!
    expect([red.played, red.counted, red.turns]).toEqual([[EXHAUSTION], 0, 5])
    // FR-8: only the card for the empty square in front is in his deck.
    expect(cardsOf(red.deck)).toEqual([EXHAUSTION])
  })

  it('FR-15, FR-18 the second hand is drawn when every first card is on the table, and all cards are shown together', () => {
    const start = position({
      riders: { rR: { at: '10.1', draw: [3, 4, 5, 6] }, rS: { at: '9.1', draw: [2, 3, 4, 5] }, bR: { at: '8.1', draw: [7] } },
    })
    const { events } = ride(start)
    const order = events.flatMap((event) =>
      event.type === 'drew' || event.type === 'committed'
        ? [`${event.type} ${event.rider}`]
        : event.type === 'revealed'
          ? ['revealed']
          : [],
    )
    expect(order).toEqual(['drew 0', 'drew 2', 'committed 0', 'committed 2', 'drew 1', 'committed 1', 'revealed'])
  })
})

describe('musettes', () => {
  it('W21 FR-49: two exhaustion cards leave, the recycled pile first', () => {
    const piles = pilesWith([7, 3, 0, 0], [6, 0, 4])
    refresh(piles)
    expect([piles.refreshed, piles.recycled[0], piles.draw[0], piles.drawSize, piles.recycledSize]).toEqual([2, 0, 1, 3, 2])
    const state = position({
      riders: { rR: { at: '20.1', draw: [7, 3, 0, 0], recycled: [6, 0, 4], musettes: 1 }, bR: { at: '50.1', draw: [3] } },
    })
    const { state: after } = ride(state, { prep: { rR: 'refresh' }, play: { rR: PLAY[7]![0]! } }, seededChance('w21'))
    expect(after.riders[0]).toMatchObject({ musettes: 0 })
    // One of three is left, and one is taken for the empty square in front.
    expect(after.riders[0]!.deck[EXHAUSTION]! + after.riders[0]!.played.filter((card) => card === EXHAUSTION).length).toBe(2)
  })

  it('W22 FR-49, FR-59: a musette makes any card a 5; for the clock an exhaustion card stays one', () => {
    const { places, state } = ride(position({ riders: { rR: { at: '40.1', draw: [0], musettes: 1 } } }), { play: { rR: musette(0) } })
    expect(places['rR']).toBe('45.1')
    expect(state.riders[0]).toMatchObject({ counted: 0, musettes: 0, played: [0] })
  })

  it('FR-49 one musette a round', () => {
    const state = position({ riders: { rR: { at: '20.1', draw: [7, 3, 0, 0], musettes: 2 }, bR: { at: '50.1', draw: [3] } } })
    const ctx = { chance }
    state.phase = 'prep'
    state.asked = 1
    state.current[0] = 0
    game.apply(state, 0, { type: 'prep', use: 'refresh' }, ctx)
    expectRefused(game, state, 0, musette(7), 'MUSETTE_SPENT', 'FR-49')
  })
})

describe('traits and form in the hand', () => {
  it('W42 FR-92, FR-93: the marker of the Baroudeur lasts as long as the draw pile', () => {
    const rounds = (cards: number) => {
      const piles = pilesWith(
        Array.from({ length: cards }, (): Card => 3),
        [],
      )
      activate(piles)
      const bonus: boolean[] = []
      for (let i = 0; i < 8; i++) {
        drawHand(piles, 4, chance)
        bonus.push(piles.marker === 'active' || piles.marker === 'last')
        commit(piles, 3, false)
        settle(piles)
        if (piles.marker === 'last') piles.marker = 'spent'
      }
      return bonus.filter(Boolean).length
    }
    expect([15, 16, 17, 10].map(rounds)).toEqual([4, 4, 5, 3])
  })

  it('FR-92, FR-93 each card rides one square more while the marker is active, and it can be set once', () => {
    const state = position({ riders: { rR: { at: '20.1', draw: [], recycled: [4, 4, 4, 4, 4], trait: 'baroudeur' } } })
    const { places, state: after } = ride(state, { prep: { rR: 'baroudeur' } })
    expect(places['rR']).toBe('25.1')
    expect(after.riders[0]!.marker).toBe('active')
    after.phase = 'prep'
    after.asked = 1
    after.answered = 0
    expectRefused(game, after, 0, { type: 'prep', use: 'baroudeur' }, 'BAROUDEUR_USED', 'FR-92')
  })

  it('FR-92 without a card in any pile a Baroudeur can’t set his marker, though his last draw made the pile anew', () => {
    const state = position({ riders: { rR: { at: '20.1', draw: [], trait: 'baroudeur' }, bR: { at: '50.1', draw: [3] } } })
    Object.assign(state.riders[0]!, { isReshuffled: true })
    const asked = game.clone(state)
    Object.assign(asked, { phase: 'prep', asked: 1 })
    asked.current[0] = 0
    expectRefused(game, asked, 0, { type: 'prep', use: 'baroudeur' }, 'BAROUDEUR_CLOSED', 'FR-92')
    const { events } = ride(state)
    const drawn = events.slice(
      0,
      events.findIndex(({ type }) => type === 'revealed'),
    )
    expect(drawn.some((event) => event.type === 'asked' && event.phase === 'prep')).toBe(false)
    expect(events).toContainEqual(expect.objectContaining({ type: 'moved', rider: 0, to: 22, bonus: 0 }))
  })

  it('FR-92, FR-49 a musette comes first: it may take his last cards, or empty his draw pile', () => {
    const legal = (draw: Card[], recycled: Card[]) => {
      const state = position({ riders: { rR: { at: '20.1', draw, recycled, musettes: 1, trait: 'baroudeur' } } })
      Object.assign(state, { phase: 'prep', asked: 1 })
      state.current[0] = 0
      return game.legal(state, 0).flatMap((move) => (move.type === 'prep' ? [move.use] : []))
    }
    expect(legal([], [0, 0])).toEqual(['none', 'refresh', 'baroudeur'])
    expect(legal([], [0, 0, 0])).toEqual(['none', 'refresh', 'baroudeur', 'both'])
    expect(legal([0], [5])).toEqual(['none', 'refresh', 'both'])
    expect(legal([0, 5], [5])).toEqual(['none', 'refresh'])
  })

  it('FR-93, FR-100 a second wind ends the Baroudeur’s bonus at once', () => {
    const reached = (isNewHand: boolean) => {
      const state = position({ riders: { rR: { at: '20.1', draw: [4, 4, 4, 4, 4, 4], trait: 'baroudeur', form: 'deuxiemeSouffle' } } })
      state.riders[0]!.marker = state.piles[0]!.marker = 'active'
      const ctx = { chance }
      advance(state, 'round', ctx)
      if (isNewHand) game.apply(state, 0, SECOND_WIND, ctx)
      game.apply(state, 0, PLAY[4]![0]!, ctx)
      return [state.riders[0]!.at, state.riders[0]!.marker]
    }
    expect([reached(false), reached(true)]).toEqual([
      [25, 'active'],
      [24, 'spent'],
    ])
  })

  it('W48 FR-100, FR-102: a second wind gives a new hand, a cereal bar one card for an exhaustion card', () => {
    const bar = pilesWith([5, 6], [7], [0, 0, 3, 4])
    cerealBar(bar, chance)
    expect([bar.handSize, bar.hand[0], bar.drawSize, bar.hasCerealBar]).toEqual([4, 1, 1, true])
    const wind = pilesWith([5, 6, 7], [7], [0, 0, 3, 4])
    secondWind(wind, 4, chance)
    expect([wind.handSize, wind.drawSize, wind.recycledSize, wind.isReshuffled]).toEqual([4, 4, 0, true])
    expect(cardsOf(wind.hand.map((count, card) => count + wind.draw[card]!))).toEqual([0, 0, 3, 4, 5, 6, 7, 7])
  })

  it('W23 FR-51: in a zone a Sprinteur draws five, and everybody may draw more for an exhaustion card each', () => {
    const deck: Card[] = [2, 2, 3, 3, 4, 4, 5, 5, 9, 9]
    const state = position({
      stage: 'GT-F1',
      riders: { bS: { at: '51.1', draw: deck }, rR: { at: '50.1', draw: [3, 3, 3, 3, 3, 3] }, kS: { at: '49.1', draw: deck } },
    })
    const sizes = ride(state).events.flatMap((event) => (event.type === 'drew' ? [event.piles.handSize] : []))
    // Then the next round begins.
    expect(sizes.slice(0, 3)).toEqual([4, 5, 4])
  })

  it('W23 FR-51: what is owed is recycled with the cards that were not played', () => {
    const state = position({
      stage: 'GT-F1',
      riders: { bS: { at: '51.1', draw: [2, 2, 3, 3, 4, 4, 5, 5, 9, 9] }, kS: { at: '49.1', draw: [2, 2, 2, 2, 3] } },
    })
    const hand = handOf(state)
    expect(game.legal(hand, 1)).toContainEqual(EXTRA_CARD)
    expectRefused(game, hand, 3, EXTRA_CARD, 'NOT_IN_ZONE', 'FR-51')
    const ctx = { chance }
    for (let i = 0; i < 2; i++) {
      game.apply(hand, 1, EXTRA_CARD, ctx)
      if (i === 0) game.apply(hand, 3, PLAY[2]![0]!, ctx)
    }
    expect(hand.piles[rider('bS')]).toMatchObject({ handSize: 7, extra: 2 })
    game.apply(hand, 1, game.legal(hand, 1)[0]!, ctx)
    expect(hand.riders[rider('bS')]!.recycledSize).toBeGreaterThanOrEqual(8)
  })
})

/** The same position with the hands drawn. */
function handOf(state: ReturnType<typeof position>) {
  const copy = game.clone(state)
  copy.phase = 'prep'
  copy.asked = 0b1010
  copy.current[1] = rider('bS')
  copy.current[3] = rider('kS')
  for (const seat of [1, 3]) game.apply(copy, seat, { type: 'prep', use: 'none' }, { chance })
  return copy
}
