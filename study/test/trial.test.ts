import { describe, expect, test } from 'vitest'
import type { AnyMetrics } from '@echappee/kernel'
import { columnsOf } from '../src/column.ts'
import { fingerprint } from '../src/fingerprint.ts'
import { shareIntervalOf } from '../src/interval.ts'
import type { Row } from '../src/meter.ts'
import { addRow, emptySummary, type Summary } from '../src/summary.ts'
import { trialFigures } from '../src/trial.ts'

/** Two seats; a game is won by whoever the caller says, by one of two kinds of riders. */
const metrics: AnyMetrics = {
  isQuiet: () => true,
  startOrder: () => [0, 1],
  standing: () => [0, 0],
  margin: { means: { fr: 'écart', en: 'margin' }, of: () => 0 },
  ending: () => 'climber',
  endings: { climber: { fr: 'un grimpeur', en: 'a climber' }, sprinter: { fr: 'un sprinteur', en: 'a sprinter' } },
  isDegenerate: () => false,
  moveKind: () => '',
  metrics: [],
  labels: [{ name: 'team', per: 'seat', means: { fr: 'équipe', en: 'team' }, of: () => null, values: { red: { fr: 'rouge', en: 'red' } } }],
  trial: { length: ['rounds', 'nowhere'], kinds: ['ending', 'team'] },
}
const columns = columnsOf(metrics, false, 2)
const near = (value: number) => Number(value.toFixed(9))

function summaryOf(games: readonly { winner: 0 | 1; rounds: number; ending: string }[]): Summary {
  const at = (name: string) => columns.game.findIndex((column) => column.name === name)
  let summary: Summary | undefined
  for (const { winner, rounds, ending } of games) {
    const game = columns.game.map(() => 0)
    game[at('rounds')] = rounds
    game[at(`win.start${winner + 1}`)] = 1
    const seats = [0, 1].map((seat) => [seat === winner ? 1 : 0, seat === winner ? 1 : 2, 0])
    const seatLabels = ['red', 'blue'].map((team, seat) => [`${seat + 1}`, team])
    const row: Row = { game, seats, gameLabels: [ending], seatLabels, moves: {} }
    addRow((summary ??= emptySummary(row)), row)
  }
  return summary!
}

describe('a trial', () => {
  const games = Array.from({ length: 40 }, (_, i) => ({
    winner: i % 4 === 0 ? (1 as const) : (0 as const),
    rounds: 10 + (i % 2),
    ending: i < 30 ? 'climber' : 'sprinter',
  }))
  const { length, starts, kinds } = trialFigures(metrics, summaryOf(games), columns)

  test('tells the length by the metrics that the game names, and leaves out what is not counted', () => {
    expect(length.map(({ name, moments }) => [name, near(moments[1])])).toEqual([['rounds', 10.5]])
  })

  test('tells wins by start order beside an equal share', () => {
    expect(starts.map(({ name, moments, fair }) => [name, near(moments[1]), fair])).toEqual([
      ['win.start1', 0.75, 0.5],
      ['win.start2', 0.25, 0.5],
    ])
  })

  test('tells which kind of rider wins: of games how many end so, of seats how many of them win', () => {
    expect(kinds.map(({ means, moments, fair }) => [means.en, moments[0], near(moments[1]), fair])).toEqual([
      ['a climber', 40, 0.75, undefined],
      ['a sprinter', 40, 0.25, undefined],
      ['blue', 40, 0.25, 0.5],
      ['red', 40, 0.75, 0.5],
    ])
    // As if each game had been counted by itself.
    expect(kinds[0]!.moments[2]).toBeCloseTo(40 * 0.75 * 0.25, 12)
  })
})

test('the interval of a share stays within 0 and 1, and games that all agree are no certainty', () => {
  expect(shareIntervalOf([300, 0, 0])).toEqual({ mean: 0, low: 0, high: 0.01 })
  expect(shareIntervalOf([300, 1, 0])).toEqual({ mean: 1, low: 0.99, high: 1 })
  const { low, high } = shareIntervalOf([20, 0.05, 0.95])
  expect([low, high > 0.1 && high < 0.2]).toEqual([0, true])
})

test('a fingerprint hears of a figure, and not of the last bit of it', () => {
  const [a, b, c] = [0.3, 0.1 + 0.2, 0.30001].map((mean) => {
    const summary = summaryOf([{ winner: 0, rounds: 9, ending: 'climber' }])
    summary.game[0] = [1, mean, 0]
    return fingerprint([summary])
  })
  expect(0.1 + 0.2).not.toBe(0.3)
  expect([a === b, a === c]).toEqual([true, false])
})
