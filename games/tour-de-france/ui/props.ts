import type { Language, TableProps } from '@echappee/ui'
import type { Event } from '../rules/events.ts'
import type { Move } from '../rules/moves.ts'
import type { View } from '../rules/state.ts'
import { messages as en, type Messages } from './messages/en.ts'
import { messages as fr } from './messages/fr.ts'

/** What every part of this table is given. */
export type Props = TableProps<View, Move, Event>

const MESSAGES: Readonly<Record<Language, Messages>> = { fr, en }

export function wordsIn(language: Language): Messages {
  return MESSAGES[language]
}
