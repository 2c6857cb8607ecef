import { board } from './fr/board.ts'
import { event } from './fr/event.ts'
import { issues } from './fr/issues.ts'
import { move, prompt, refusals } from './fr/move.ts'
import { options } from './fr/options.ts'
import { screen } from './fr/screen.ts'
import { words } from './fr/words.ts'
import type { Messages } from './messages.ts'

export const messages: Messages = { ...words, event, move, prompt, refusals, board, options, issues, screen }
