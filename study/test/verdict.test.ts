import { describe, expect, test } from 'vitest'
import { seededChance } from '@echappee/kernel'
import type { Column, Columns } from '../src/column.ts'
import { addTo, noMoments, type Moments } from '../src/moments.ts'
import type { Part } from '../src/stretch.ts'
import type { Summary } from '../src/summary.ts'
import { contrastsOf, type Contrast } from '../src/verdict.ts'

const COLUMN: Column = { name: 'win', means: { fr: '', en: '' }, isShare: true }
const COLUMNS: Columns = { game: [COLUMN], seat: [], gameLabels: [], seatLabels: [] }

/** A toy in which the second variant wins so many points more often; both share half of their luck. */
function toy(seed: string, games: number, edge: number): Contrast {
  const chance = seededChance(seed)
  const [a, b, difference]: [Moments, Moments, Moments] = [noMoments(), noMoments(), noMoments()]
  for (let i = 0; i < games; i++) {
    const shared = chance.int(2) === 0 ? chance.int(1000) : undefined
    const wins = [300, 300 + 10 * edge].map((limit) => ((shared ?? chance.int(1000)) < limit ? 1 : 0))
    addTo(a, wins[0]!)
    addTo(b, wins[1]!)
    addTo(difference, wins[1]! - wins[0]!)
  }
  const summaryOf = (moments: Moments): Summary => ({ games, game: [moments], seat: [], gameLabels: [], seatLabels: [], moves: {} })
  const part: Part = { first: 1, count: games, summaries: [summaryOf(a), summaryOf(b)], differences: [[difference]] }
  return contrastsOf(part, [COLUMNS, COLUMNS], { tolerance: 0.05 })[0]!
}

describe('verdicts', () => {
  test('an edge of 5 points is found in about 80 % of the runs of as many games as were asked for', () => {
    const pilot = toy('pilot', 100, 0)
    expect(pilot.verdict.kind).toBe('unknown')
    const { needed } = pilot.verdict as { needed: number }
    const found = Array.from({ length: 400 }, (_, i) => toy(`edge/${i}`, needed, 5)).filter(
      ({ verdict }) => verdict.kind === 'differs',
    ).length
    expect(found / 400).toBeGreaterThanOrEqual(0.75)
  })

  test('of equal things about one in twenty seems to differ', () => {
    const alarms = Array.from({ length: 200 }, (_, i) => toy(`none/${i}`, 600, 0)).filter(
      ({ verdict }) => verdict.kind === 'differs',
    ).length
    expect(alarms).toBeLessThanOrEqual(18)
  })

  test('many games show that equal things are alike', () => {
    expect(toy('many', 20_000, 0).verdict).toMatchObject({ kind: 'alike' })
  })

  test('shared luck is gained, and said', () => {
    expect(toy('gain', 5000, 0).pairing).toBeGreaterThan(0.4)
    expect(toy('gain', 5000, 0).pairing).toBeLessThan(0.6)
  })
})
