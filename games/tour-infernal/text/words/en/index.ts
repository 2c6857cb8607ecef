import { quickStart } from './quick-start.ts'
import type { Language } from '@echappee/text'
import { besace, hand, move, outlook, prompt } from './choices.ts'
import { deeds } from './deeds.ts'
import { change, event, sum } from './events.ts'
import { editor, options } from './options.ts'
import { issues, reasons, refusals } from './refusals.ts'
import { board, effect, final, people, profile, recap, where } from './table.ts'
import { text } from './text.ts'
import * as names from './names.ts'

export const words = {
  language: 'en' as Language,
  ordinal: names.ordinal,
  list: names.list,
  some: names.some,
  seconds: names.seconds,
  signed: names.signed,
  cards: names.cards,
  cardNames: names.cardNames,
  cardCount: names.cardCount,
  cardTotal: (n: number) => names.count(n, 'card'),
  plays: names.plays,
  tiles: names.tiles,
  presets: names.presets,
  contests: names.contests,
  missions: names.missions,
  step: names.step,
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
  deeds,
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
  facts: {
    breakaway: {
      label: 'Longest breakaway',
      text: (n: number) => (n === 1 ? '1 sector alone in front' : `${n} sectors in a row alone in front`),
    },
    lead: { label: 'Largest lead', text: (n: number) => `${n} s` },
    bonuses: { label: 'Bonus seconds in one race', text: (n: number) => `${n} s` },
  },
}

export type Words = typeof words
