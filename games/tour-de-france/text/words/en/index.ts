import { move, over, prompt } from './choices.ts'
import { deeds } from './deeds.ts'
import { editor } from './editor.ts'
import { event } from './events.ts'
import { options } from './options.ts'
import { issues, refusals } from './refusals.ts'
import { screen } from './screen.ts'
import { table } from './table.ts'
import { chance, list } from './names.ts'
import type { Words } from '../types.ts'

export const words: Words = {
  language: 'en',
  list,
  riderName: (name, number) => (/\d$/.test(name) ? `${name} (rider ${number})` : `${name} ${number}`),
  ownRider: (number) => `your rider ${number}`,
  capital: (text) => text.charAt(0).toUpperCase() + text.slice(1),
  boards: { flat: 'Cagnes-sur-Mer, flat', mountain: 'Col de Vence, mountain', short: 'Critérium du soir, short' },
  kinds: { road: 'road stage', ttt: 'team time trial' },
  terrains: { flat: 'flat', climb: 'climb', descent: 'descent' },
  chance,
  event,
  move,
  deeds,
  prompt,
  over,
  refusals,
  issues,
  options,
  table,
  screen,
  editor,
  quickStart: {
    heading: 'In two minutes',
    aim: 'Bring your three riders home fast: points for places and sprints, and a big bonus for the best times of the tour.',
    hand: 'Play a card: a rider moves that many squares, straight on or diagonally. One hand serves all three of your riders.',
    shelter: 'Whoever ends directly behind another rider or beside him may ride one square further: the slipstream.',
    hill: 'Whoever starts on a climb rides half his card, without slipstream; on a descent the slipstream gives up to two squares. Keep a card to brake with.',
    finish: 'Past the line the squares count: the further, the better the time. Each later round costs ten seconds.',
  },
  facts: {
    longestRide: { label: 'Longest ride in one go', text: (n: number) => (n === 1 ? '1 square' : `${n} squares`) },
    sprints: { label: 'Sprints won in one tour', text: String },
    withoutFall: { label: 'Longest run without a fall', text: (n: number) => (n === 1 ? '1 ride' : `${n} rides`) },
  },
}

export type { Words } from '../types.ts'
