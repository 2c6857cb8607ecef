import { refusalsOf } from '@echappee/kernel'

/** What a table can't have seen; the rules refuse the rest themselves. `rider` is a rider's number, `needed` and `given` are numbers. */
export const { codes: SHEET_REFUSALS, refuse } = refusalsOf({
  NOBODY_FINISHED: 'CDB-41',
  FEWER_THAN_COLOUR: 'CDB-44',
  MUSETTE_TWICE: 'CDB-37',
})

export type SheetRefusal = (typeof SHEET_REFUSALS)[number]
