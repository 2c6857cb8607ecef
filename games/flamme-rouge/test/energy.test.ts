import { isInAudience, seededChance, type Audience } from '@echappee/kernel'
import { expectRefused } from '@echappee/testkit'
import { describe, expect, it } from 'vitest'
import { ATTACK, EXHAUSTION, pileOf, type Card } from '../content/cards.ts'
import { advance } from '../rules/advance.ts'
import { canActivate, dummyPlay, handSize, isInOpenZone, pelotonPlays } from '../rules/energy.ts'
import type { Event } from '../rules/events.ts'
import { game } from '../rules/index.ts'
import { CEREAL_BAR, EXTRA_CARD, PLAY, SECOND_WIND, type Move, type Prep } from '../rules/moves.ts'
import type { Rider, State } from '../rules/state.ts'
import { close, musette, nameOf, position, ride, rider, type Placed } from './position.ts'

/** Plays on until everybody of the round is asked for a hand, and then these moves. */
function begin(state: State, ...moves: (readonly [seat: number, move: Move])[]): Event[] {
  const events: Event[] = []
  const ctx = { chance: seededChance('energy'), emit: (event: Event) => void events.push(event) }
  advance(state, 'round', ctx)
  for (const [seat, move] of moves) game.apply(state, seat, move, ctx)
  return events
}
const pileCards = (...cards: Card[]) => cards
const causes = (events: readonly Event[]) => events.flatMap((event) => (event.type === 'drew' ? [event.cause] : []))

describe('the energy phase', () => {
  it('FR-17, FR-49 whoever lays a card with a musette sees it lie there as a 5 until all are shown', () => {
    const riders = { rR: { at: '20.1', draw: pileCards(7, 3, 4, 5), musettes: 1 }, rS: { at: '19.1', draw: pileCards(2, 2, 2, 2) } }
    const state = position({ riders: { ...riders, bR: { at: '50.1', draw: pileCards(3) } } })
    begin(state, [0, { type: 'pickRider', rider: 0 }], [1, PLAY[3]![0]!])
    const told: Event[] = []
    const before = game.view(state, 0)
    const emit = (event: Event, to?: Audience) => void (isInAudience(to, 0) && told.push(event))
    game.apply(state, 0, musette(7), { chance: seededChance('energy'), emit })
    const seen = told.reduce((view, event) => game.fold(view, event), before)
    expect(seen.piles[0]).toMatchObject({ card: 7, isFive: true })
    expect(seen).toEqual(game.view(state, 0))
  })

  it('FR-15 each rider is taken up once, and nobody but the seats holds one', () => {
    const state = position({ riders: { rR: { at: '10.1', draw: [3] }, rS: { at: '9.1', draw: [2] }, bR: { at: '8.1', draw: [7] } } })
    const { events } = ride(state)
    const until = events.findIndex(({ type }) => type === 'revealed')
    const taken = events.slice(0, until).flatMap((event) => (event.type === 'tookUp' ? [nameOf(event.rider)] : []))
    expect(taken.toSorted()).toEqual(['bR', 'rR', 'rS'])
    expect(state.current).toHaveLength(4)
  })

  it('FR-18, FR-33 only riders who are still racing show a card; a Peloton that is home turns none', () => {
    const state = position({ seats: 2, options: { teams: 3 }, riders: { rR: { at: '10.1', draw: [3] }, bS: { at: '8.1', draw: [2] } } })
    const before = state.piles[rider('gR')]!.drawSize
    const { events } = ride(state)
    const plays = events.flatMap((event) => (event.type === 'revealed' ? event.plays : []))
    expect(plays.map((play) => nameOf(play.rider))).toEqual(['rR', 'bS'])
    expect(state.piles[rider('gR')]!.drawSize).toBe(before)
  })

  it('FR-35 dummies who are left alone ride on by themselves', () => {
    const state = position({ seats: 2, options: { teams: 3, dummies: 'muscle' }, riders: { gR: { at: '60.1', draw: [7, 7] } } })
    begin(state)
    expect([state.results.length, state.phase]).toEqual([1, 'finished'])
  })

  it('FR-33, FR-35 one card of the Peloton serves two: it leaves the deck of the first alone', () => {
    const state = position({ seats: 2, options: { teams: 3 }, riders: { gR: { at: '20.1', draw: [6] }, gS: { at: '18.1', draw: [] } } })
    const plays = pelotonPlays(state, [rider('gR'), rider('gS')], { chance: seededChance('x') })
    expect(plays.map(({ card, value, isForced }) => [card, value, isForced])).toEqual([
      [6, 6, false],
      [6, 6, true],
    ])
    const empty = dummyPlay(state, rider('gR'), null)
    expect(empty).toEqual({
      rider: rider('gR'),
      card: null,
      value: 2,
      isForced: true,
      isFive: false,
      refreshed: 0,
      extra: 0,
      hasSecondWind: false,
      hasCerealBar: false,
      isActivated: false,
      marker: 'unused',
      isReshuffled: false,
      drawSize: 0,
      recycledSize: 0,
    })
    expect(dummyPlay(state, rider('gR'), ATTACK)).toMatchObject({ value: 5, isForced: false })
  })

  it('FR-49, FR-92 before the draw: one thing, the other, or both, and each does its own', () => {
    const used = (use: Prep) => {
      const placed: Placed = { at: '20.1', draw: [], recycled: [0, 4, 4, 4, 4], musettes: 1, trait: 'baroudeur' }
      const state = position({ riders: { rR: placed, bR: { at: '40.1', draw: [3] } } })
      const events = begin(state, [0, { type: 'prep', use }])
      const { refreshed, marker } = state.piles[0]!
      return [refreshed, marker, causes(events)]
    }
    expect(used('none')).toEqual([0, 'unused', ['hand', 'hand']])
    expect(used('refresh')).toEqual([1, 'unused', ['prep', 'hand', 'hand']])
    expect(used('baroudeur')).toEqual([0, 'active', ['prep', 'hand', 'hand']])
    expect(used('both')).toEqual([1, 'active', ['prep', 'hand', 'hand']])
  })

  it('FR-49 a musette without an exhaustion card in the deck is nothing to ask about', () => {
    const asked = (draw: Placed['draw']) => {
      const state = position({ riders: { rR: { at: '20.1', draw: draw!, musettes: 1 } } })
      begin(state)
      return state.phase
    }
    expect([asked([3, 4, 5, 6]), asked([0, 4, 5, 6])]).toEqual(['hand', 'prep'])
  })

  it('FR-51, FR-100, FR-102 what changes a hand does so at once, says why, and leaves the owner to play', () => {
    const changed = (form: Placed['form'], move: Move, at = '20.1') => {
      const placed: Placed = { at, draw: [0, 4, 4, 4], recycled: [5, 5], ...(form === undefined ? {} : { form }) }
      const state = position({ stage: 'GT-F1', riders: { rR: placed } })
      const events = begin(state, [0, move])
      const { hand, handSize: size, drawSize, recycledSize } = state.piles[0]!
      return [state.phase, causes(events), size, hand[EXHAUSTION]! <= 1, drawSize + recycledSize]
    }
    expect(changed('barre', CEREAL_BAR)).toEqual(['hand', ['hand', 'cerealBar'], 4, true, 1])
    expect(changed('deuxiemeSouffle', SECOND_WIND)).toEqual(['hand', ['hand', 'secondWind'], 4, true, 2])
    expect(changed(undefined, EXTRA_CARD, '50.1')).toEqual(['hand', ['hand', 'extraCard'], 5, true, 1])
  })

  it('FR-102 the exhaustion card that was put away is in no pile any more', () => {
    const state = position({
      riders: { rR: { at: '20.1', draw: [0, 4, 4, 4], recycled: [5], form: 'barre' } },
    })
    begin(state, [0, CEREAL_BAR])
    expect(state.piles[0]!.hand).toEqual(pileOf([4, 4, 4, 5]))
  })
})

describe('sprint zones', () => {
  const zoneAt = (at: string, stage: 'GT-F1' | 'ST1' = 'GT-F1', options: object = {}) => {
    const { state } = close(position({ stage, options, riders: { bS: at, rR: '2.1' } }))
    return [isInOpenZone(state, rider('bS')), handSize(state, rider('bS'))]
  }

  it('FR-51, FR-55 the zones are the squares up to a line and those before the finish', () => {
    expect([49, 50, 52, 53].map((at) => zoneAt(`${at}.1`)[0])).toEqual([false, true, true, false])
    expect([70, 71, 73].map((at) => zoneAt(`${at}.1`))).toEqual([
      [false, 4],
      [true, 5],
      [true, 5],
    ])
  })

  it('FR-51 a single race has no zones', () => {
    expect(zoneAt('52.1', 'GT-F1', { mode: 'race' })).toEqual([false, 4])
    expect(zoneAt('72.1', 'GT-F1', { mode: 'race' })).toEqual([false, 4])
  })

  it('FR-51 once its three places are taken, the zone of a sprint is closed, on the line too', () => {
    const state = position({ stage: 'GT-F1', riders: { bS: { at: '52.1', draw: [2, 2, 2, 2, 2, 2] } } })
    state.lines[1] = [4, 5]
    expect(isInOpenZone(state, rider('bS'))).toBe(true)
    state.lines[1] = [4, 5, 6]
    expect(isInOpenZone(state, rider('bS'))).toBe(false)
    begin(state)
    expectRefused(game, state, 1, EXTRA_CARD, 'SPRINT_DECIDED', 'FR-51')
    game.apply(state, 1, PLAY[2]![0]!, { chance: seededChance('x') })
  })
})

describe('the Baroudeur', () => {
  it('FR-92 his three moments, once a stage, with a card at least', () => {
    const state = position({ riders: { rR: '20.1' } })
    const can = (parts: Partial<Rider>) =>
      canActivate({ ...state.riders[0]!, trait: 'baroudeur', marker: 'unused', turns: 3, drawSize: 4, recycledSize: 4, ...parts })
    expect([can({}), can({ turns: 0 }), can({ isReshuffled: true }), can({ drawSize: 0 })]).toEqual([false, true, true, true])
    expect([can({ turns: 0, trait: 'suceur' }), can({ turns: 0, marker: 'spent' }), can({ turns: 0, marker: 'active' })]).toEqual([
      false,
      false,
      false,
    ])
    expect([can({ drawSize: 0, recycledSize: 0, turns: 0 }), can({ drawSize: 1, recycledSize: 0, turns: 0 })]).toEqual([false, true])
  })
})
