import { defaultOptions } from '@echappee/kernel'
import { describeSheet, expectSame } from '@echappee/testkit'
import { workOut, type Entry } from '@echappee/ui/sheet'
import { describe, expect, it } from 'vitest'
import { optionFields } from '../rules/options.ts'
import { words as en } from '../sheet/en.ts'
import { words as fr } from '../sheet/fr.ts'
import { sheet } from '../sheet/index.ts'
import { SHEET_REFUSALS } from '../sheet/refusals.ts'
import { sheetText } from '../sheet/text.ts'
import { subject } from './subject.ts'

describeSheet({
  subject,
  sheet,
  texts: { fr: sheetText(fr), en: sheetText(en) },
  refusals: SHEET_REFUSALS,
  games: 200,
  compare(entered, game) {
    const figures = ({ times, places, bonusSeconds, points }: (typeof game.results)[number]) => ({ times, places, bonusSeconds, points })
    expectSame(entered.results.map(figures), game.results.map(figures), 'times, places, bonuses and points by stage')
  },
})

describe('the score sheet', () => {
  const entry = (question: string, ...values: number[]): Entry => ({ question, answer: { kind: 'numbers', values } })
  const sprint = (question: string, ...riders: number[]): Entry => ({
    question,
    answer: { kind: 'order', groups: riders.map((rider) => [rider]) },
  })
  const first: Entry = { question: 'first', answer: { kind: 'choice', value: '0' } }
  const work = (...entries: Entry[]) => workOut(sheet, { ...defaultOptions(optionFields), chanceDeck: 'none' }, 3, [first, ...entries])

  /** Example W28 of the specification, entered. */
  const W28 = [
    entry('stage 1/rounds', 0, 0, 2, 0, 1, 2, 0, 1, 1),
    entry('stage 1/squares', 5, 0, 8, 5, 7, 3, 2, 6, 1),
    entry('stage 1/lanes', 1, 2),
    sprint('stage 1/sprint 1', 1),
    sprint('stage 1/sprint 2', 3, 7),
    sprint('stage 1/sprint 3', 6),
    entry('stage 2/rounds', 0, 2, 1, 0, 1, 3, 0, 1, 2),
    entry('stage 2/squares', 1, 6, 0, 1, 9, 5, 4, 3, 2),
    entry('stage 2/lanes', 1, 3),
    sprint('stage 2/sprint 1', 8),
    sprint('stage 2/sprint 2', 1, 3),
    sprint('stage 2/sprint 3', 0, 4, 6),
  ]

  it('TDF-44…47 gives the worked example of a whole tour', () => {
    const { state, question } = work(...W28)
    expect(question).toBeUndefined()
    expect(state.results.map(({ times }) => times)).toEqual([
      [90, 95, 107, 90, 98, 112, 93, 99, 104],
      [79, 94, 90, 79, 81, 105, 76, 87, 98],
    ])
    expect(sheet.outcome(state)).toEqual({ places: [1, 3, 2], scores: [96, 61, 64] })
    expect(sheetText(en).results(state, (seat) => 'ABC'[seat]!)[0]).toMatchObject({
      lines: [{ text: 'A wins the tour.' }, { text: 'Yellow jersey: B 1, 165 s.' }, { text: 'Fastest team: A, 549 s.' }],
    })
  })

  it('TDF-38 the rounds begin with 0', () => {
    expect(work(entry('stage 1/rounds', 1, 1, 2, 1, 1, 2, 1, 1, 1)).conflict?.refusal).toMatchObject({
      code: 'NOBODY_FIRST',
      rule: 'TDF-38',
    })
  })

  it('TDF-37, TDF-41 riders of one round and square are asked for their lanes, which differ', () => {
    const { question, conflict } = work(...W28.slice(0, 2), entry('stage 1/lanes', 2, 2))
    expect(question).toMatchObject({ id: 'stage 1/lanes', riders: [0, 3] })
    expect(conflict?.refusal).toMatchObject({ code: 'SAME_SQUARE', rule: 'TDF-37', params: { rider: 3 } })
  })

  it('TDF-53, TDF-54 a time trial: the worst rider of each team counts', () => {
    const trial = { ...defaultOptions(optionFields), tour: 'trial' as const }
    const rows = entry('stage 1/trial', 93, 91, 88, 101, 100, 98, 95, 104, 104)
    const work3 = (...entries: Entry[]) => workOut(sheet, trial, 3, [first, rows, ...entries])
    expect(work3(entry('stage 1/home', 9, 9, 9, 10, 9, 0)).conflict?.refusal).toMatchObject({ code: 'PAST_LINE', rule: 'TDF-53' })
    const { state } = work3(entry('stage 1/home', 9, 9, 9, 10, 9, 9))
    expect(state.results[0]).toMatchObject({ points: [6, 18, 12], times: [112, 112, 112, 92, 92, 92, 105, 105, 105] })
  })
})
