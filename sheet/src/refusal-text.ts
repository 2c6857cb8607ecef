import type { Refusal } from '@echappee/kernel'
import type { Language } from '@echappee/text'
import { SHEET_REFUSALS, type SheetRefusalCode } from './questions.ts'
import { sheetWords } from './words/index.ts'

/** The sentence of a refusal that every sheet has; undefined for those of the game. */
export function sheetRefusalText(language: Language, { code, params = {} }: Refusal): string | undefined {
  const isShared = (SHEET_REFUSALS as readonly string[]).includes(code)
  return isShared ? sheetWords.in(language)[code as SheetRefusalCode](params) : undefined
}
