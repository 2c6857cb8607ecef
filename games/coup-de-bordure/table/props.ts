import type { TableProps } from '@echappee/kit'
import type { Event } from '../rules/events.ts'
import type { Move } from '../rules/moves.ts'
import type { View } from '../rules/state.ts'
import { words } from '../text/words/index.ts'

/** What every part of this table is given. */
export type Props = TableProps<View, Move, Event>

/** Loaded with the text of the game. */
export const wordsIn = words.in
