import { refusalsOf } from '@echappee/kernel'

/**
 * The first that applies, from top to bottom, is the answer. The rule is the one that forbids the move.
 * Values for the sentences: `acting` is a seat, `phase` a phase, `card` a kind of card, `play` a play, `needed` and `held` are numbers of cards,
 * `company` is how many others are at the rider's gap, `level` the level of the wave, `most` the largest number allowed, `total` a sum, `speed` a speed.
 */
export const { codes: REFUSALS, refuse } = refusalsOf({
  GAME_OVER: 'TI-90',
  ABANDONED: 'TI-17',
  ALREADY_CHOSEN: 'TI-5',
  ALREADY_SWAPPED: 'TI-72',
  NO_ALLOWANCE: 'TI-72',
  NOT_YOUR_TURN: 'TI-14',
  WRONG_PHASE: 'TI-16',
  BESACE_RANGE: 'TI-5',
  BESACE_TOTAL: 'TI-5',
  NOT_SOLITARY: 'TI-20',
  NOT_DISTANCED: 'TI-20',
  PLAY_CARDS: 'TI-20',
  NO_COBBLES_CARD: 'TI-73',
  HIDE_CARD: 'TI-73',
  LEVEL_TOO_LOW: 'TI-43',
  ATTACK_CARDS: 'TI-43',
  COMPLETE_CARDS: 'TI-44',
  COUNTER_CARDS: 'TI-53',
  BID_RANGE: 'TI-65',
  BID_CARDS: 'TI-65',
  SWAP_SAME: 'TI-72',
  SWAP_HAND: 'TI-72',
  SWAP_RESERVE: 'TI-72',
})

export type RefusalCode = (typeof REFUSALS)[number]
