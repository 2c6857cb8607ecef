import { quickStart } from './quick-start.ts'
import type { Words } from '../en/index.ts'
import { besace, hand, move, outlook, prompt } from './choices.ts'
import { deeds } from './deeds.ts'
import { change, event, sum } from './events.ts'
import { editor, options } from './options.ts'
import { issues, reasons, refusals } from './refusals.ts'
import { board, effect, final, people, profile, recap, where } from './table.ts'
import { text } from './text.ts'
import * as names from './names.ts'

export const words: Words = {
  language: 'fr',
  ordinal: names.ordinal,
  list: names.list,
  some: names.some,
  seconds: names.seconds,
  signed: names.signed,
  cards: names.cards,
  cardNames: names.cardNames,
  cardCount: names.cardCount,
  cardTotal: (n) => names.count(n, 'carte'),
  plays: names.plays,
  tiles: names.tiles,
  presets: names.presets,
  contests: names.contests,
  missions: names.missions,
  step: names.step,
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
      label: 'Plus longue échappée',
      text: (n: number) => (n < 2 ? `${n} secteur seul en tête` : `${n} secteurs de suite seul en tête`),
    },
    lead: { label: 'Plus grande avance', text: (n: number) => `${n} s` },
    bonuses: { label: 'Bonifications d’une course', text: (n: number) => `${n} s` },
  },
}
