import { check, seededChance } from '@echappee/kernel'
import { play } from '@echappee/testkit'
import { describe, expect, it } from 'vitest'
import { CARDS } from '../content/cards.ts'
import { TRAITS } from '../content/riders.ts'
import { game } from '../rules/index.ts'
import { EXTRAS, PLACE, moveKey, moveSchema, type Move } from '../rules/moves.ts'
import { optionsWith } from './position.ts'

const RIDERS = Array.from({ length: 12 }, (_, id) => id)
const SQUARES = Array.from({ length: 12 }, (_, i) => i + 1)

/** Every move that there is. */
const ALL: Move[] = [
  ...CARDS.flatMap((card) => EXTRAS.map((extra): Move => ({ type: 'play', card, extra }))),
  ...CARDS.map((card): Move => ({ type: 'bidCard', card })),
  ...(['secondWind', 'cerealBar', 'extraCard', 'ready'] as const).map((type): Move => ({ type })),
  ...(['react', 'kick', 'suceur'] as const).flatMap((type) => [true, false].map((use): Move => ({ type, use }))),
  ...(['follow', 'stop', 'rideOn'] as const).map((choice): Move => ({ type: 'sprint', choice })),
  ...(['none', 'refresh', 'baroudeur', 'both'] as const).map((use): Move => ({ type: 'prep', use })),
  ...(['pickRider', 'bidRider', 'assignForm'] as const).flatMap((type) => RIDERS.map((rider): Move => ({ type, rider }))),
  ...RIDERS.flatMap((rider) => TRAITS.map((trait): Move => ({ type: 'chooseTrait', trait, rider }))),
  ...RIDERS.flatMap((rider) => SQUARES.map((square): Move => ({ type: 'placeStart', rider, square }))),
]

describe('moves', () => {
  it('FR-110 every move has a number of its own', () => {
    const keys = ALL.map(moveKey)
    expect(keys.every(Number.isInteger)).toBe(true)
    expect(new Set(keys).size).toBe(ALL.length)
  })

  it('FR-110 they are read as they are written', () => {
    for (const move of ALL) expect(check(moveSchema, move)).toEqual({ ok: true, value: move })
  })

  it('FR-11, FR-110 there are twelve riders and at most twelve start squares', () => {
    expect(check(moveSchema, { type: 'pickRider', rider: 12 }).ok).toBe(false)
    expect(check(moveSchema, { type: 'pickRider', rider: -1 }).ok).toBe(false)
    expect(check(moveSchema, { type: 'placeStart', rider: 0, square: 13 }).ok).toBe(false)
    expect(check(moveSchema, { type: 'placeStart', rider: 0, square: 0 }).ok).toBe(false)
    expect(PLACE[11]![12]).toEqual({ type: 'placeStart', rider: 11, square: 12 })
  })
})

describe('a move at the wrong time', () => {
  const start = () => play({ game, options: optionsWith({}), seats: 2, chance: seededChance('wrong') }).state

  it('FR-15 no second hand before the first card, neither with the hand nor before it', () => {
    const state = start()
    for (const phase of ['hand', 'prep'] as const) {
      state.phase = phase
      state.asked = 1
      expect(game.whyNot(state, 0, { type: 'pickRider', rider: 0 })).toMatchObject({ code: 'OTHER_HAND_FIRST' })
    }
  })

  it('FR-110 the refusal names the phase', () => {
    const state = start()
    state.phase = 'hand'
    state.asked = 1
    expect(game.whyNot(state, 0, { type: 'ready' })).toMatchObject({ code: 'WRONG_PHASE', params: { phase: 'hand' } })
  })

  it('FR-71 nobody moves after the end, and before it nobody has won', () => {
    const state = start()
    expect(game.outcome(state)).toBeUndefined()
    state.phase = 'finished'
    expect(game.whyNot(state, 0, { type: 'ready' })).toMatchObject({ code: 'GAME_OVER', rule: 'FR-71' })
  })
})
