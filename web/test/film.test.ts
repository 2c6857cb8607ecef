import { describe, expect, it } from 'vitest'
import { planTakes, sum } from '../src/film/takes.ts'

const lasting = (seconds: readonly number[], most: number) =>
  sum(planTakes(seconds, most).flatMap(({ from, to }) => seconds.slice(from, to)))

describe('the parts of a race that a film shows', () => {
  it('are all of a short race', () => {
    expect(planTakes([1, 2, 3], 45)).toEqual([{ from: 0, to: 3 }])
    expect(planTakes([], 45)).toEqual([{ from: 0, to: 0 }])
  })

  it('begin with the start and end with the end, in order and without anything twice, in the time that there is', () => {
    for (const seconds of [
      Array.from({ length: 400 }, () => 1),
      Array.from({ length: 900 }, (_, i) => (i % 7) / 4),
      [...Array(60).keys()],
    ]) {
      const takes = planTakes(seconds, 45)
      expect(takes[0]!.from).toBe(0)
      expect(takes.at(-1)!.to).toBe(seconds.length)
      for (const [i, { from, to }] of takes.entries()) {
        expect(to).toBeGreaterThan(from)
        expect(from).toBeGreaterThanOrEqual(takes[i - 1]?.to ?? 0)
      }
    }
    expect(
      lasting(
        Array.from({ length: 400 }, () => 1),
        45,
      ),
    ).toBeLessThanOrEqual(45)
    expect(
      lasting(
        Array.from({ length: 400 }, () => 1),
        45,
      ),
    ).toBeGreaterThan(35)
  })

  it('look at every part of a long race', () => {
    const takes = planTakes(
      Array.from({ length: 400 }, () => 1),
      45,
    )
    for (let quarter = 0; quarter < 4; quarter++)
      expect(takes.some(({ from }) => from >= quarter * 100 && from < (quarter + 1) * 100)).toBe(true)
  })

  it('have the last move even if it alone takes longer than there is', () => {
    expect(planTakes([1, 1, 100], 45).at(-1)!.to).toBe(3)
  })
})
