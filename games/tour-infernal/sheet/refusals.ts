import { refusalsOf } from '@echappee/kernel'

/** What a table can't have seen. `rider` is whom it is about, `riders` and `of` are numbers of riders, `cards` and `most` numbers of cards. */
export const { codes: SHEET_REFUSALS, refuse } = refusalsOf({
  NOT_SOLITARY: 'TI-20',
  HOLDS_R: 'TI-20',
  PLAY_CARDS: 'TI-20',
  NO_COBBLES_CARD: 'TI-73',
  NEUTRAL_PLAY: 'TI-113',
  WAVE_CANCELLED: 'TI-45',
  PAIR: 'TI-49',
  MORE_CARDS: 'TI-6',
  MISSION_COPIES: 'TI-100',
})

export type SheetRefusal = (typeof SHEET_REFUSALS)[number]
