import { refusalsOf } from '@echappee/kernel'

/** In this order: the first that applies is the answer. `rider` is a rider's number, `card` a card, `square` a square, `trait` and `form` cards. */
export const { codes: REFUSALS, refuse } = refusalsOf({
  GAME_OVER: 'FR-71',
  NOT_ASKED: 'FR-15',
  OTHER_HAND_FIRST: 'FR-15',
  WRONG_PHASE: 'FR-110',
  NOT_YOUR_RIDER: 'FR-110',
  NOT_DEALT: 'FR-40',
  ALREADY_PLACED: 'FR-11',
  NOT_A_START_SQUARE: 'FR-11',
  SQUARE_FULL: 'FR-11',
  NOT_IN_HAND: 'FR-15',
  ONLY_ON_ROAD: 'FR-76',
  ONLY_IN_TIME_TRIAL: 'FR-74',
  NO_MUSETTE: 'FR-49',
  MUSETTE_SPENT: 'FR-49',
  NO_EXHAUSTION: 'FR-49',
  NOT_BAROUDEUR: 'FR-92',
  BAROUDEUR_USED: 'FR-92',
  BAROUDEUR_CLOSED: 'FR-92',
  NO_SUCH_FORM: 'FR-99',
  NO_EXHAUSTION_IN_HAND: 'FR-102',
  NOT_BEST_CARD: 'FR-104',
  NOTHING_PLAYED: 'FR-105',
  NOT_IN_ZONE: 'FR-51',
  SPRINT_DECIDED: 'FR-51',
  NO_MORE_CARDS: 'FR-16',
})

export type RefusalCode = (typeof REFUSALS)[number]
