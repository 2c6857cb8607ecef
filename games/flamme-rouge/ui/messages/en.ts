import { board } from './en/board.ts'
import { event } from './en/event.ts'
import { issues } from './en/issues.ts'
import { move, prompt, refusals } from './en/move.ts'
import { options } from './en/options.ts'
import { screen } from './en/screen.ts'
import { words } from './en/words.ts'
import type { Messages } from './messages.ts'

export type { Messages } from './messages.ts'

export const messages: Messages = { ...words, event, move, prompt, refusals, board, options, issues, screen }
