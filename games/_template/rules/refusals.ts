import { refusalsOf } from '@echappee/kernel'

/** In this order: the first that applies is the answer. `card` is the card that was wanted. */
export const { codes: REFUSALS, refuse } = refusalsOf({
  GAME_OVER: 'TPL-8',
  NOT_YOUR_TURN: 'TPL-3',
  NOT_IN_HAND: 'TPL-3',
  TIRED: 'TPL-7',
})

export type RefusalCode = (typeof REFUSALS)[number]
