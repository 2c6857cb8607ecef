import { describeSheet, expectSame } from '@echappee/testkit'
import { defaultOptions } from '@echappee/kernel'
import { workOut, type Answer } from '@echappee/sheet'
import { describe, expect, it } from 'vitest'
import { optionFields, optionsFor, type Options } from '../rules/options.ts'
import { words as en } from '../text/words/en/sheet.ts'
import { words as fr } from '../text/words/fr/sheet.ts'
import { sheet } from '../sheet/index.ts'
import { SHEET_REFUSALS } from '../sheet/refusals.ts'
import { sheetText } from '../sheet/text.ts'
import { subject } from './subject.ts'

describeSheet({
  subject,
  sheet,
  texts: { fr: sheetText(fr), en: sheetText(en) },
  refusals: SHEET_REFUSALS,
  games: 300,
  optionsOf: (_index, chance, seats) => {
    const options = optionsFor((subject.randomOptions as (chance: unknown, seats: number) => Options)(chance, seats), seats)
    return { ...options, firstPlayer: 'random' as const }
  },
  compare({ race }, game) {
    expectSame(race!.history, game.history, 'gaps by sector')
    expectSame(race!.result, game.result, 'the result')
    const known = ({ riders }: typeof game) =>
      riders.map(({ gap, bonus, cards, out, solo, climbs, sprints }) => ({ gap, bonus, cards, out, solo, climbs, sprints }))
    if (game.race.options.missions) expectSame(known(race!), known(game), 'riders')
  },
})

describe('the score sheet', () => {
  const options: Options = { ...defaultOptions(optionFields), course: 'enfer-du-nord' }
  const flags = (...riders: number[]): Answer => ({ kind: 'flags', riders })
  const plays = (...values: string[]): Answer => ({ kind: 'choices', values })
  const cards = (...values: number[]): Answer => ({ kind: 'numbers', values })
  /** Answers to what is asked, one after the other. */
  const work = (...answers: Answer[]) => {
    let worked = workOut(sheet, options, 4, [])
    const entries = answers.map((answer) => {
      const entry = { question: worked.question!.id, answer }
      worked = workOut(sheet, options, 4, [...worked.lines.map((line) => ({ question: line.question.id, answer: line.answer })), entry])
      return entry
    })
    return workOut(sheet, options, 4, entries)
  }
  const begin = [flags(0), plays('R', 'RR', 'R', 'R')]

  it('TI-20 refuses a third card in company, and another card while an R must be left', () => {
    expect(work(flags(0), plays('third', 'R', 'R', 'R')).conflict?.refusal).toMatchObject({ code: 'NOT_SOLITARY', rule: 'TI-20' })
    expect(work(flags(0), plays('other', 'R', 'R', 'R')).conflict?.refusal).toMatchObject({ code: 'HOLDS_R', rule: 'TI-20' })
  })

  it('TI-45, 49 refuses more escapees than a group lets go', () => {
    expect(work(...begin, flags(1, 2)).conflict?.refusal).toEqual({ code: 'WAVE_CANCELLED', rule: 'TI-45', params: { riders: 2, of: 4 } })
    expect(work(...begin, flags(1)).conflict).toBeUndefined()
    expect(work(...begin, flags(1)).state.race!.riders.map(({ gap }) => gap)).toEqual([20, 0, 20, 20])
    const two = [
      flags(0),
      plays('R', 'R', 'R', 'R'),
      flags(1),
      cards(19, 19, 19, 18),
      plays('R', 'R', 'R', 'R'),
      flags(2),
      cards(17, 15, 16, 17),
    ]
    const pair = work(...two, plays('R', 'R', 'R', 'R'))
    expect(pair.state.race!.groups.map(({ riders }) => riders)).toEqual([
      [1, 2],
      [0, 3],
    ])
    expect(work(...two, plays('R', 'R', 'R', 'R'), flags(0, 3)).conflict?.refusal).toMatchObject({ code: 'PAIR', rule: 'TI-49' })
  })

  it('TI-6 a hand never grows', () => {
    expect(work(...begin, flags(), cards(20, 18, 19, 19)).conflict?.refusal).toEqual({
      code: 'MORE_CARDS',
      rule: 'TI-6',
      params: { rider: 0, cards: 20, most: 19 },
    })
  })

  it('TI-80 says who is first player next, and why', () => {
    const { state } = work(...begin, flags(), cards(19, 18, 19, 19))
    const [notes] = sheetText(en).results(state, (seat) => ['Ada', 'Bea', 'Cleo', 'Dora'][seat]!)
    expect(JSON.stringify(notes)).toContain('Dora is first player: was the first to ride hard.')
  })
})
