import { describeSheet, expectSame, workFrom } from '@echappee/testkit'
import { defaultOptions } from '@echappee/kernel'
import type { Answer } from '@echappee/sheet'
import { describe, expect, it } from 'vitest'
import { EXHAUSTION } from '../content/cards.ts'
import { optionFields } from '../rules/options.ts'
import { roadIn } from '../rules/riders.ts'
import { words as en } from '../text/words/en/sheet.ts'
import { words as fr } from '../text/words/fr/sheet.ts'
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
  compare({ race, options }, game) {
    if (options.mode === 'race') return
    expectSame(race.results, game.results, 'results by stage')
    expectSame(race.totals, game.totals, 'totals')
    expectSame(
      race.riders.map(({ deck }) => deck[EXHAUSTION]),
      game.riders.map(({ deck }) => deck[EXHAUSTION]),
      'exhaustion cards to keep',
    )
  },
})

describe('the score sheet', () => {
  const options = { ...defaultOptions(optionFields), mode: 'tour' as const, teams: 4 }
  const flags = (...riders: number[]): Answer => ({ kind: 'flags', riders })
  const numbers = (...values: number[]): Answer => ({ kind: 'numbers', values })
  const order = (...riders: number[]): Answer => ({ kind: 'order', groups: riders.map((rider) => [rider]) })
  const work = (answers: Readonly<Record<string, Answer>>) => workFrom(sheet, options, 3, answers)
  const lines = { 'line 0': order(0), 'line 1': order(1), 'line 2': order(), 'line 3': order() }
  const home = { ...lines, 'home 0': flags(0, 1, 2, 3), 'zone 0': flags(0, 1) }

  it('FR-1 two riders are never in one lane', () => {
    const past = {
      ...home,
      'beaten 0': { kind: 'choices', values: ['rodeOn', 'rodeOn', 'rodeOn', 'rodeOn'] } as Answer,
      'past 0': numbers(3, 3, 1, 2),
    }
    expect(work({ ...past, 'lanes 0': numbers(2, 2) }).conflict?.refusal).toEqual({
      code: 'SAME_LANE',
      rule: 'FR-1',
      params: { rider: 1, other: 0 },
    })
    expect(work({ ...past, 'lanes 0': numbers(1, 2) }).question?.id).toBe('day 1/home 1')
  })

  it('FR-35 a dummy rides on', () => {
    const answer: Answer = { kind: 'choices', values: ['rodeOn', 'rodeOn', 'followed', 'rodeOn'] }
    expect(work({ ...home, 'beaten 0': answer }).conflict?.refusal).toEqual({ code: 'DUMMY_RIDES_ON', rule: 'FR-35', params: { rider: 6 } })
  })

  it('FR-109 somebody crosses the line in time: nobody, round after round, is refused in the end', () => {
    const rounds = Math.ceil(roadIn(work(home).state.race).line / 2)
    const won = {
      ...home,
      'beaten 0': { kind: 'choices', values: ['rodeOn', 'rodeOn', 'rodeOn', 'rodeOn'] } as Answer,
      'past 0': numbers(4, 3, 2, 1),
    }
    const empty = (from: number, until: number) =>
      Object.fromEntries(Array.from({ length: until - from }, (_, i) => [`home ${from + i}`, flags()]))
    const waited = work({ ...won, ...empty(1, rounds) })
    expect(waited.question?.id).toBe(`day 1/home ${rounds}`)
    expect(sheetText(en).question(waited.state, waited.question!, String).help).toContain(`${rounds - 1} rounds in a row`)
    const refusal = { code: 'SOMEBODY_CROSSED', rule: 'FR-109', params: { rounds } }
    expect(work({ ...won, ...empty(1, rounds + 1) }).conflict?.refusal).toEqual(refusal)
    // Who comes home begins the count anew.
    const came = { ...won, ...empty(1, rounds), [`home ${rounds}`]: flags(5), [`zone ${rounds}`]: flags(), [`past ${rounds}`]: numbers(1) }
    expect(work({ ...came, ...empty(rounds + 1, rounds + 5) }).question?.id).toBe(`day 1/home ${rounds + 5}`)
  })

  it('FR-45, 58…66 one stage with eight riders takes few entries: times, jerseys and cards to keep follow', () => {
    const whole = work({
      ...home,
      'beaten 0': { kind: 'choices', values: ['followed', 'rodeOn', 'rodeOn', 'rodeOn'] },
      'past 0': numbers(4, 3, 2, 1),
      'home 1': flags(5, 6, 7),
      'zone 1': flags(),
      'past 1': numbers(3, 2, 1),
      'day 1/exhaustion': numbers(5, 4, 3, 2, 1, 0),
      'day 1/epo': flags(0),
    })
    expect(whole.state.race.results).toHaveLength(1)
    expect(whole.lines.filter(({ question }) => question.id.startsWith('day 1/')).length).toBeLessThanOrEqual(14)
    expect(whole.state.race.riders.slice(0, 6).map(({ deck }) => deck[EXHAUSTION])).toEqual([2, 2, 2, 1, 1, 0])
    const [first, second] = whole.state.race.results[0]!.riders
    expect(first).toMatchObject({ rider: 0, place: 1 })
    // One sprint group: the bonus alone tells them apart.
    expect(second!.time + second!.bonus).toBe(first!.time + first!.bonus)
  })

  it('FR-42: the grid helper makes rows of the turned cards, the last of the classification first, and closes the empty squares', () => {
    const { state } = workFrom(sheet, { ...options, traits: false }, 4, { draw: order(0, 1, 2, 3, 4, 5, 6, 7) })
    expect(sheet.helper!(state)).toEqual({ riders: [7, 6, 5, 4, 3, 2, 1, 0], values: [2, 3, 4, 5, 6, 7, 9] })
    const rows = (...cards: number[]) => sheetText(en).helper!(state, cards, (seat) => 'ABCD'[seat]!).lines
    expect(rows(9, 3, 3, 3)).toEqual(['Square 5: D S', 'Square 4: D R, C S', 'Square 3: C R'])
    expect(rows(2, 2, 2, 2, 2)).toEqual(['Square 5: D S, D R', 'Square 4: C S, C R', 'Square 3: B S'])
  })

  it('FR-42: no grid in a single race, or once something of the stage has been entered', () => {
    const begun = workFrom(sheet, { ...options, traits: false }, 3, { draw: order(0, 1, 2, 3, 4, 5, 6, 7), 'line 0': order(0) })
    expect(sheet.helper!(begun.state)).toBeUndefined()
    expect(sheet.helper!(sheet.begin({ ...options, mode: 'race' }, 3))).toBeUndefined()
  })
})
