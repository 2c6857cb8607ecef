import { describe, expect, it } from 'vitest'
import { game } from '../rules/index.ts'
import type { Options } from '../rules/options.ts'
import type { StageResult } from '../content/tours.ts'
import { NO_RIDER } from '../rules/state.ts'
import { leaderOf, pointsNow, stageBonus, standingsOf } from '../rules/standings.ts'
import { position } from './position.ts'

/** C1 wins with 90 s; A1 is second with 91 s and three bonus seconds. */
const RESULT: StageResult = {
  kind: 'road',
  first: 0,
  times: [91, 95, 96, 92, 97, 98, 90, 99, 100],
  places: [2, 4, 5, 3, 6, 7, 1, 8, 9],
  bonusSeconds: [3, 0, 0, 0, 0, 0, 0, 0, 0],
  points: [22, 17, 16],
}

const after = (options: Partial<Options>) =>
  game.view(position({ seats: 3, riders: { A1: '50.1' }, hands: { A: [4] }, options, parts: { results: [RESULT] } }), 0)

describe('the yellow jersey', () => {
  it('TDF-48 after the only stage it goes by places, unless bonus seconds are asked for', () => {
    const [A1, C1] = [0, 6]
    expect(leaderOf(after({ singleStageYellow: 'stageRanking' }))).toBe(C1)
    expect(leaderOf(after({ singleStageYellow: 'withBonus' }))).toBe(A1)
    expect(standingsOf(after({ singleStageYellow: 'stageRanking' })).riders.slice(0, 3)).toEqual([C1, A1, 3])
  })
})

describe('the standings under way', () => {
  it('TDF-44 nobody wears yellow before a stage is over; in a longer tour bonus seconds count', () => {
    const two = [
      { board: 'flat', kind: 'road' },
      { board: 'flat', kind: 'road' },
    ] as const
    const tour = (results: StageResult[]) =>
      game.view(position({ seats: 3, stages: two, riders: { A1: '50.1' }, hands: { A: [4] }, parts: { results } }), 0)
    expect(leaderOf(tour([]))).toBe(NO_RIDER)
    expect([leaderOf(tour([RESULT])), standingsOf(tour([RESULT])).riderTimes[0]]).toEqual([0, 88])
    expect(standingsOf(tour([RESULT, RESULT]))).toHaveProperty('totals')
  })

  it('TDF-29, TDF-43 prizes of the stage under way are a team’s own until its result stands', () => {
    const state = position({ seats: 3, riders: { A1: '50.1', B1: '40.1' }, hands: { A: [4] } })
    for (const [id, points] of [4, 0, 1, 2].entries()) state.riders[id]!.bonusPoints = points
    expect([0, 1, 2].map((seat) => stageBonus(state, seat))).toEqual([5, 2, 0])
    expect([pointsNow(state, 0), pointsNow({ ...state, stage: 1, results: [RESULT] }, 0)]).toEqual([5, 22 + 5])
    state.results = [RESULT]
    expect([0, 1, 2].map((seat) => stageBonus(state, seat))).toEqual([0, 0, 0])
    expect(pointsNow(state, 0)).toBe(22)
    // TDF-46: 40 for the fastest team, 10 for the second rider.
    expect(pointsNow({ ...state, phase: 'finished' }, 0)).toBe(22 + 40 + 10)
  })
})
