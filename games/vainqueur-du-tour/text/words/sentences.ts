import type { Event } from '../../rules/events.ts'
import type { Move } from '../../rules/moves.ts'

/** Events that pass in silence, or are said in other words, are left out. */
export type EventSentence =
  | Exclude<Event['type'], 'capAwarded' | 'dealtHidden' | 'drewHidden' | 'turnBegan'>
  | 'prologueWon'
  | 'capTaken'
  | 'capKept'
  | 'discardedStuck'
  | 'ttStayed'
  | 'placed'

export type MoveSentence = Exclude<Move['type'], 'km'> | 'ride' | 'counterBare' | 'landing'

/** What is asked of the reader, whom he waits for, and how it ended. */
export type PromptSentence =
  | 'roll'
  | 'rollTied'
  | 'rollTrial'
  | 'rollAgain'
  | 'play'
  | 'playPlain'
  | 'stopped'
  | 'stoppedCure'
  | 'discard'
  | 'sprintOrDiscard'
  | 'otherRolls'
  | 'otherPlays'
  | 'prologue'
  | 'otherStopped'
  | 'trial'
  | 'won'
  | 'wonJointly'
