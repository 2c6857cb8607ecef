import { seededChance } from '@echappee/kernel'
import { play } from '@echappee/testkit'
import { describe, expect, it } from 'vitest'
import { EXHAUSTION } from '../content/cards.ts'
import { game } from '../rules/index.ts'
import { raceOrderAtEnd, stageResult } from '../rules/results.ts'
import type { State } from '../rules/state.ts'
import { nameOf, optionsWith, position, ride, rider } from './position.ts'

/** How riders came home: turns, squares past the line, exhaustion cards, lane. */
type Home = readonly [turns: number, past: number, exhaustion?: number, lane?: number]

function trial(stage: 'GT-P1' | 'GT-P3', homes: Readonly<Record<string, Home>>, prepare?: (state: State) => void) {
  const seats = Object.keys(homes).length / 2
  const { state } = play({ game, options: optionsWith({ stage }), seats, chance: seededChance('home') })
  state.drawOrder = state.riders.map((_, id) => id)
  for (const [name, [turns, past, exhaustion = 0, lane = 1]] of Object.entries(homes)) {
    const one = state.riders[rider(name)]!
    one.turns = turns
    one.deck[EXHAUSTION] = exhaustion
    one.finish = { rider: rider(name), round: turns, square: 47 + past, lane, how: 'crossed', isSprinting: false }
  }
  prepare?.(state)
  return stageResult(state).riders.map((line) => `${line.place} ${nameOf(line.rider)} ${line.time}`)
}

describe('results against the clock', () => {
  it('FR-77, FR-78 each rider has his own time', () => {
    const homes = { rR: [9, 3, 2], rS: [9, 1], bR: [8, 1, 1], bS: [10, 4] } as const
    expect(trial('GT-P1', homes)).toEqual(['1 bR 471', '2 rR 512', '3 rS 530', '4 bS 560'])
  })

  it('FR-78, FR-38 of equal times the worse placed is ahead, and without a past the draw order decides, not the lane', () => {
    const homes = { rR: [9, 3, 0, 2], rS: [9, 3, 0, 1], bR: [9, 3, 0, 2], bS: [9, 2] } as const
    expect(trial('GT-P1', homes).map((line) => line.slice(2, 4))).toEqual(['rR', 'rS', 'bR', 'bS'])
    const later = trial('GT-P1', homes, (state) => {
      state.totals[rider('bR')]!.time = 20
      state.totals[rider('rS')]!.time = 10
    })
    expect(later.map((line) => line.slice(2, 4))).toEqual(['bR', 'rS', 'rR', 'bS'])
  })

  it('FR-83, FR-84 teams by the time of their last rider; of two the one who was home first is named first', () => {
    const homes = { rR: [9, 1], rS: [8, 2], bR: [8, 1], bS: [8, 3], gR: [9, 2], gS: [8, 1] } as const
    expect(trial('GT-P3', homes)).toEqual(['1 bS 470', '2 bR 470', '3 gS 520', '4 gR 520', '5 rS 530', '6 rR 530'])
  })

  it('FR-38 of teams with one time that is ahead whose better rider is worse placed; at first the draw order', () => {
    const homes = { rR: [9, 1], rS: [9, 1], bR: [9, 1], bS: [9, 1], gR: [9, 1], gS: [9, 1] } as const
    const teams = (prepare?: (state: State) => void) =>
      trial('GT-P3', homes, prepare).flatMap((line, i) => (i % 2 === 0 ? [line.charAt(2)] : []))
    expect(teams()).toEqual(['r', 'b', 'g'])
    expect(teams((state) => void (state.drawOrder = [2, 3, 4, 5, 0, 1]))).toEqual(['g', 'r', 'b'])
    expect(
      teams((state) => {
        for (const [id, time] of [50, 30, 40, 35, 20, 90].entries()) state.totals[id]!.time = time
      }),
    ).toEqual(['b', 'r', 'g'])
  })
})

describe('results on the road', () => {
  it('FR-32 on one square the right lane is ahead', () => {
    const state = position({ stage: 'ST1', options: { mode: 'race' }, riders: { rR: '77.2', gR: '77.1', bS: '78.1' } })
    expect(raceOrderAtEnd(state).slice(0, 3).map(nameOf)).toEqual(['bS', 'gR', 'rR'])
  })

  it('FR-65 bonuses on the flat only, where a house wants it so', () => {
    const bonus = (stage: 'GT-F1' | 'GT-R1') => {
      const state = position({ stage, options: { finishBonus: 'flatOnly' }, riders: { rR: { at: '73.1', draw: [3] } } })
      ride(state)
      return state.results[0]!.riders.find((line) => line.rider === 0)!.bonus
    }
    expect([bonus('GT-F1'), bonus('GT-R1')]).toEqual([10, 0])
  })

  it('FR-52, FR-68 a line is told once for those who pass it, with their place and points, and no more when its places are gone', () => {
    const passed = (lines: readonly number[], riders: Record<string, string>) => {
      const state = position({ stage: 'GT-F1', riders })
      state.lines[1] = [...lines]
      const events = ride(state, {}, seededChance('line')).events
      return events.flatMap((event) => (event.type === 'linePassed' && event.line === 1 ? [event] : []))
    }
    const near = { rR: '52.1', bR: '30.1' }
    // Without a card they play an exhaustion card, two squares.
    expect(passed([], near)).toEqual([
      { type: 'linePassed', line: 1, riders: [0], place: 1, gains: { at: 52, category: null, points: [5] } },
    ])
    expect(passed([4], near)).toEqual([
      { type: 'linePassed', line: 1, riders: [0], place: 2, gains: { at: 52, category: null, points: [3] } },
    ])
    expect(passed([4, 5, 6], near)).toEqual([])
    expect(passed([], { rR: '40.1', bR: '30.1' })).toEqual([])
  })
})
