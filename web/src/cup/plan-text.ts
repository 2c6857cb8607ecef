import type { TablePlan } from '@echappee/protocol'
import type { Language } from '@echappee/text'
import type { CupWords } from '../words/en/cup.ts'

/** "1 table of 4 and 1 table of 3; 1 rests". */
export function planText({ tables, resting }: TablePlan, words: Pick<CupWords, 'plan' | 'tablesOf'>, language: Language): string {
  const sizes = [...new Set(tables.map(({ people }) => people))]
  const parts = sizes.map((size) => words.tablesOf(tables.filter(({ people }) => people === size).length, size))
  const bots = tables.reduce((sum, table) => sum + table.bots, 0)
  return words.plan(new Intl.ListFormat(language, { type: 'conjunction' }).format(parts), bots, resting)
}
