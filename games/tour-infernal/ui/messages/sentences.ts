import type { Event } from '../../rules/events.ts'
import type { Move } from '../../rules/moves.ts'

/** Events that pass in silence, or are said in other words, are left out. */
export type EventSentence =
  | Exclude<Event['type'], 'asked' | 'bidSkipped' | 'played' | 'attacked' | 'regulated' | 'attacksEnded'>
  | 'rides'
  | 'pulls'
  | 'allOut'
  | 'dry'
  | 'saves'
  | 'together'
  | 'unchanged'
  | 'attacksBeganBare'
  | 'attack'
  | 'follow'
  | 'raise'
  | 'nobodyEscaped'

export type MoveSentence = Exclude<Move['type'], 'answer'> | 'pass' | 'follow' | 'raise' | 'complete' | 'drop' | 'noCounter' | 'bidPass'
