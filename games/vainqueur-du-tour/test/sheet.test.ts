import { describeSheet, expectSame } from '@echappee/testkit'
import { workOut, type Entry } from '@echappee/sheet'
import { defaultOptions } from '@echappee/kernel'
import { describe, expect, it } from 'vitest'
import { optionFields } from '../rules/options.ts'
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
  compare(sheetState, state) {
    expectSame(sheetState.totals, state.totals, 'totals')
    expectSame(
      sheetState.results.map((result) => ({ ...result, stopped: false })),
      state.results.map((result) => ({ ...result, stopped: false })),
      'results by stage',
    )
  },
})

describe('the score sheet', () => {
  const prologue = (seat: number): Entry => ({ question: 'prologue', answer: { kind: 'flags', riders: [seat] } })
  const stage = (n: number, ...groups: number[][]): Entry => ({ question: `stage ${n}`, answer: { kind: 'order', groups } })
  const work = (...entries: Entry[]) => workOut(sheet, { ...defaultOptions(optionFields), stages: [1, 4] }, 3, entries)
  const names = (seat: number) => ['Ada', 'Bea', 'Cleo'][seat]!

  it('VDT-20 a stage has one winner', () => {
    expect(work(prologue(0), stage(1, [0, 1], [2])).conflict?.refusal).toEqual({ code: 'ONE_WINNER', rule: 'VDT-20', params: { level: 2 } })
  })

  it('VDT-25, 26 riders of one square share place and points', () => {
    const { state } = work(prologue(0), stage(1, [2], [0, 1]))
    expect(state.results[0]).toMatchObject({ places: [2, 2, 1], points: [30, 30, 60], bearer: 0 })
  })

  it('VDT-7, 28, 29 says who wears the cap, why, whose pawns are swapped and who starts', () => {
    const { state } = work(prologue(0), stage(1, [2], [0, 1]))
    const [next] = sheetText(en).results(state, names)
    expect(next).toMatchObject({
      lines: [
        { text: '100 km, no sprint zone' },
        { text: 'Cleo takes the yellow cap (highest total).', rule: 'VDT-28' },
        { text: 'Pawns: Ada gives the yellow one to Cleo.', rule: 'VDT-29' },
        { text: 'Order of play: Cleo, Ada, Bea.', rule: 'VDT-7' },
      ],
    })
  })

  it('VDT-31 names what settled a tie, and a correction of the first stage changes the winner', () => {
    const tie = [prologue(0), stage(1, [0], [1], [2]), stage(4, [1], [0], [2])]
    const firstSection = (entries: Entry[]) => sheetText(en).results(work(...entries).state, names)[0]
    expect(sheet.outcome(work(...tie).state)).toEqual({ places: [1, 2, 3], scores: [90, 90, 20] })
    expect(firstSection(tie)).toMatchObject({ lines: [{ text: 'Ada wins the tour (tie, wore the cap in the last stage).' }] })
    expect(firstSection([...tie, stage(1, [1], [0], [2])])).toMatchObject({ lines: [{ text: 'Bea wins the tour (most points).' }] })
  })
})
