import { quickStart } from './fr/quick-start.ts'
import type { Messages } from './en.ts'
import { besace, hand, move, outlook, prompt } from './fr/choices.ts'
import { change, event, sum } from './fr/events.ts'
import { editor, options } from './fr/options.ts'
import { issues, reasons, refusals } from './fr/refusals.ts'
import { board, effect, final, people, profile, recap, where } from './fr/table.ts'
import { text } from './fr/text.ts'
import * as words from './fr/words.ts'

export const messages: Messages = {
  language: 'fr',
  ordinal: words.ordinal,
  list: words.list,
  some: words.some,
  seconds: words.seconds,
  signed: words.signed,
  cards: words.cards,
  cardNames: words.cardNames,
  cardCount: words.cardCount,
  cardTotal: (n) => words.count(n, 'carte'),
  plays: words.plays,
  tiles: words.tiles,
  presets: words.presets,
  contests: words.contests,
  missions: words.missions,
  step: words.step,
  semicolon: ' ; ',
  neutral: (number) => `coureur neutre ${number}`,
  group: (letter) => `groupe ${letter}`,
  sum,
  change,
  effect,
  where,
  profile,
  quickStart,
  prompt,
  event,
  move,
  outlook,
  hand,
  besace,
  people,
  board,
  final,
  recap,
  text,
  editor,
  options,
  refusals,
  reasons,
  issues,
}
