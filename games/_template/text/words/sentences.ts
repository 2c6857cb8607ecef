import type { Event } from '../../rules/events.ts'
import type { Move } from '../../rules/moves.ts'

/** Events that pass in silence, or are said in other words, are left out. */
export type EventSentence = Exclude<Event['type'], 'dealtHidden' | 'drewHidden'> | 'play' | 'blown'

export type MoveSentence = Move['type']

/** What is asked of the reader, whom he waits for, and how it ended. */
export type PromptSentence = 'choose' | 'wait' | 'watch' | 'over'
