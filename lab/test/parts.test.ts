import { PassThrough } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { faultPlace } from '../src/json-place.ts'
import { wordsFor } from '../src/language.ts'
import { nearest } from '../src/nearest.ts'
import { progressBar } from '../src/progress.ts'
import { botsOf, type SimulationPlan } from '../src/simulation/plan.ts'
import { addValue, spreadOf, type Histogram } from '../src/simulation/histogram.ts'
import { wilson } from '../src/simulation/statistics.ts'
import { addResult, emptyCount, tallyOf } from '../src/simulation/tally.ts'

describe('statistics', () => {
  test.each([
    [10, 20, 0.5, 0.2993, 0.7007],
    [0, 10, 0, 0, 0.2775],
    [10, 10, 1, 0.7225, 1],
    [750, 1000, 0.75, 0.7222, 0.7758],
  ])('Wilson of %i in %i', (wins, games, share, low, high) => {
    const interval = wilson(wins, games)
    expect(interval.share).toBeCloseTo(share, 4)
    expect(interval.low).toBeCloseTo(low, 4)
    expect(interval.high).toBeCloseTo(high, 4)
  })

  const spread = (values: readonly number[]) => {
    const histogram: Histogram = {}
    for (const value of values) addValue(histogram, value)
    return spreadOf(histogram)
  }

  test('a spread has mean, median and ends', () => {
    expect(spread([3, 1, 2])).toEqual({ mean: 2, median: 2, min: 1, max: 3 })
    expect(spread([10, 9, 1, 2])).toEqual({ mean: 5.5, median: 5.5, min: 1, max: 10 })
    expect(spread([-2, -2, 0.5, 7])).toEqual({ mean: 0.875, median: -0.75, min: -2, max: 7 })
  })

  const plan: SimulationPlan = { game: 'x', options: {}, bots: ['greedy', 'random', 'random'], seed: 's', isRotated: true }

  test('rotation gives each bot each seat', () => {
    expect([1, 2, 3, 4].map((index) => botsOf(plan, index).indexOf('greedy'))).toEqual([0, 2, 1, 0])
    expect(botsOf({ ...plan, isRotated: false }, 2)).toEqual(plan.bots)
  })

  test('wins follow the bot through its seats, and a shared win is divided', () => {
    const count = emptyCount(plan)
    addResult(count, plan, { places: [1, 2, 3], scores: [9, 5, 1], decisions: [4, 3, 3] })
    addResult(count, plan, { places: [1, 3, 1], scores: [6, 2, 6], decisions: [2, 2, 7] })
    const tally = tallyOf(plan, count)
    expect(tally.byBot).toMatchObject([
      { bot: 'random', seats: 2, wins: 0.5, share: 0.25, fair: 2 / 3, meanPlace: 2.25, meanScore: 3.5 },
      { bot: 'greedy', seats: 1, wins: 1.5, share: 0.75, fair: 1 / 3, meanPlace: 1, meanScore: 7.5 },
    ])
    expect(tally.bySeat.map(({ wins }) => wins)).toEqual([1.5, 0, 0.5])
    expect(tally.decisions).toEqual({ mean: 10.5, median: 10.5, min: 10, max: 11, total: 21 })
    expect(tally.rounds).toMatchObject({ min: 4, max: 7 })
    expect(tally.endings).toMatchObject({ outright: 1, shared: 1, winningScore: { mean: 7.5 }, score: { min: 1, max: 9 } })
  })
})

test.each([
  ['greddy', 'greedy'],
  ['rnadom', 'random'],
  ['rand', 'random'],
  ['GREEDY', 'greedy'],
  ['human', undefined],
  ['', undefined],
])('nearest to "%s" is %s', (given, meant) => {
  expect(nearest(given, ['random', 'greedy'])).toBe(meant)
})

test.each([
  ['{"a": [1, 2,]}', 1, 13],
  ['{\n  "a": 1,\n  b: 2\n}', 3, 3],
  ['[1,\n 2,, 3]', 2, 4],
  ['my diary', 1, 1],
  ['{"a": [true, nulle]}', 1, 18],
  ['[1, 2', 1, 6],
  ['', 1, 1],
])('the place of the fault in %j', (text, line, column) => {
  let place
  try {
    JSON.parse(text)
  } catch (error) {
    place = faultPlace(text, error as Error)
  }
  expect(place).toEqual({ line, column })
})

test.each([
  [[], {}, 'en'],
  [[], { LANG: 'fr_FR.UTF-8' }, 'fr'],
  [[], { LANG: 'fr_FR.UTF-8', LC_ALL: 'de_DE' }, 'en'],
  [[], { LANG: 'en_GB', LC_ALL: '', LC_MESSAGES: 'fr' }, 'fr'],
  [['play', '--lang', 'en'], { LANG: 'fr' }, 'en'],
  [['play', '--lang=fr'], { LANG: 'C' }, 'fr'],
  [['fr'], {}, 'en'],
])('the language of %j with %j is %s', async (args, env, language) => {
  expect((await wordsFor(args, env)).language).toBe(language)
})

test('the progress bar shows on a terminal and not in a pipe', () => {
  const draw = (isTTY: boolean) => {
    const stream = Object.assign(new PassThrough(), { isTTY }) as unknown as NodeJS.WriteStream
    const bar = progressBar(4, 0, stream)
    bar.advance(1)
    bar.advance(3)
    bar.end()
    return String((stream as unknown as PassThrough).read() ?? '')
  }
  expect(draw(false)).toBe('')
  expect(draw(true)).toContain('███░')
  expect(draw(true)).toContain('4/4')
  expect(draw(true).endsWith('\r\u001B[K')).toBe(true)
})
