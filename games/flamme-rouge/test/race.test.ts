import { hasEffect, seededChance } from '@echappee/kernel'
import { play, recordGame } from '@echappee/testkit'
import { describe, expect, it } from 'vitest'
import { ATTACK, EXHAUSTION, energyDeck, pelotonDeck, pileOf, type Card } from '../content/cards.ts'
import { POINTS } from '../content/points.ts'
import type { Event } from '../rules/events.ts'
import { game } from '../rules/index.ts'
import { raceOrderAtEnd, raceTeams } from '../rules/results.ts'
import { breakawayOrder } from '../rules/start.ts'
import type { State } from '../rules/state.ts'
import { nameOf, optionsWith, position, ride, rider } from './position.ts'

const race = (options: object = {}) => optionsWith({ stage: 'ST1', options: { mode: 'race', ...options } })

describe('a single race', () => {
  it('FR-9, FR-12 free places are filled by a Peloton, then Muscle teams, which stand at the front', () => {
    const { state } = play({ game, options: race({ teams: 4 }), seats: 1, chance: seededChance('dummies') })
    expect(state.tour.teams).toEqual(['rider', 'peloton', 'muscle', 'muscle'])
    const places = state.riders.slice(2).map(({ at, lane }) => `${at}.${lane}`)
    // Peloton on S and S − 1; a Muscle Sprinteur as far forward as he can, his Rouleur on the next square behind.
    expect(places).toEqual(['5.1', '4.1', '4.2', '5.2', '2.1', '3.1'])
    expect(play({ game, options: race({ teams: 3, dummies: 'muscle' }), seats: 2, chance: seededChance('x') }).state.tour.teams[2]).toBe(
      'muscle',
    )
  })

  it('FR-36 what belongs to tours alone changes nothing in a race, nor what belongs to races in a tour', () => {
    const days = [{ name: '', type: 'flat', tiles: 'a b 3 e c u', sprints: [] }, 'ST7']
    const usual = { stage: 'ST7', tour: { name: '', days: days.slice(0, 1) } }
    const others: Partial<Record<string, unknown>> = {
      stage: days[0],
      tour: { name: '', days },
      pointsTables: { ...POINTS, finishBonus: [9] },
    }
    for (const mode of ['race', 'tour']) {
      const told = (options: object) => {
        const { moves } = recordGame(game, { seed: 'no effect', seats: 3, options: { mode, ...usual, ...options } as never })
        // The digests know the options themselves.
        return moves.map((move) => ({ ...move, digest: '' }))
      }
      const before = told({})
      for (const [key, field] of Object.entries(game.optionFields)) {
        if (hasEffect(field, { mode })) continue
        const changed =
          others[key] ?? (field.kind === 'choice' ? field.values.at(-1) : field.kind === 'number' ? field.max : !field.default)
        expect(changed, key).not.toEqual(field.default)
        expect(told({ [key]: changed }), `${key} in a ${mode}`).toEqual(before)
      }
    }
  })

  it('FR-11 from the start player each places both riders, on any start square with a free lane', () => {
    const { state } = play({ game, options: race(), seats: 2, chance: seededChance('start') })
    const first = state.startSeat
    expect(game.toAct(state)).toEqual([first])
    expect(game.legal(state, first)).toHaveLength(10)
    const ctx = { chance: seededChance('x') }
    game.apply(state, first, { type: 'placeStart', rider: 2 * first, square: 5 }, ctx)
    game.apply(state, first, { type: 'placeStart', rider: 2 * first + 1, square: 5 }, ctx)
    expect([state.riders[2 * first]!.lane, state.riders[2 * first + 1]!.lane]).toEqual([1, 2])
    expect(game.toAct(state)).toEqual([1 - first])
    expect(game.whyNot(state, 1 - first, { type: 'placeStart', rider: 2 * (1 - first), square: 5 })).toMatchObject({
      code: 'SQUARE_FULL',
      params: { square: 5 },
    })
  })

  it('W14 FR-14, FR-32: the race ends with the round in which the line is crossed; the right lane is ahead', () => {
    const state = position({ stage: 'ST1', options: { mode: 'race' }, riders: { rR: '77.1', gR: '77.2', bS: '75.1' } })
    expect(raceOrderAtEnd(state).slice(0, 3).map(nameOf)).toEqual(['rR', 'gR', 'bS'])
    expect(raceTeams(raceOrderAtEnd(state)).slice(0, 3)).toEqual([0, 2, 1])
    const ends = position({
      stage: 'ST1',
      options: { mode: 'race' },
      riders: { rR: { at: '70.1', draw: [7] }, gR: { at: '70.2', draw: [7] }, bS: { at: '69.1', draw: [5] } },
    })
    const { events } = ride(ends)
    expect(events.at(-1)).toMatchObject({ type: 'tourEnded', places: [1, 3, 2, 4] })
    expect(game.outcome(ends)).toEqual({ places: [1, 3, 2, 4], scores: [3, 1, 2, 0] })
  })
})

describe('dummy teams', () => {
  const peloton = (card: Card) => {
    const state = position({
      seats: 2,
      options: { teams: 3 },
      riders: { gR: { at: '20.1', draw: [card] }, gS: { at: '18.1', draw: [] }, rR: { at: '40.1', draw: [3] } },
    })
    return ride(state).places
  }

  it('W15 FR-33: one card for both; an Attack is 2 for the one ahead and 9 for the other', () => {
    expect(peloton(ATTACK)).toMatchObject({ gR: '22.1', gS: '27.1' })
    expect(peloton(6)).toMatchObject({ gR: '26.1', gS: '25.1' })
    const alone = position({ seats: 2, options: { teams: 3 }, riders: { gS: { at: '18.1', draw: [] }, rR: { at: '40.1', draw: [3] } } })
    alone.piles[rider('gR')]!.draw = pileOf([ATTACK])
    alone.piles[rider('gR')]!.drawSize = 1
    alone.riders[rider('gR')]!.deck = pelotonDeck()
    expect(ride(alone).places['gS']).toBe('27.1')
  })

  it('W55 FR-34, FR-35, FR-31: a Muscle rider is never exhausted, and rides 2 without cards', () => {
    const muscle = (stage: 'FLAT' | 'ST2', at: string) =>
      ride(
        position({
          stage,
          seats: 2,
          options: { teams: 3, dummies: 'muscle' },
          riders: { gR: { at, draw: [] }, rR: { at: '2.1', draw: [3] } },
        }),
      )
    expect(muscle('FLAT', '20.1').places['gR']).toBe('22.1')
    expect(muscle('ST2', '28.1').places['gR']).toBe('33.1')
    expect(muscle('FLAT', '20.1').exhausted).toEqual(['rR'])
    const own = ride(
      position({
        seats: 2,
        options: { teams: 3, dummies: 'muscle' },
        riders: { gS: { at: '20.1', draw: [9] }, gR: { at: '18.1', draw: [3] }, rR: { at: '2.1', draw: [3] } },
      }),
    )
    expect(own.places).toEqual({ gS: '29.1', gR: '21.1', rR: '5.1' })
    expect(own.state.riders[rider('gS')]!.counted).toBe(1)
  })
})

describe('the breakaway', () => {
  it('W16 FR-13: the two highest bids start five squares ahead, with an exhaustion card for each card bid', () => {
    const bids = [
      { rider: rider('rS'), cards: [9, 5] as Card[] },
      { rider: rider('bR'), cards: [7, 6] as Card[] },
      { rider: rider('gS'), cards: [5, 4] as Card[] },
      { rider: rider('kR'), cards: [7, 7] as Card[] },
    ]
    const { state } = play({ game, options: race({ breakaway: true }), seats: 4, chance: seededChance('bids') })
    expect(
      breakawayOrder({ ...state, bids, startSeat: 0 })
        .slice(0, 2)
        .map(nameOf),
    ).toEqual(['rS', 'kR'])
    const after = bid(state)
    const ahead = after.riders.flatMap(({ at, lane }, id) => (at === 10 ? [[id, lane]] : []))
    expect(ahead.map(([, lane]) => lane).sort((a, b) => a! - b!)).toEqual([1, 2])
    for (const [id, one] of after.riders.entries()) {
      const isAhead = ahead.some(([other]) => other === id)
      expect([one.deck[EXHAUSTION], one.drawSize, one.recycledSize], nameOf(id)).toEqual([isAhead ? 2 : 0, 15, 0])
      expect(after.piles[id]).toMatchObject({ draw: one.deck, recycledSize: 0, handSize: 0 })
    }
  })

  it('FR-13 of equal bids the higher card is ahead, then the seat after the start player', () => {
    const { state } = play({ game, options: race({ breakaway: true }), seats: 4, chance: seededChance('bids') })
    const order = (startSeat: number, ...bids: Card[][]) =>
      breakawayOrder({ ...state, startSeat, bids: bids.map((cards, seat) => ({ rider: 2 * seat, cards })) }).map((id) => id >> 1)
    expect(order(0, [5, 5], [3, 7], [6, 4], [4, 4])).toEqual([1, 2, 0, 3])
    expect(order(2, [5, 5], [5, 5], [5, 5], [5, 5])).toEqual([2, 3, 0, 1])
    expect(order(3, [5, 5], [5, 5], [5, 5], [7, 2])).toEqual([0, 1, 2, 3])
    // An exhaustion card counts 2.
    expect(order(0, [0, 7], [5, 5], [3, 3], [0, 3])).toEqual([1, 0, 2, 3])
  })

  it('FR-13 the cards that were bid are gone, from the decks of the two who ride off and from no other', () => {
    const { state } = play({ game, options: race({ breakaway: true }), seats: 3, chance: seededChance('gone') })
    const events: Event[] = []
    const after = bid(state, events)
    const bids = events.flatMap((event) => (event.type === 'bidsRevealed' ? [event.bids] : [])).at(-1)!
    const [first, second] = breakawayOrder({ ...after, bids })
    expect([after.riders[first!], after.riders[second!]]).toMatchObject([
      { at: 10, lane: 1 },
      { at: 10, lane: 2 },
    ])
    for (const { rider: id, cards } of bids) {
      const isAhead = id === first || id === second
      const left = energyDeck(0, false).map((count, card) => count - (isAhead ? cards.filter((one) => one === card).length : 0))
      expect(after.riders[id]!.deck.slice(1)).toEqual(left.slice(1))
    }
  })

  it('FR-13 two teams make no breakaway', () => {
    expect(play({ game, options: race({ breakaway: true }), seats: 2, chance: seededChance('two') }).state.phase).toBe('place')
  })
})

/** Everybody bids with the Rouleur and the highest cards. */
function bid(state: State, events: Event[] = []): State {
  const chance = seededChance('bidding')
  while (state.phase === 'bidRider' || state.phase === 'bidCard') {
    const seat = game.toAct(state)[0]!
    game.apply(state, seat, state.phase === 'bidRider' ? { type: 'bidRider', rider: 2 * seat } : game.legal(state, seat).at(-1)!, {
      chance,
      emit: (event) => void events.push(event),
    })
  }
  expect(state.phase).toBe('place')
  return state
}
