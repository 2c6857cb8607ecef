import { describeSheet, expectSame } from '@echappee/testkit'
import { defaultOptions } from '@echappee/kernel'
import { workOut, type Answer } from '@echappee/sheet'
import { describe, expect, it } from 'vitest'
import { optionFields } from '../rules/options.ts'
import { words as en } from '../text/words/en/sheet.ts'
import { words as fr } from '../text/words/fr/sheet.ts'
import { sheet } from '../sheet/index.ts'
import { SHEET_REFUSALS } from '../sheet/refusals.ts'
import { sheetText } from '../sheet/text.ts'
import { subject } from './subject.ts'

/** By mode: all three must be met. */
const entered = new Map<string, number>()

describeSheet({
  subject,
  sheet,
  texts: { fr: sheetText(fr), en: sheetText(en) },
  refusals: SHEET_REFUSALS,
  games: 300,
  compare({ mode, race, squares }, game) {
    entered.set(mode!, (entered.get(mode!) ?? 0) + 1)
    expectSame(
      squares,
      game.riders.map(({ at }) => at),
      'squares',
    )
    if (race === null) return
    const known = ({ riders, round, draws }: typeof game) => ({
      riders: riders.map(({ at, hasOffensive, hasFed, moved }) => ({ at, hasOffensive, hasFed, moved })),
      round,
      draws,
    })
    expectSame(known(race), known(game), 'the race')
    if (mode === 'plates')
      expectSame(
        race.riders.map(({ up }) => up),
        game.riders.map(({ up }) => up),
        'plates',
      )
  },
})

describe('the score sheet', () => {
  const options = defaultOptions(optionFields)
  const choice = (value: string): Answer => ({ kind: 'choice', value })
  const numbers = (...values: number[]): Answer => ({ kind: 'numbers', values })
  const choices = (...values: string[]): Answer => ({ kind: 'choices', values })
  /** Answers to what is asked, one after the other. */
  const work = (...answers: Answer[]) => {
    const entries: { question: string; answer: Answer }[] = []
    for (const answer of answers) entries.push({ question: workOut(sheet, options, 2, entries).question!.id, answer })
    return workOut(sheet, options, 2, entries)
  }
  const finish = (...squares: number[]) => [choice('finish'), numbers(...squares)]

  it('was tried in every mode', () => {
    expect([...entered.keys()].sort()).toEqual(['finish', 'plates', 'road'])
  })

  it('CDB-41 the race is not over before somebody is beyond the line', () => {
    expect(work(...finish(16, 9, 9, 12, 8, 8)).conflict?.refusal).toEqual({
      code: 'NOBODY_FINISHED',
      rule: 'CDB-41',
      params: { needed: 17, given: 16 },
    })
  })

  it('CDB-42…45 asks for tokens and musettes only where a tie needs them', () => {
    expect(sheet.outcome(work(...finish(18, 9, 9, 17, 8, 8)).state)).toEqual({ places: [1, 2], scores: [18, 17] })
    const level = finish(18, 9, 10, 18, 8, 7)
    expect(work(...level).question).toMatchObject({ id: 'tie/ofTerrain', riders: [0, 3] })
    expect(work(...level, numbers(1, 1)).question).toMatchObject({ id: 'tie/tokens', riders: [0, 3] })
    expect(work(...level, numbers(2, 1)).question).toBeUndefined()
    expect(work(...level, numbers(1, 1), numbers(0, 3)).conflict?.refusal).toMatchObject({ code: 'FEWER_THAN_COLOUR', rule: 'CDB-44' })
    expect(work(...level, numbers(1, 1), numbers(3, 3)).question).toMatchObject({ id: 'tie/musettes' })
    expect(work(...level, numbers(1, 1), numbers(3, 3), numbers(2, 2)).conflict?.refusal).toMatchObject({
      code: 'MUSETTE_TWICE',
      rule: 'CDB-37',
    })
    const won = work(...level, numbers(1, 1), numbers(3, 3), numbers(2, 0))
    expect(sheet.outcome(won.state)).toEqual({ places: [2, 1], scores: [18, 18] })
    expect(JSON.stringify(sheetText(en).results(won.state, (seat) => ['Ada', 'Bea'][seat]!))).toContain(
      'level in everything, the better musette',
    )
  })

  it('CDB-16 with plates, the rules refuse what a rider can’t pay, by name', () => {
    const teams = [choice('plates'), choice('msr-bora'), choice('msr-fdj')]
    const paces = (pace: string) => choices(pace, 'CON', 'CON', 'CON', 'CON', 'CON')
    // Square by square the leader spends all he has.
    let answers = [...teams, paces('ACC')]
    let worked = work(...answers)
    for (let i = 0; i < 20 && worked.conflict === undefined; i++) {
      answers = [
        ...answers,
        worked.question!.kind === 'choices' && worked.question!.values.includes('CON')
          ? first(worked.question!.riders, 'ACC')
          : worked.question!.proposal!,
      ]
      worked = work(...answers)
    }
    expect(worked.conflict?.refusal.rule).toBe('CDB-16')
    expect(sheetText(en).refusal(worked.conflict!.refusal, (seat) => ['Ada', 'Bea'][seat]!)).toMatch(/^Ada A: Accelerate needs/)
  })

  const first = (riders: readonly number[], pace: string) => choices(...riders.map((rider) => (rider === 0 ? pace : 'CON')))
})
