import type { Event } from '../../rules/events.ts'
import type { Move } from '../../rules/moves.ts'
import type { Phase } from '../../rules/state.ts'

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

/** What is asked of the reader, whom he waits for, and how it ended. */
export type PromptSentence =
  | Exclude<Phase, 'play' | 'hidden' | 'attack' | 'finished'>
  | 'besaceWait'
  | 'ride'
  | 'rideAlone'
  | 'rideBehind'
  | 'rideDry'
  | 'hide'
  | 'attackFirst'
  | 'attackNot'
  | 'attackFollow'
  | 'attackLetGo'
  | 'attackFollowHard'
  | 'answerNot'
  | 'bidNot'
  | 'runOff'
  | 'other'
  | 'won'
  | 'survived'
  | 'nobody'

/** What is asked of somebody else. */
export type OtherPrompt = Exclude<Phase, 'finished'>
