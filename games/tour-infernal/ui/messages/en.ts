import { quickStart } from './en/quick-start.ts'
import type { Language } from '@echappee/ui/text'
import { besace, hand, move, outlook, prompt } from './en/choices.ts'
import { change, event, sum } from './en/events.ts'
import { editor, options } from './en/options.ts'
import { issues, reasons, refusals } from './en/refusals.ts'
import { board, effect, final, people, profile, recap, where } from './en/table.ts'
import { text } from './en/text.ts'
import * as words from './en/words.ts'

export const messages = {
  language: 'en' as Language,
  ordinal: words.ordinal,
  list: words.list,
  some: words.some,
  seconds: words.seconds,
  signed: words.signed,
  cards: words.cards,
  cardNames: words.cardNames,
  cardCount: words.cardCount,
  cardTotal: (n: number) => words.count(n, 'card'),
  plays: words.plays,
  tiles: words.tiles,
  presets: words.presets,
  contests: words.contests,
  missions: words.missions,
  step: words.step,
  /** Between two sentences of one line. */
  semicolon: '; ',
  neutral: (number: number) => `neutral rider ${number}`,
  group: (letter: string) => `group ${letter}`,
  /** Where a speed comes from. */
  sum,
  /** What a ride did to a gap. */
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

export type Messages = typeof messages
