import { describe, expect, test } from 'vitest'
import { seededChance } from '@echappee/kernel'
import { holm } from '../src/holm.ts'
import { intervalOf, sequenceOf } from '../src/interval.ts'
import { addTo, mergeInto, noMoments, standardError, variance, type Moments } from '../src/moments.ts'
import { normalBelow, normalQuantile, studentBeyond, studentQuantile } from '../src/student.ts'

const momentsOf = (values: readonly number[]): Moments => {
  const moments = noMoments()
  for (const value of values) addTo(moments, value)
  return moments
}

/** Heads with the chance of `percent`. */
const tosses = (seed: string, count: number, percent: number): number[] => {
  const chance = seededChance(seed)
  return Array.from({ length: count }, () => (chance.int(100) < percent ? 1 : 0))
}

describe('moments', () => {
  test('are those of the school, added one by one or in parts', () => {
    const values = [3, 1, 4, 1, 5, 9, 2, 6]
    const all = momentsOf(values)
    expect([all[0], all[1]]).toEqual([8, 3.875])
    expect(variance(all)).toBeCloseTo(7.554, 3)
    const merged = momentsOf(values.slice(0, 3))
    mergeInto(merged, momentsOf(values.slice(3)))
    expect(merged[1]).toBeCloseTo(all[1], 12)
    expect(merged[2]).toBeCloseTo(all[2], 12)
  })
})

describe('quantiles', () => {
  test.each([
    [0.975, 1.959963984540054],
    [0.8, 0.8416212335729143],
    [0.001, -3.090232306167813],
  ])('of the normal distribution at %d', (p, z) => {
    expect(normalQuantile(p)).toBeCloseTo(z, 9)
    expect(normalBelow(z)).toBeCloseTo(p, 10)
  })
  test.each([
    [10, 2.228139],
    [30, 2.042272],
    [1000, 1.962339],
  ])('of Student with %d degrees of freedom', (freedom, t) => {
    expect(studentQuantile(0.975, freedom)).toBeCloseTo(t, 3)
    expect(studentBeyond(t, freedom)).toBeCloseTo(0.05, 3)
  })
})

test('Holm: each p times how many are left, never falling', () => {
  expect(holm([0.01, 0.04, 0.03, 0.005])).toEqual([0.03, 0.06, 0.06, 0.02])
  expect(holm([0.6, 0.7])).toEqual([1, 1])
})

describe('intervals', () => {
  test('of Student hold the truth in about 95 of 100 experiments', () => {
    const held = Array.from({ length: 2000 }, (_, i) => intervalOf(momentsOf(tosses(`coverage/${i}`, 200, 30)))).filter(
      ({ low, high }) => low <= 0.3 && high >= 0.3,
    ).length
    expect(held / 2000).toBeGreaterThan(0.935)
    expect(held / 2000).toBeLessThan(0.965)
  })

  /** How many experiments are ever misled by looking after every game. */
  const misled = (interval: (moments: Moments) => { low: number; high: number }) =>
    Array.from({ length: 300 }, (_, i) => {
      const moments = noMoments()
      return tosses(`peek/${i}`, 2000, 50).some((toss) => {
        addTo(moments, toss)
        if (moments[0] < 100) return false
        const { low, high } = interval(moments)
        return low > 0.5 || high < 0.5
      })
    }).filter(Boolean).length / 300

  test('of a sequence hold it at every game at once; Student’s would not', () => {
    expect(misled((moments) => sequenceOf(moments, 1000))).toBeLessThanOrEqual(0.05)
    expect(misled(intervalOf)).toBeGreaterThan(0.15)
  })

  test('200 comparisons of a thing with itself give at most 18 alarms', () => {
    const alarms = Array.from({ length: 200 }, (_, i) => {
      const [a, b] = [tosses(`aa/${i}/a`, 500, 40), tosses(`aa/${i}/b`, 500, 40)]
      const differences = momentsOf(a.map((toss, k) => toss - b[k]!))
      return studentBeyond(differences[1] / standardError(differences), differences[0] - 1) < 0.05
    }).filter(Boolean).length
    expect(alarms).toBeLessThanOrEqual(18)
    expect(alarms).toBeGreaterThan(0)
  })
})
