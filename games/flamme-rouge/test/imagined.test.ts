import { deepFreeze, seededChance, type Chance } from '@echappee/kernel'
import { play } from '@echappee/testkit'
import { describe, expect, it } from 'vitest'
import { sizeOf } from '../content/cards.ts'
import { game } from '../rules/index.ts'
import type { Phase, State } from '../rules/state.ts'
import { optionsWith } from './position.ts'

/** A tour of three seats, led on at random until this is asked. */
function until(isThere: (state: State) => boolean, options: object = {}): State {
  const chance = seededChance('until')
  const { state } = play({ game, options: optionsWith({ stage: 'ST1', options }), seats: 3, chance })
  while (!isThere(state)) step(state, chance)
  return state
}

function step(state: State, chance: Chance): void {
  const seat = game.toAct(state)[0]!
  const legal = game.legal(state, seat)
  game.apply(state, seat, legal[chance.int(legal.length)]!, { chance })
}

const isAt = (phase: Phase, leg: number) => (state: State) =>
  state.phase === phase && state.leg === leg && state.asked === 0b111 && state.answered === 0

/** Of seat 1, as seat 0 imagines it: how many cards its riders hold, and how many lie before them. */
function imagined(state: State): string[] {
  const view = game.view(state, 0)
  const chance = seededChance('imagined')
  const all = Array.from({ length: 30 }, () => {
    const { piles } = game.determinize(view, chance)
    for (const id of [2, 3]) {
      const { draw, drawSize, recycled, recycledSize, hand, handSize } = piles[id]!
      expect([sizeOf(draw), sizeOf(recycled), sizeOf(hand)]).toEqual([drawSize, recycledSize, handSize])
    }
    return [2, 3].map((id) => `${piles[id]!.handSize}${piles[id]!.card === null ? '' : '+1'}`).join(' ')
  })
  return [...new Set(all)].sort()
}

const BIDDING = { mode: 'race', startGrid: 'place', breakaway: true }

describe('what a seat imagines of another', () => {
  it('FR-7, FR-15 before the first hand nobody holds a card', () => {
    expect(imagined(until(isAt('pick', 0)))).toEqual(['0 0'])
  })

  it('FR-7, FR-15 with the first hand one of two riders has four cards, either of them', () => {
    expect(imagined(until(isAt('hand', 0)))).toEqual(['0 4', '4 0'])
  })

  it('FR-7, FR-15 with the second hand the other rider has laid a card, and three are left of his hand', () => {
    expect(imagined(until(isAt('hand', 1)))).toEqual(['3+1 4', '4 3+1'])
  })

  it('FR-7, FR-49 while his second rider may still refresh, the first has laid a card and the second drawn none', () => {
    const isThere = ({ phase, leg, round, riders }: State) =>
      phase === 'prep' && leg === 1 && round > 1 && [2, 3].every((id) => riders[id]!.lane > 0)
    expect(imagined(until(isThere, { tour: { name: '', days: ['ST7'] } }))).toEqual(['0 3+1', '3+1 0'])
  })

  it('FR-7, FR-13 while cards are bid one of two riders has four cards, always the one who has bid', () => {
    const first = until((state) => state.phase === 'bidCard' && state.leg === 0, BIDDING)
    expect(imagined(first)).toEqual(['0 4', '4 0'])
    const later = until((state) => state.phase === 'bidCard' && state.leg > 0, BIDDING)
    const bidder = later.bids.find(({ rider }) => rider === 2 || rider === 3)!.rider
    expect(imagined(later)).toEqual([bidder === 2 ? '4 0' : '0 4'])
  })

  it('FR-7, FR-40 a view is left as it was by what is imagined from it', () => {
    for (const isThere of [(state: State) => state.phase === 'trait', isAt('hand', 1)]) {
      const seen = deepFreeze(game.view(until(isThere, { traits: true }), 0))
      const chance = seededChance('on')
      const state = game.determinize(seen, chance)
      for (let i = 0; i < 60; i++) step(state, chance)
      expect(state.round).toBeGreaterThan(seen.round)
    }
  })

  it('FR-16, FR-79 chance is told what it is about', () => {
    const about: string[] = []
    const state = until(isAt('pick', 0))
    const chance = Object.assign(seededChance('about'), { about: (what: string) => void about.push(what) })
    while (!isAt('hand', 0)(state)) step(state, chance)
    const riders = state.current.map((id) => id!)
    expect(about.filter((what) => what.startsWith('hand/')).sort()).toEqual(
      riders.map((id) => `hand/${state.day}/${state.round}/${state.riders[id]!.turns}/${id}`).sort(),
    )
  })
})
