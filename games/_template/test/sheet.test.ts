import { describeSheet } from '@echappee/testkit'
import { workOut } from '@echappee/sheet'
import { describe, expect, it } from 'vitest'
import { words as en } from '../text/words/en/sheet.ts'
import { words as fr } from '../text/words/fr/sheet.ts'
import { sheet } from '../sheet/index.ts'
import { SHEET_REFUSALS } from '../sheet/refusals.ts'
import { sheetText } from '../sheet/text.ts'
import { subject } from './subject.ts'

describeSheet({ subject, sheet, texts: { fr: sheetText(fr), en: sheetText(en) }, refusals: SHEET_REFUSALS, games: 300 })

describe('the score sheet', () => {
  const enter = (values: number[]) =>
    workOut(sheet, { squares: 15, wind: true }, values.length, [{ question: 'squares', answer: { kind: 'numbers', values } }])

  it('TPL-8 is not filled in before somebody has reached the line', () => {
    expect(enter([14, 9]).conflict?.refusal).toEqual({ code: 'NOBODY_FINISHED', rule: 'TPL-8', params: { squares: 15, furthest: 14 } })
    expect(enter([15, 9]).question).toBeUndefined()
  })

  it('TPL-9 riders on one square share their place', () => {
    expect(sheet.outcome(enter([16, 15, 16]).state)?.places).toEqual([1, 3, 1])
  })
})
