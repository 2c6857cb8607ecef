import { refusalsOf } from '@echappee/kernel'

/**
 * VDT-35: the first that applies is the answer. The rule is the one that forbids the move.
 * Values for the sentences: `card` and `handicap` are card codes, `target` and `acting` are seats,
 * `km` are the kilometres to the sprint zone (absent where the stage has none), `phase` is a phase.
 */
export const { codes: REFUSALS, refuse } = refusalsOf({
  GAME_OVER: 'VDT-35',
  NOT_YOUR_TURN: 'VDT-35',
  WRONG_PHASE: 'VDT-35',
  CARD_NOT_IN_HAND: 'VDT-8',
  HANDICAPPED: 'VDT-14',
  MOUNTAIN_LIMIT: 'VDT-12',
  NOT_IN_SPRINT_ZONE: 'VDT-17',
  BAD_TARGET: 'VDT-13',
  TARGET_ALREADY_HANDICAPPED: 'VDT-13',
  NO_HANDICAP: 'VDT-15',
  WRONG_COUNTER: 'VDT-15',
  NOT_MOUNTAIN: 'VDT-16',
  CLIMBER_ALREADY_LAID: 'VDT-16',
  MUST_PLAY: 'VDT-18',
})

export type RefusalCode = (typeof REFUSALS)[number]
