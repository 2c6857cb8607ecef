import { describe, expect, it } from 'vitest'
import type { Event } from '../rules/events.ts'
import { tourAwards, type Tally } from '../text/final.ts'

const stage = (n: number, bearer: number, places: number[], points: number[]) => ({
  n,
  winner: places.indexOf(1),
  bearer,
  places,
  points,
})
const view = {
  totals: [90, 70, 40],
  results: [stage(1, 0, [1, 3, 2], [60, 10, 30]), stage(2, 0, [2, 1, 3], [30, 60, 10]), stage(3, 1, [4, 4, 4], [0, 0, 0])],
} as unknown as Tally
const laid = (seat: number): Event => ({ type: 'handicapLaid', seat, target: 0, card: 'H_CRASH' })

describe('the awards of a tour', () => {
  it('go to whoever laid most handicaps, wore the cap longest, came last', () => {
    expect(tourAwards(view, [laid(2), laid(1), laid(2)])).toEqual([
      { kind: 'combative', seat: 2, n: 2 },
      { kind: 'inYellow', seat: 0, n: 2 },
      { kind: 'lantern', seat: 2, n: 50 },
    ])
  })

  it('leave out the most combative where nobody was, and go to the better placed of those who are level', () => {
    expect(tourAwards(view, []).map(({ kind }) => kind)).toEqual(['inYellow', 'lantern'])
    expect(tourAwards(view, [laid(2), laid(1)])[0]).toEqual({ kind: 'combative', seat: 1, n: 1 })
  })
})
