import { describe, expect, it } from 'vitest'
import { capAfter, finalRanking, nearestToLine, placesOf, pointsOf } from '../rules/scoring.ts'

describe('scoring of plain lists', () => {
  it('VDT-25: places by distance, shared on one square', () => {
    expect(placesOf([260, 220, 220, 180, 0], 0, 'standard')).toEqual([1, 2, 2, 4, 5])
    expect(placesOf([260, 220, 220, 180, 0], 0, 'dense')).toEqual([1, 2, 2, 3, 4])
    expect(placesOf([0, 0, 0], 1, 'standard')).toEqual([2, 1, 2])
    // VDT-33: a rider on the square of a winner by the stage limit is second.
    expect(placesOf([60, 60, 40], 1, 'standard')).toEqual([2, 1, 3])
  })

  it('VDT-26: 60, 30, 10 and nothing', () => {
    expect(pointsOf([1, 2, 3, 4, 5, 6])).toEqual([60, 30, 10, 0, 0, 0])
    expect(pointsOf([2, 1, 2, 4])).toEqual([30, 60, 30, 0])
  })

  it('VDT-28: every step of the tie', () => {
    const cap = (totals: number[], places: number[], bearer: number) => capAfter({ totals, places, bearer })
    expect(cap([60, 30, 10], [1, 2, 3], 1)).toEqual({ seat: 0, reason: 'leader' })
    expect(cap([90, 90, 10], [2, 1, 3], 0)).toEqual({ seat: 1, reason: 'tie-stage-winner' })
    expect(cap([120, 120, 80, 80], [4, 2, 3, 1], 0)).toEqual({ seat: 1, reason: 'tie-best-placed' })
    expect(cap([130, 130, 70, 90], [2, 2, 4, 1], 0)).toEqual({ seat: 0, reason: 'tie-bearer' })
    expect(cap([130, 130, 70, 90], [2, 2, 4, 1], 3)).toEqual({ seat: 0, reason: 'tie-clockwise' })
    expect(cap([70, 130, 90, 130], [4, 2, 1, 2], 2)).toEqual({ seat: 3, reason: 'tie-clockwise' })
    // The bearer is among the leaders, but not among the best placed of them.
    expect(cap([130, 130, 130, 60], [2, 3, 2, 1], 1)).toEqual({ seat: 2, reason: 'tie-clockwise' })
  })

  it('VDT-30, VDT-31: what settled the win', () => {
    const rank = (totals: number[], bearer: number, ...places: number[][]) => finalRanking({ totals, bearer, places })
    expect(rank([60, 30], 1, [1, 2])).toEqual({ ranks: [1, 2], winners: [0], reason: 'points' })
    expect(rank([420, 420, 420], 0, [3, 1, 2])).toEqual({ ranks: [1, 2, 3], winners: [0], reason: 'tie-bearer' })
    expect(rank([320, 320, 310], 2, [2, 1, 3])).toEqual({ ranks: [2, 1, 3], winners: [1], reason: 'tie-last-stage' })
    expect(rank([330, 330, 320], 2, [3, 1, 2], [2, 2, 1])).toEqual({ ranks: [2, 1, 3], winners: [1], reason: 'tie-countback' })
    expect(rank([330, 330, 320], 2, [2, 2, 1], [2, 2, 1])).toEqual({ ranks: [1, 1, 3], winners: [0, 1], reason: 'tie-joint' })
  })

  it('VDT-32: equals share a rank and the next is skipped', () => {
    const places = [[1, 2, 2, 4]]
    expect(finalRanking({ totals: [60, 30, 30, 0], bearer: 3, places }).ranks).toEqual([1, 2, 2, 4])
    expect(finalRanking({ totals: [60, 30, 30, 0], bearer: 2, places }).ranks).toEqual([1, 3, 2, 4])
  })

  it('VDT-33: the nearest to the line, first in the order of play among equals', () => {
    expect(nearestToLine([60, 60], [1, 0])).toBe(1)
    expect(nearestToLine([80, 60], [1, 0])).toBe(0)
    expect(nearestToLine([0, 0, 0], [2, 0, 1])).toBe(2)
  })
})
