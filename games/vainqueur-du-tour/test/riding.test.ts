import { drawsFromBag, expectLegal, expectRefused, scenario } from '@echappee/testkit'
import { describe, expect, it } from 'vitest'
import { game } from '../rules/index.ts'
import { A, B, cards, climber, counter, discard, handicap, km, position, sprint } from './position.ts'

describe('riding and sprinting', () => {
  it('X2 VDT-11, VDT-17, VDT-18, VDT-19, VDT-20, VDT-27: four ways to win from 240', () => {
    const state = position({ stage: 1, riders: [{ at: 240 }, {}], hands: { [A]: 'S_SPRINT KM20 KM40 KM60 2×C_BIKE C_FOOD C_GEAR' } })
    const ways = [km(20), km(40), km(60), sprint]
    expectLegal(game, state, A, ways)
    for (const move of ways)
      scenario(game, {
        state,
        moves: [[A, move]],
        gives: {
          including: [
            { type: move.type === 'sprint' ? 'sprinted' : 'rode', seat: A, from: 240, to: 260 },
            { type: 'stageEnded', n: 1, winner: A },
            { type: 'stageStarted', n: 2 },
          ],
          state: {
            totals: [60, 30],
            phase: 'timetrial',
            riders: [{ at: 0, hasSprinter: false }, { at: 0 }],
            discardPile: [move.type === 'sprint' ? 'S_SPRINT' : (`KM${(move as { value: number }).value}` as 'KM20')],
          },
        },
      })
  })

  it('X3 VDT-19: the exact number is not needed, but the line must be reached', () => {
    const state = position({ stage: 1, riders: [{ at: 220 }, {}], hands: { [A]: 'KM20 KM40 KM60 5×C_BIKE' } })
    scenario(game, { state, chance: [0], moves: [[A, km(20)]], gives: { toAct: [B], state: { riders: [{ at: 240 }, {}], results: [] } } })
    for (const value of [40, 60] as const)
      scenario(game, {
        state,
        moves: [[A, km(value)]],
        gives: { including: [{ type: 'rode', to: 260, enters: 'line' }], state: { results: [{ n: 1, winner: A }] } },
      })
  })

  it('X4 VDT-17, VDT-35: the border of the sprint zone', () => {
    const state = position({ stage: 1, riders: [{ at: 180 }, {}], hands: { [A]: 'S_SPRINT KM20 6×C_BIKE', [B]: '7×KM20' } })
    expect(expectRefused(game, state, A, sprint, 'NOT_IN_SPRINT_ZONE', 'VDT-17').params).toEqual({ km: 20 })
    const inZone = scenario(game, {
      state,
      chance: drawsFromBag(state.drawPile, ['C_FOOD', 'C_FOOD']),
      moves: [
        [A, km(20)],
        [B, km(20)],
      ],
      gives: { state: { riders: [{ at: 200 }, { at: 20 }] }, including: [{ type: 'rode', seat: A, enters: 'zone' }] },
    })
    scenario(game, { state: inZone.state, moves: [[A, sprint]], gives: { state: { results: [{ winner: A }] } } })
  })

  it('X5 VDT-17, VDT-18: the sprint is optional', () => {
    const state = position({ stage: 1, riders: [{ at: 200 }, {}], hands: { [A]: 'S_SPRINT 3×C_BIKE 2×C_WHEEL C_FOOD C_GEAR' } })
    expectLegal(game, state, A, [sprint, ...cards('S_SPRINT C_BIKE C_WHEEL C_FOOD C_GEAR').map(discard)])
  })
})

describe('mountains', () => {
  it('X11 VDT-12, VDT-18: stuck behind the mountain limit', () => {
    const state = position({ stage: 4, riders: [{ at: 20 }, {}], hands: { [A]: '3×KM40 KM60 C_BIKE C_WHEEL C_FOOD C_GEAR' } })
    expectRefused(game, state, A, km(40), 'MOUNTAIN_LIMIT', 'VDT-12')
    expectLegal(game, state, A, cards('KM40 KM60 C_BIKE C_WHEEL C_FOOD C_GEAR').map(discard))
    scenario(game, {
      state,
      chance: [0],
      moves: [[A, discard('KM60')]],
      gives: {
        state: { riders: [{ at: 20 }, {}], discardPile: ['KM60'] },
        including: [{ type: 'discarded', seat: A, card: 'KM60', isStuck: true }],
      },
    })
  })

  it('X12 VDT-12, VDT-16: the climber lifts the mountain limit', () => {
    const state = position({
      stage: 8,
      riders: [{ at: 20 }, {}],
      hands: { [A]: 'S_CLIMB KM60 KM20 2×C_BIKE 2×C_FOOD C_GEAR', [B]: '7×KM20' },
    })
    expectLegal(game, state, A, [km(20), climber])
    const climbing = scenario(game, {
      state,
      chance: drawsFromBag(state.drawPile, ['C_FOOD', 'KM40']),
      moves: [
        [A, climber],
        [B, km(20)],
      ],
      gives: { state: { riders: [{ at: 20, hasClimber: true }, { at: 20 }] }, including: [{ type: 'climberLaid', seat: A }] },
    })
    expectLegal(game, climbing.state, A, [km(20), km(40), km(60)])
    scenario(game, { state: climbing.state, chance: [0], moves: [[A, km(60)]], gives: { state: { riders: [{ at: 80 }, {}] } } })
  })

  it('X13 VDT-15, VDT-16, VDT-19: the climber survives a handicap', () => {
    const state = position({
      stage: 8,
      riders: [{ at: 80, hasClimber: true }, {}],
      toAct: B,
      hands: { [A]: 'C_GEAR KM60 5×C_FOOD', [B]: 'H_GEAR 7×KM20' },
    })
    scenario(game, {
      state,
      chance: drawsFromBag(state.drawPile, cards('C_BIKE C_BIKE C_BIKE')),
      moves: [
        [B, handicap('H_GEAR', A)],
        [A, counter('C_GEAR')],
        [B, km(20)],
      ],
      gives: { toAct: [A], state: { riders: [{ at: 80, hasClimber: true, handicap: null }, { at: 20 }] } },
    })
    scenario(game, {
      state,
      chance: drawsFromBag(state.drawPile, cards('C_BIKE C_BIKE C_BIKE C_BIKE')),
      moves: [
        [B, handicap('H_GEAR', A)],
        [A, counter('C_GEAR')],
        [B, km(20)],
        [A, km(60)],
      ],
      gives: { state: { results: [{ n: 8, winner: A, points: [60, 30] }] } },
    })
  })

  it('X14 VDT-16, VDT-17, VDT-35: specialties in the wrong place', () => {
    const hands = { [A]: 'S_CLIMB S_SPRINT 6×KM20' }
    expectRefused(game, position({ stage: 7, riders: [{}, {}], hands }), A, climber, 'NOT_MOUNTAIN', 'VDT-16')
    const laid = position({ stage: 9, riders: [{ hasClimber: true }, {}], hands })
    expectRefused(game, laid, A, climber, 'CLIMBER_ALREADY_LAID', 'VDT-16')
    const noZone = position({ stage: 6, riders: [{ at: 100 }, {}], hands })
    expect(expectRefused(game, noZone, A, sprint, 'NOT_IN_SPRINT_ZONE', 'VDT-17').params).toBeUndefined()
  })

  it('X15 VDT-14, VDT-16, VDT-18: a stopped rider may lay a climber', () => {
    const state = position({
      stage: 6,
      riders: [{ at: 40, handicap: 'H_HUNGER' }, {}],
      hands: { [A]: 'S_CLIMB 2×KM20 KM40 C_BIKE 2×C_WHEEL C_GEAR' },
    })
    expectLegal(game, state, A, [climber])
  })
})
