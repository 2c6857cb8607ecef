import { describe, expect, test } from 'vitest'
import type { PublicState, StageResult } from '../../rules/state.ts'
import { finalLines, totalsByStage, wearsCap } from '../../text/final.ts'

/** A finished tour with these results. */
function tour(results: Pick<StageResult, 'n' | 'bearer' | 'places' | 'points'>[]): PublicState {
  const totals = results[0]!.points.map((_, seat) => results.reduce((sum, { points }) => sum + points[seat]!, 0))
  const whole = results.map((result) => ({ ...result, winner: result.places.indexOf(1), stopped: false }))
  return { phase: 'finished', results: whole, totals, bearer: whole.at(-1)!.bearer } as unknown as PublicState
}

describe('the final ranking', () => {
  test('VDT-31, VDT-32: says what decided between equal totals', () => {
    const bearerWins = tour([
      { n: 1, bearer: 0, places: [1, 2, 3], points: [60, 30, 10] },
      { n: 2, bearer: 0, places: [2, 1, 3], points: [30, 60, 10] },
    ])
    expect(finalLines(bearerWins).map(({ seat, rank, tieBreak }) => [seat, rank, tieBreak])).toEqual([
      [0, 1, { by: 'bearer' }],
      [1, 2, undefined],
      [2, 3, undefined],
    ])
    expect(wearsCap(bearerWins, 0)).toBe(true)
  })

  test('VDT-31: the countback names the stage that decided', () => {
    const countback = tour([
      { n: 4, bearer: 2, places: [1, 2, 3], points: [60, 30, 10] },
      { n: 7, bearer: 2, places: [2, 1, 3], points: [30, 60, 10] },
      { n: 9, bearer: 2, places: [2, 2, 1], points: [30, 30, 60] },
    ])
    expect(finalLines(countback)[0]).toMatchObject({ seat: 1, rank: 1, stagesWon: 1, tieBreak: { by: 'place', stage: 7 } })
  })

  test('VDT-32: riders equal in everything share a rank', () => {
    const equal = tour([{ n: 1, bearer: 0, places: [1, 2, 2, 4], points: [60, 30, 30, 0] }])
    expect(finalLines(equal).map(({ rank }) => rank)).toEqual([1, 2, 2, 4])
    expect(finalLines(equal)[1]!.tieBreak).toEqual({ by: 'none' })
  })
})

describe('the curve of totals', () => {
  const lines = totalsByStage(
    tour([
      { n: 1, bearer: 0, places: [1, 2, 3, 4], points: [60, 30, 10, 0] },
      { n: 2, bearer: 0, places: [4, 2, 1, 3], points: [0, 30, 60, 10] },
    ]),
  )

  test('starts at 0 and adds up stage by stage', () => {
    expect(lines).toEqual([
      [0, 60, 60],
      [0, 30, 60],
      [0, 10, 70],
      [0, 0, 10],
    ])
  })
})
