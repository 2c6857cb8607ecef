import { describe, expect, test } from 'vitest'
import { seededChance } from '@echappee/kernel'
import type { Columns } from '../src/column.ts'
import { addTo, noMoments, variance, type Moments } from '../src/moments.ts'
import { FIRST_LOOK, gamesBeforeLook, isLook, partedAfterLook } from '../src/pairing.ts'
import { gameSeed, type StudyPlan } from '../src/plan.ts'
import type { Part } from '../src/stretch.ts'

const NAMES = ['win', 'length', 'other']
const COLUMNS: Columns = {
  game: NAMES.map((name) => ({ name, means: { fr: '', en: '' }, isShare: true })),
  seat: [],
  gameLabels: [],
  seatLabels: [],
}
const PLAN: StudyPlan = { game: 'toy', rulesVersion: 1, seed: 's', variants: [] }

/** By column: of ten tosses so many are shared by both variants, or, if negative, are the opposite of the first one's. */
type Sharing = readonly number[]

/** Plays as a study does: where it is parted, the second variant has luck of its own. */
function play(seed: string, games: number, sharing: Sharing, plan = PLAN): Part {
  const chance = seededChance(seed)
  const moments = () => sharing.map(noMoments)
  const [a, b, difference]: Moments[][] = [moments(), moments(), moments()]
  const summaryOf = (game: Moments[]) => ({ games, game, seat: [], gameLabels: [], seatLabels: [], moves: {} })
  let part: Part = { first: 1, count: 0, summaries: [summaryOf(a!), summaryOf(b!)], differences: [difference!] }
  for (let index = 1; index <= games; index++) {
    const isApart = gameSeed(plan, 1, index, part.apart) !== gameSeed(plan, 0, index)
    for (const [column, tenths] of sharing.entries()) {
      const [first, fresh] = [chance.int(2), chance.int(2)]
      const isTied = !isApart && chance.int(10) < Math.abs(tenths)
      const second = !isTied ? fresh : tenths > 0 ? first : 1 - first
      addTo(a![column]!, first)
      addTo(b![column]!, second)
      addTo(difference![column]!, second - first)
    }
    part = partedAfterLook({ ...part, count: index }, plan, [COLUMNS, COLUMNS])
  }
  return part
}

const ratio = ({ summaries, differences }: Part, column: number) =>
  variance(differences[0]![column]!) / (variance(summaries[0]!.game[column]!) + variance(summaries[1]!.game[column]!))

describe('shared seeds', () => {
  test('are kept where they gain, or do not matter', () => {
    const parts = Array.from({ length: 60 }, (_, i) => play(`gain/${i}`, 1600, [5, 0, 0]))
    expect(parts.filter(({ apart }) => apart !== undefined).length).toBeLessThanOrEqual(6)
    expect(ratio(parts[0]!, 0)).toBeLessThan(0.6)
  })

  test('are left where a metric goes against the first one’s, and no metric is worse than on seeds of their own', () => {
    const losses = Array.from({ length: 20 }, (_, i) => {
      const part = play(`loss/${i}`, 6400, [5, -5, 0])
      expect(part.apart![0]).toBeLessThanOrEqual(4 * FIRST_LOOK + 1)
      return ratio(part, 1)
    })
    // Before the first look it lost; afterwards not.
    expect(losses.reduce((sum, own) => sum + own) / losses.length).toBeLessThan(1 + (0.5 * 4 * FIRST_LOOK) / 6400 + 0.01)
    for (const loss of losses) expect(loss).toBeLessThan(1.05)
  })

  test('a loss too small to be seen costs too little to matter', () => {
    const part = play('small', 6400, [0, -1, 0])
    expect(ratio(part, 1)).toBeLessThan(1.1)
  })

  test('are judged by the metrics that matter alone, where some are named', () => {
    expect(play('named', 800, [5, -5, 0], { ...PLAN, watched: ['win'] }).apart).toBeUndefined()
    expect(play('named', 800, [5, -5, 0], { ...PLAN, watched: ['length'] }).apart).toBeDefined()
  })

  test('what was found does not depend on whether they were left: means stay those of the two variants', () => {
    const effects = Array.from({ length: 200 }, (_, i) => play(`mean/${i}`, 400, [-8, 0, 0]).differences[0]![0]![1])
    expect(Math.abs(effects.reduce((sum, own) => sum + own) / effects.length)).toBeLessThan(0.006)
  })

  test('are looked at after 100 games and then after twice as many', () => {
    expect([100, 200, 300, 400, 800].map(isLook)).toEqual([true, true, false, true, true])
    expect([0, 99, 100, 399, 400].map(gamesBeforeLook)).toEqual([100, 100, 200, 400, 800])
  })
})
