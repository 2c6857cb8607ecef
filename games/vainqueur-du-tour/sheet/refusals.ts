import { refusalsOf } from '@echappee/kernel'

/** What a table can't have seen. `level` is how many were entered as winners. */
export const { codes: SHEET_REFUSALS, refuse } = refusalsOf({ ONE_WINNER: 'VDT-20' })

export type SheetRefusal = (typeof SHEET_REFUSALS)[number]
