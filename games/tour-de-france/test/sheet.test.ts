import { describeSheet, expectSame, workFrom } from '@echappee/testkit'
import { defaultOptions } from '@echappee/kernel'
import type { Answer } from '@echappee/sheet'
import { describe, expect, it } from 'vitest'
import { optionFields, type Options } from '../rules/options.ts'
import { words as en } from '../text/words/en/sheet.ts'
import { words as fr } from '../text/words/fr/sheet.ts'
import { sheet } from '../sheet/index.ts'
import { SHEET_REFUSALS } from '../sheet/refusals.ts'
import { sheetText } from '../sheet/text.ts'
import { HOUSE_TOUR } from './house-tour.ts'
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
  const board: Answer = { kind: 'choice', value: 'board' }
  const other: Answer = { kind: 'choice', value: 'other' }
  const home = { first: flags(0), course: board, 'home 0': flags(0, 3), 'home 1': flags(1, 2, 4, 5), 'squares 1': numbers(3, 2, 1, 0) }

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

  it('TDF-48 the yellow jersey of a single stage goes to its fastest rider, whatever bonus seconds another has', () => {
    const general = (singleStageYellow: Options['singleStageYellow'], squares: Answer, more: Record<string, Answer> = {}) => {
      const answers = { ...home, ...more, 'squares 0': squares, 'sprint 0': { kind: 'order', groups: [[3]] } as Answer }
      const { state } = workFrom(sheet, { ...options, singleStageYellow }, 2, answers, ({ kind }) =>
        kind === 'order' ? { kind: 'order', groups: [] } : undefined,
      )
      expect(state.results[0]!.bonusSeconds[3]).toBeGreaterThan(0)
      const sections = sheetText(en).results(state, (seat) => ['Ada', 'Bea'][seat]!)
      const [section, times] = ['general', 'times'].map((id) => sections.find((one) => one.id === id)!)
      if (section?.kind !== 'standings' || times?.kind !== 'table') throw new Error('no classification')
      return { lines: section.lines, bea: times.rows[3]! }
    }
    const { lines, bea } = general('stageRanking', numbers(5, 4))
    expect(lines.slice(0, 2)).toMatchObject([
      { rider: 0, jerseys: ['yellow'] },
      { rider: 3, gap: 1 },
    ])
    expect([bea.cells[0]!.value, bea.total, `${bea.total} s`]).toEqual([bea.total, bea.total, lines[1]!.value])
    const withBonus = general('withBonus', numbers(5, 4))
    expect(withBonus.lines[0]).toMatchObject({ rider: 3, jerseys: ['yellow'] })
    const level = general('stageRanking', numbers(4, 4), { lanes: numbers(2, 1) })
    expect(level.lines[0]).toMatchObject({ rider: 3, tie: en.ties.lane })
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

  it('TDF-29, TDF-38, TDF-43 on a board that is not ours the table types its squares, points and seconds', () => {
    const typed = { ...home, course: other, length: { kind: 'number', value: 87 } as Answer, 'squares 0': numbers(9, 4) }
    expect(work(typed).question).toMatchObject({ id: 'stage 1/points', riders: [0, 1, 2, 3, 4, 5] })
    const whole = work({ ...typed, points: numbers(0, 4, 0, 3, 0, 0), bonus: numbers(0, 3, 0, 2, 0, -3) })
    expect(whole.lines.map(({ question }) => question.id.replace('stage 1/', ''))).toEqual([
      'first',
      'course',
      'length',
      'points',
      'bonus',
      'home 0',
      'squares 0',
      'home 1',
      'squares 1',
    ])
    const { times, bonusSeconds, points, places } = whole.state.results[0]!
    expect(times).toEqual([87 - 9, 87 + 10 - 3, 87 + 10 - 2, 87 - 4, 87 + 10 - 1, 87 + 10])
    expect(bonusSeconds).toEqual([0, 3, 0, 2, 0, -3])
    expect(places).toEqual([1, 3, 4, 2, 5, 6])
    expect(points).toEqual([10 + 8 + 7 + 4, 9 + 6 + 5 + 3])
    const text = sheetText(en).question(work({ ...typed, points: numbers(0, 0, 0, 0, 0, 0) }).state, whole.question!, String)
    expect([text.where, text.ask]).toEqual(['Stage 1 · another board', 'Bonus seconds?'])
  })

  it('TDF-53 a time trial on a board that is not ours: only its squares are typed', () => {
    const { state } = workFrom(sheet, { ...options, tour: 'trial' }, 2, {
      first: flags(0),
      course: other,
      length: { kind: 'number', value: 70 },
      finished: flags(0, 1, 2, 3),
      rounds: numbers(9, 9, 9, 10),
      squares: numbers(2, 3, 4, 0),
      rows: numbers(60, 61),
    })
    expect(state.results[0]!.times).toEqual([200 - 72 - 10, 118, 118, 140, 140, 140])
  })

  it('TDF-2 a tour’s own board is not asked about', () => {
    const own = workFrom(sheet, { ...options, tour: HOUSE_TOUR }, 2, { first: flags(0) })
    expect(own.question?.id).toBe('stage 1/sprint 0')
  })

  it('TDF-44 after a stage the sheet names the fastest team and the leader on points', () => {
    const { state } = workFrom(
      sheet,
      { ...options, tour: 'classic' },
      2,
      {
        first: flags(0),
        course: board,
        'home 0': flags(3),
        'squares 0': numbers(9),
        'home 1': flags(0, 1, 2),
        'squares 1': numbers(6, 5, 4),
      },
      ({ kind, id }) => {
        if (kind === 'order') return { kind: 'order', groups: id === 'stage 1/sprint 1' ? [[3]] : [] }
        if (id === 'stage 1/home 2') return flags(4, 5)
        return id === 'stage 1/squares 2' ? numbers(1, 0) : undefined
      },
    )
    const lines = (language: typeof en) => {
      const [next] = sheetText(language).results(state, (seat) => ['Ada', 'Bea'][seat]!)
      return next?.kind === 'notes' ? next.lines.map(({ text }) => text) : []
    }
    const ada = 95 + 10 - 6 + (95 + 10 - 5) + (95 + 10 - 4)
    expect(lines(en).slice(0, 3)).toEqual([
      'Bea 1 wears the yellow jersey.',
      `Ada is the fastest team, in ${ada} s.`,
      'Bea leads on points, with 25.',
    ])
    expect(lines(fr).slice(1, 3)).toEqual([`Ada est l’équipe la plus rapide, en ${ada} s.`, 'Bea mène aux points, avec 25.'])
  })
})
