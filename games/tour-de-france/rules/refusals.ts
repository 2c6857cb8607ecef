import { refusalsOf } from '@echappee/kernel'

/** In this order: the first that applies is the answer. */
export const { codes: REFUSALS, refuse } = refusalsOf({
  GAME_OVER: 'TDF-46',
  NOT_YOUR_TURN: 'TDF-11',
  /** He owes no card, or has no rider left. */
  NOTHING_OWED: 'TDF-40',
  WRONG_PHASE: 'TDF-12',
  NOT_IN_HAND: 'TDF-12',
  /** The rider keeps no such card. */
  NOT_KEPT: 'TDF-27',
  /** `ATTACK` on a climb, `CLIMB` elsewhere, or together with slipstream. */
  BOOST_HERE: 'TDF-27',
  /** On a climb. */
  NO_SLIPSTREAM: 'TDF-20',
  /** +2 where the rider starts on the flat. */
  FLAT_PLUS_TWO: 'TDF-19',
  /** A 1 on a climb: the rider stays. */
  NO_STEPS: 'TDF-17',
  /** No free way of that length at all. */
  BLOCKED: 'TDF-16',
  /** Not at the end of any free way of that length. */
  OUT_OF_REACH: 'TDF-16',
  /** A lengthened move may not pass the line. */
  SLIPSTREAM_OVER_LINE: 'TDF-20',
  NO_SHELTER: 'TDF-18',
  /** It would bar the way of the next rider. */
  OVERTAKING: 'TDF-22',
  /** Another card avoids the contact. */
  CAN_BRAKE: 'TDF-21',
  /** Picks come highest first, and enough must be left. */
  PICK_ORDER: 'TDF-23',
  NOT_A_LANDING: 'TDF-25',
  /** Another number of cards is owed. */
  GIVE_COUNT: 'TDF-40',
  GIVE_ORDER: 'TDF-40',
})

export type RefusalCode = (typeof REFUSALS)[number]
