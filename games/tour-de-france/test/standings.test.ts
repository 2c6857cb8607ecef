import { describe, expect, it } from 'vitest'
import { game } from '../rules/index.ts'
import type { Options } from '../rules/options.ts'
import type { StageResult } from '../content/tours.ts'
import { leaderOf, standingsOf } from '../rules/standings.ts'
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
