import { describe, expect, test } from 'vitest'
import { seededChance } from '@echappee/kernel'
import type { Column, Columns } from '../src/column.ts'
import { addTo, noMoments, type Moments } from '../src/moments.ts'
import type { Part } from '../src/stretch.ts'
import type { Summary } from '../src/summary.ts'
import { contrastsOf, type Contrast } from '../src/verdict.ts'

const COLUMN: Column = { name: 'win', means: { fr: '', en: '' }, isShare: true }
const COLUMNS: Columns = { game: [COLUMN], seat: [], gameLabels: [], seatLabels: [] }

interface Toy {
  readonly games: number
  /** Points that the second variant wins more often; both share half of their luck. */
  readonly edge: number
  /** Metrics that differ by nothing, looked at beside it. */
  readonly beside?: number
}

function toyPart(seed: string, { games, edge, beside = 0 }: Toy): Part {
  const chance = seededChance(seed)
  const size = 1 + beside
  const moments = () => Array.from({ length: size }, noMoments)
  const [a, b, difference]: [Moments[], Moments[], Moments[]] = [moments(), moments(), moments()]
  for (let i = 0; i < games; i++)
    for (let column = 0; column < size; column++) {
      const shared = chance.int(2) === 0 ? chance.int(1000) : undefined
      const wins = [300, 300 + (column === 0 ? 10 * edge : 0)].map((limit) => ((shared ?? chance.int(1000)) < limit ? 1 : 0))
      addTo(a[column]!, wins[0]!)
      addTo(b[column]!, wins[1]!)
      addTo(difference[column]!, wins[1]! - wins[0]!)
    }
  const summaryOf = (game: Moments[]): Summary => ({ games, game, seat: [], gameLabels: [], seatLabels: [], moves: {} })
  return { first: 1, count: games, summaries: [summaryOf(a), summaryOf(b)], differences: [difference] }
}

function toy(seed: string, games: number, edge: number, beside = 0, tuned?: number): Contrast {
  const columns: Columns = { ...COLUMNS, game: Array.from({ length: 1 + beside }, (_, i) => ({ ...COLUMN, name: `win${i}` })) }
  const certainty = { tolerance: 0.05, ...(tuned === undefined ? {} : { tuned }) }
  return contrastsOf(toyPart(seed, { games, edge, beside }), [columns, columns], certainty)[0]!
}

/** So many pilots, each with as many games as it asked for, several times: the share that finds an edge of 5 points. */
function foundShare(beside: number, isSequence: boolean): number {
  const [pilots, runs] = [20, 25]
  let found = 0
  let asked = 0
  for (let pilot = 0; pilot < pilots; pilot++) {
    const { verdict } = toy(`pilot/${pilot}`, 100, 0, beside, isSequence ? 2000 : undefined)
    // One pilot in twenty is misled, and asks for nothing.
    if (verdict.kind !== 'unknown') continue
    const { needed } = verdict
    asked++
    for (let run = 0; run < runs; run++)
      if (toy(`edge/${pilot}/${run}`, needed, 5, beside, isSequence ? needed : undefined).verdict.kind === 'differs') found++
  }
  expect(asked).toBeGreaterThan(pilots / 2)
  return found / (asked * runs)
}

describe('verdicts', () => {
  test.each([
    ['alone', 0, false],
    ['beside nine other metrics', 9, false],
    ['by a sequence', 0, true],
  ])('%s, an edge of 5 points is found in 80 of 100 runs of as many games as were asked for', (_how, beside, isSequence) => {
    expect(foundShare(beside, isSequence)).toBeGreaterThanOrEqual(0.8)
  })

  test('200 comparisons of a rule with itself give at most 18 alarms before any correction', () => {
    const alarms = Array.from({ length: 200 }, (_, i) => toy(`alone/${i}`, 500, 0, 4).pAlone).filter((p) => p < 0.05).length
    expect(alarms).toBeLessThanOrEqual(18)
    expect(alarms).toBeGreaterThan(0)
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
