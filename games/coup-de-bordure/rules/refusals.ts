import { refusalsOf } from '@echappee/kernel'

/**
 * The first that applies is the answer. The rule is the one that forbids the move.
 * Values for the sentences: `phase` is a phase; `rider` and `first` are riders' numbers; `team` is a team's id and `seat` who has it; `terrain` is a
 * letter P C M S, and `tokens` are such letters; `needed`, `owned`, `given`, `left` and `limit` count tokens (changes, for TOO_MANY_CHANGES); `pace`
 * is a pace, `distance` the squares of a tow.
 */
export const { codes: REFUSALS, refuse } = refusalsOf({
  GAME_OVER: 'CDB-41',
  /** The seat has nothing to decide now, or has decided already. */
  NOT_YOUR_TURN: 'CDB-14',
  WRONG_PHASE: 'CDB-13',
  NOT_YOUR_RIDER: 'CDB-14',
  /** Each seat answers for its riders in letter order. */
  OTHER_RIDER_FIRST: 'CDB-12',
  TEAM_NOT_OFFERED: 'CDB-7',
  TEAM_TAKEN: 'CDB-7',
  TEAM_IS_FIXED: 'CDB-7',
  PLATES_NOT_EMPTY: 'CDB-6',
  PLATES_EMPTY: 'CDB-6',
  NO_TOKENS_LEFT: 'CDB-6',
  RIDER_FULL: 'CDB-6',
  OTHERS_NEED_TOKENS: 'CDB-6',
  NO_SUCH_TOKEN: 'CDB-6',
  TOKENS_LEFT: 'CDB-6',
  HIDING_OFF: 'CDB-10',
  NOT_THAT_TOKEN: 'CDB-8',
  ALREADY_SO: 'CDB-8',
  TOO_MANY_CHANGES: 'CDB-6',
  OFFENSIVE_SPENT: 'CDB-16',
  TOO_FEW_OF_TERRAIN: 'CDB-16',
  TOO_FEW_TOKENS: 'CDB-16',
  NOT_ON_PLATE: 'CDB-11',
  WRONG_SIZE: 'CDB-18',
  WRONG_COLOURS: 'CDB-18',
  CANNOT_FOLLOW: 'CDB-29',
  NOT_ENTITLED: 'CDB-32',
  ALL_OR_NOTHING: 'CDB-32',
})

export type RefusalCode = (typeof REFUSALS)[number]
