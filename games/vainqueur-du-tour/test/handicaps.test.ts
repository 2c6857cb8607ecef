import { drawsFromBag, expectLegal, expectRefused, play, scenario } from '@echappee/testkit'
import { describe, expect, it } from 'vitest'
import { game } from '../rules/index.ts'
import { A, B, C, cards, counter, discard, handicap, km, position, sprint } from './position.ts'

describe('handicaps and counters', () => {
  it('X1 VDT-11, VDT-14, VDT-15, VDT-18: a hunger knock is countered before riding on', () => {
    const state = position({
      stage: 1,
      riders: [{ at: 60, handicap: 'H_HUNGER' }, { at: 40 }],
      hands: { [A]: 'C_FOOD KM20 KM40 KM60 2×C_BIKE C_WHEEL C_GEAR', [B]: '7×KM20' },
    })
    expectLegal(game, state, A, [counter('C_FOOD')])
    const chance = drawsFromBag(state.drawPile, ['KM20', 'C_GEAR'])
    const cured = scenario(game, {
      state,
      chance: chance.slice(0, 1),
      moves: [[A, counter('C_FOOD')]],
      gives: {
        toAct: [B],
        including: [{ type: 'countered', seat: A, handicap: 'H_HUNGER', card: 'C_FOOD' }],
        state: { riders: [{ at: 60, handicap: null }, { at: 40 }], discardPile: ['H_HUNGER', 'C_FOOD'] },
      },
    })
    expect(cured.state.hands[A]).toHaveLength(7)
    scenario(game, {
      state: cured.state,
      chance: [...chance.slice(1), 0],
      moves: [
        [B, km(20)],
        [A, km(60)],
      ],
      gives: { including: [{ type: 'rode', seat: A, from: 60, to: 120 }], state: { riders: [{ at: 120 }, { at: 60 }] } },
    })
  })

  it('X6 VDT-14, VDT-15, VDT-17, VDT-18, VDT-35: stopped in the sprint zone without the cure', () => {
    const state = stoppedInTheZone(false)
    expectRefused(game, state, A, sprint, 'HANDICAPPED', 'VDT-14')
    expectRefused(game, state, A, km(20), 'HANDICAPPED', 'VDT-14')
    expectRefused(game, state, A, counter('C_WHEEL'), 'WRONG_COUNTER', 'VDT-15')
    expectLegal(game, state, A, cards('S_SPRINT KM20 KM40 C_WHEEL C_FOOD C_GEAR').map(discard))
  })

  it('X7 VDT-17: the option sprintWhileHandicapped frees the sprint and nothing else', () => {
    const state = stoppedInTheZone(true)
    expectLegal(game, state, A, [...cards('S_SPRINT KM20 KM40 C_WHEEL C_FOOD C_GEAR').map(discard), sprint])
    expectRefused(game, state, A, km(20), 'HANDICAPPED', 'VDT-14')
    const { state: after } = play({ game, state, moves: [[A, sprint]] })
    expect(after.results).toMatchObject([{ n: 1, winner: A }])
    expect(after.discardPile).toEqual(['H_CRASH', 'S_SPRINT'])
  })

  it('X8 VDT-15: a puncture has two cures', () => {
    const state = position({
      stage: 3,
      riders: [{}, { at: 80, handicap: 'H_PUNCTURE' }],
      toAct: B,
      hands: { [B]: 'C_BIKE C_WHEEL 2×KM20 KM40 2×C_FOOD C_GEAR' },
    })
    expectLegal(game, state, B, [counter('C_BIKE'), counter('C_WHEEL')])
  })

  it('X9 VDT-13: who can be hindered', () => {
    const state = threeOnStage7('only-if-stuck')
    expectLegal(game, state, A, [km(20), km(60), handicap('H_HUNGER', C)])
    const refusal = expectRefused(game, state, A, handicap('H_HUNGER', B), 'TARGET_ALREADY_HANDICAPPED', 'VDT-13')
    expect(refusal.params).toEqual({ card: 'H_HUNGER', target: B, handicap: 'H_GEAR' })
    expectRefused(game, state, A, handicap('H_HUNGER', A), 'BAD_TARGET', 'VDT-13')
    scenario(game, {
      state,
      chance: [0],
      moves: [[A, handicap('H_HUNGER', C)]],
      gives: {
        state: { riders: [{ at: 100 }, { handicap: 'H_GEAR' }, { at: 60, handicap: 'H_HUNGER' }], discardPile: [] },
        including: [{ type: 'handicapLaid', seat: A, target: C, card: 'H_HUNGER' }],
      },
    })
  })

  it('X10 VDT-14, VDT-18: a stopped rider who can attack must', () => {
    const state = position({
      stage: 1,
      riders: [{ at: 40, handicap: 'H_CRASH' }, { at: 80 }, { at: 60 }],
      hands: { [A]: 'H_PUNCTURE 3×KM40 2×C_WHEEL 2×C_FOOD' },
    })
    expectLegal(game, state, A, [handicap('H_PUNCTURE', B), handicap('H_PUNCTURE', C)])
    expectRefused(game, state, A, discard('C_FOOD'), 'MUST_PLAY', 'VDT-18')
  })

  it('VDT-13: a rider still at 0 can be hindered, nobody twice, and no seat that does not exist', () => {
    const state = position({ stage: 4, riders: [{}, {}], hands: { [A]: '3×H_GEAR 5×KM20' } })
    for (const target of [-1, 2, 6, 99]) expectRefused(game, state, A, handicap('H_GEAR', target), 'BAD_TARGET', 'VDT-13')
    scenario(game, {
      state,
      chance: [0],
      moves: [[A, handicap('H_GEAR', B)]],
      gives: { state: { riders: [{}, { handicap: 'H_GEAR' }] } },
    })
  })

  it('VDT-15: a counter is no protection, and cannot be laid in advance', () => {
    const state = position({
      stage: 1,
      riders: [{ handicap: 'H_GEAR' }, {}],
      hands: { [A]: 'C_GEAR 7×KM20', [B]: 'H_GEAR 6×KM40' },
    })
    scenario(game, {
      state,
      chance: [0, 0],
      moves: [
        [A, counter('C_GEAR')],
        [B, handicap('H_GEAR', A)],
      ],
      gives: { state: { riders: [{ handicap: 'H_GEAR' }, {}], discardPile: ['H_GEAR', 'C_GEAR'] } },
    })
    const free = position({ stage: 1, riders: [{}, { handicap: 'H_GEAR' }], hands: { [A]: 'C_GEAR 7×KM20' } })
    expectRefused(game, free, A, counter('C_GEAR'), 'NO_HANDICAP', 'VDT-15')
  })

  it('X37 VDT-18: with discard = free any card may be thrown away', () => {
    const state = threeOnStage7('free')
    expectLegal(game, state, A, [km(20), km(60), handicap('H_HUNGER', C), ...cards('H_HUNGER KM20 KM60 C_BIKE C_FOOD C_GEAR').map(discard)])
    scenario(game, { state, chance: [0], moves: [[A, discard('KM20')]], gives: { including: [{ type: 'discarded', isStuck: false }] } })
  })
})

function stoppedInTheZone(sprintWhileHandicapped: boolean) {
  return position({
    options: { sprintWhileHandicapped },
    stage: 1,
    riders: [{ at: 240, handicap: 'H_CRASH' }, {}],
    hands: { [A]: 'S_SPRINT KM20 KM40 2×C_WHEEL 2×C_FOOD C_GEAR' },
  })
}

function threeOnStage7(discardOption: 'only-if-stuck' | 'free') {
  return position({
    options: { discard: discardOption },
    stage: 7,
    riders: [{ at: 100 }, { at: 120, handicap: 'H_GEAR' }, { at: 60 }],
    hands: { [A]: 'H_HUNGER KM20 KM60 2×C_BIKE C_FOOD 2×C_GEAR' },
  })
}
