import { refusalsOf } from '@echappee/kernel'

/** What a table can't have seen. `rider` and `other` are riders' numbers. */
export const { codes: SHEET_REFUSALS, refuse } = refusalsOf({ SAME_SQUARE: 'TDF-41' })

export type SheetRefusal = (typeof SHEET_REFUSALS)[number]
