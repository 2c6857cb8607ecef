import { play } from '@echappee/testkit'
import { describe, expect, it } from 'vitest'
import { game } from '../rules/index.ts'
import type { Options } from '../rules/options.ts'
import type { State } from '../rules/state.ts'
import { A, B, C, D, E, km, position, roll, sprint } from './position.ts'

interface Race {
  readonly stage: number
  readonly options?: Partial<Options>
  readonly winner: number
  /** Where the riders are when the winner crosses the line with a 20; his own entry is not read. */
  readonly at: readonly number[]
  readonly totals?: readonly number[]
  readonly bearer?: number
  readonly before?: readonly (readonly number[])[]
}

/** The end of a road stage: the winner rides the last 20 km. */
function finish({ stage, winner, at, options = {}, ...rest }: Race): State {
  const lengths: Record<number, number> = { 1: 260, 3: 220, 4: 100, 10: 200, 12: 240 }
  const riders = at.map((km20, seat) => ({ at: seat === winner ? lengths[stage]! - 20 : km20 }))
  const state = position({ stage, options, riders, toAct: winner, hands: { [winner]: '8×KM20' }, ...rest })
  return play({ game, state, chance: { int: () => 0 }, moves: [[winner, km(20)]] }).state
}

describe('places and points', () => {
  it('X18 VDT-25, VDT-26: two seconds', () => {
    const race = { stage: 1, winner: A, at: [0, 220, 220, 180, 0] }
    expect(finish(race).results).toMatchObject([{ places: [1, 2, 2, 4, 5], points: [60, 30, 30, 0, 0] }])
    const dense = finish({ ...race, options: { placeTies: 'dense' } })
    expect(dense.results).toMatchObject([{ places: [1, 2, 2, 3, 4], points: [60, 30, 30, 10, 0] }])
    expect(dense.totals[E]).toBe(0)
  })

  it('X19 VDT-25, VDT-26: two thirds', () => {
    for (const placeTies of ['standard', 'dense'] as const)
      expect(finish({ stage: 3, winner: D, at: [200, 140, 140, 0], options: { placeTies } }).totals).toEqual([30, 10, 10, 60])
  })

  it('X20 VDT-26: of two riders the second scores even at 0 km', () => {
    expect(finish({ stage: 4, winner: A, at: [0, 0] }).totals).toEqual([60, 30])
  })
})

describe('the yellow cap', () => {
  it('X22 VDT-7, VDT-28: the stage winner takes it from a bearer with as many points', () => {
    const before = { stage: 10, winner: B, totals: [120, 60, 10, 10], bearer: A }
    const kept = finish({ ...before, at: [100, 0, 120, 80] })
    expect(kept.totals).toEqual([130, 120, 40, 10])
    expect(kept.bearer).toBe(A)
    const lost = finish({ ...before, at: [80, 0, 120, 100] })
    expect(lost.totals).toEqual([120, 120, 40, 20])
    expect(lost).toMatchObject({ bearer: B, order: [B, C, D, A] })
  })

  it('X23 VDT-28: a stage winner who does not lead gets nothing; the best placed leader does', () => {
    const state = finish({ stage: 10, winner: D, at: [60, 120, 100, 0], totals: [120, 90, 70, 20], bearer: A })
    expect(state.totals).toEqual([120, 120, 80, 80])
    expect(state.bearer).toBe(B)
  })

  it('X24 VDT-28: on one square, the present bearer keeps it', () => {
    const state = finish({ stage: 10, winner: D, at: [120, 120, 60, 0], totals: [100, 100, 70, 30], bearer: A })
    expect(state.totals).toEqual([130, 130, 70, 90])
    expect(state.bearer).toBe(A)
  })
})

describe('the end of the tour', () => {
  const eleven = (last: readonly number[]) => [...Array.from({ length: 10 }, () => last.map(() => 1)), last]

  it('X32 VDT-31, VDT-32: the bearer of the last stage wins a tie', () => {
    const state = finish({
      stage: 12,
      winner: B,
      at: [100, 0, 120],
      totals: [410, 360, 390],
      bearer: A,
      before: eleven([1, 2, 3]),
    })
    expect(state.totals).toEqual([420, 420, 420])
    expect(game.outcome(state)).toEqual({ places: [1, 2, 3], scores: [420, 420, 420] })
  })

  it('X33 VDT-30, VDT-31: without him the best placed of the last stage', () => {
    const state = finish({
      stage: 12,
      winner: B,
      at: [100, 0, 80, 120],
      totals: [310, 260, 310, 250],
      bearer: C,
      before: eleven([1, 2, 3, 4]),
    })
    expect(state.totals).toEqual([320, 320, 310, 280])
    expect(game.outcome(state)?.places).toEqual([2, 1, 3, 4])
  })

  it('X34 VDT-31: then the stages before, from the last to the first', () => {
    const state = finish({
      stage: 12,
      winner: D,
      at: [120, 120, 80, 0],
      totals: [300, 300, 320, 230],
      bearer: C,
      before: eleven([3, 1, 2, 4]),
    })
    expect(state.totals).toEqual([330, 330, 320, 290])
    expect(game.outcome(state)?.places).toEqual([2, 1, 3, 4])
  })

  it('VDT-28, VDT-32: no cap is awarded after the last stage; the ranking is told', () => {
    const state = position({ options: { stages: [1] }, riders: [{ at: 200 }, {}], bearer: B, hands: { [A]: 'S_SPRINT 7×C_FOOD' } })
    const { state: after, events } = play({ game, state, moves: [[A, sprint]] })
    expect(after.bearer).toBe(B)
    expect(events.map(({ type }) => type)).toEqual(['sprinted', 'stageEnded', 'tourEnded'])
    expect(events.at(-1)).toEqual({ type: 'tourEnded', ranking: [1, 2], winners: [A] })
    expect(after.discardPile).toEqual(['S_SPRINT'])
  })
})

describe('time-trial finish', () => {
  it('X26 VDT-24, VDT-25, VDT-26: over the line by more than is needed', () => {
    const state = position({ stage: 11, riders: [{ at: 34 }, { at: 30 }, { at: 30 }, { at: 28 }] })
    const { state: after, events } = play({ game, state, chance: [4, 0], moves: [[A, roll]] })
    expect(events[0]).toEqual({ type: 'trialRolled', seat: A, value: 5, from: 34, to: 36 })
    expect(after.results).toMatchObject([{ n: 11, winner: A, places: [1, 2, 2, 4], points: [60, 30, 30, 0] }])
  })
})
