import type { Event } from '../../rules/events.ts'
import type { Move } from '../../rules/moves.ts'
import type { Phase } from '../../rules/state.ts'

/** Events that pass in silence, or are said in other words, are left out. */
export type EventSentence =
  | Exclude<
      Event['type'],
      | 'asked'
      | 'answered'
      | 'roundEnded'
      | 'drafted'
      | 'pacesRevealed'
      | 'stepBegan'
      | 'towsAnnounced'
      | 'towOpened'
      | 'towTaken'
      | 'refillsDeclined'
      | 'musettesDrawn'
      | 'gameEnded'
    >
  | 'confirmed'
  | 'paces'
  | 'pace'
  | 'step'
  | 'announced'
  | 'quiet'
  | 'towPair'
  | 'towAnnounced'
  | 'followed'
  | 'nobodyFollowed'
  | 'declined'
  | 'musettes'
  | 'ended'

export type MoveSentence =
  | Exclude<Move['type'], 'start' | 'announce'>
  | 'startCourse'
  | 'startTeam'
  | 'show'
  | 'landing'
  | 'landingSillage'
  | 'stay'
  | 'tow'
  | 'quiet'
  | 'noRefill'

/** What is asked of the reader, whom he waits for, and how it ended. */
export type PromptSentence =
  | Exclude<Phase, 'teams' | 'allocate' | 'pace' | 'finished'>
  | 'team'
  | 'share'
  | 'shareDone'
  | 'turnOver'
  | 'paces'
  | 'otherTeam'
  | 'otherEnergy'
  | 'otherPaces'
  | 'otherAnswers'
  | 'won'
