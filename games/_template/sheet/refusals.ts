import { refusalsOf } from '@echappee/kernel'

/** What a table can't have seen. `squares` is the length of the road, `furthest` how far the first rider is. */
export const { codes: SHEET_REFUSALS, refuse } = refusalsOf({ NOBODY_FINISHED: 'TPL-8' })

export type SheetRefusal = (typeof SHEET_REFUSALS)[number]
