import { describeSheet, expectSame, workFrom } from '@echappee/testkit'
import { defaultOptions } from '@echappee/kernel'
import type { Answer } from '@echappee/ui/sheet'
import { describe, expect, it } from 'vitest'
import { optionFields } from '../rules/options.ts'
import { words as en } from '../sheet/en.ts'
import { words as fr } from '../sheet/fr.ts'
import { sheet } from '../sheet/index.ts'
import { SHEET_REFUSALS } from '../sheet/refusals.ts'
import { sheetText } from '../sheet/text.ts'
import { randomOptions, subject } from './subject.ts'

describeSheet({
  subject,
  sheet,
  texts: { fr: sheetText(fr), en: sheetText(en) },
  refusals: SHEET_REFUSALS,
  games: 200,
  optionsOf: (_index, chance) => randomOptions(chance),
  compare({ results }, game) {
    expectSame(results, game.results, 'results by stage')
  },
})

describe('the score sheet', () => {
  const options = { ...defaultOptions(optionFields), tour: 'evening' as const, chanceDeck: 'none' as const }
  const flags = (...riders: number[]): Answer => ({ kind: 'flags', riders })
  const numbers = (...values: number[]): Answer => ({ kind: 'numbers', values })
  /** Nobody at the sprints. */
  const work = (answers: Readonly<Record<string, Answer>>) =>
    workFrom(sheet, options, 2, answers, ({ kind }) => (kind === 'order' ? { kind: 'order', groups: [] } : undefined))
  const home = { first: flags(0), 'home 0': flags(0, 3), 'home 1': flags(1, 2, 4, 5), 'squares 1': numbers(3, 2, 1, 0) }

  it('TDF-38, 41 times from round and printed square; equal times by the lane, never on one square', () => {
    const level = { ...home, 'squares 0': numbers(4, 4) }
    expect(work(level).question).toMatchObject({ id: 'stage 1/lanes', riders: [0, 3] })
    expect(work({ ...level, lanes: numbers(2, 2) }).conflict?.refusal).toEqual({
      code: 'SAME_SQUARE',
      rule: 'TDF-41',
      params: { rider: 3, other: 0 },
    })
    const { state } = work({ ...level, lanes: numbers(2, 1) })
    const { times, places } = state.results[0]!
    expect(places).toEqual([2, 3, 4, 1, 5, 6])
    expect(times[1]! - times[0]!).toBe(10 + 4 - 3)
  })

  it('TDF-46 the total is points, team bonus and jersey bonus', () => {
    const { state } = work({ ...home, 'squares 0': numbers(9, 4) })
    const { scores } = sheet.outcome(state)!
    const [totals] = sheetText(en).results(state, (seat) => ['Ada', 'Bea'][seat]!)
    expect(totals).toMatchObject({
      title: 'Ada wins the tour',
      lines: [{ value: `${scores[0]} points` }, { value: `${scores[1]} points` }],
    })
  })
})
