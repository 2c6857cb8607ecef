import { refusalsOf } from '@echappee/kernel'

/** What a table can't have seen. `rider` is his place in the sheet's riders. */
export const { codes: SHEET_REFUSALS, refuse } = refusalsOf({
  NOBODY_FIRST: 'TDF-38',
  SAME_SQUARE: 'TDF-37',
  PAST_LINE: 'TDF-53',
})

export type SheetRefusal = (typeof SHEET_REFUSALS)[number]
