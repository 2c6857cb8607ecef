import { describeAtTable } from '@echappee/testkit'
import { defaultOptions } from '@echappee/kernel'
import { describe, expect, it } from 'vitest'
import { knowledge } from '../bot/index.ts'
import { optionFields } from '../rules/options.ts'
import { words as fr } from '../text/words/fr/sheet.ts'
import { sheet } from '../sheet/index.ts'
import { sheetText } from '../sheet/text.ts'
import { gameText } from '../text/index.ts'
import { randomOptions, subject } from './subject.ts'

describeAtTable({
  subject,
  sheet: sheet as never,
  knowledge,
  games: 20,
  optionsOf: (_index, chance) => ({ ...randomOptions(chance), hiding: 'off' as const }),
  text: { ...gameText(fr.game), ...sheetText(fr) },
})

describe('a race at a real table', () => {
  const options = defaultOptions(optionFields)

  it('CDB-8 with tokens face down it can’t be followed: nobody tells their colour', () => {
    expect(sheet.atTable!.canFollow!(options)).toBe(true)
    expect(sheet.atTable!.canFollow!({ ...options, hiding: 'on' })).toBe(false)
    expect(sheet.atTable!.canFollow!({ ...options, teams: 'free' })).toBe(false)
  })
})
