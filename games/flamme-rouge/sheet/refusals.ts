import { refusalsOf } from '@echappee/kernel'

/** What a table can't have seen. `rider` and `other` are riders. */
export const { codes: SHEET_REFUSALS, refuse } = refusalsOf({
  SAME_LANE: 'FR-1',
  DUMMY_RIDES_ON: 'FR-35',
  TWO_TRAITS: 'FR-40',
  NO_SPRINT: 'FR-56',
  ROUND_OVER: 'FR-108',
  SOMEBODY_CROSSED: 'FR-109',
})

export type SheetRefusal = (typeof SHEET_REFUSALS)[number]
