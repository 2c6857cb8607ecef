import { move, over, prompt } from './en/choices.ts'
import { editor } from './en/editor.ts'
import { event } from './en/events.ts'
import { options } from './en/options.ts'
import { issues, refusals } from './en/refusals.ts'
import { screen } from './en/screen.ts'
import { table } from './en/table.ts'
import { chance, list } from './en/words.ts'
import type { Messages } from './types.ts'

export const messages: Messages = {
  language: 'en',
  list,
  riderName: (name, number) => `${name} ${number}`,
  boards: { flat: 'Cagnes-sur-Mer, flat', mountain: 'Col de Vence, mountain', short: 'Critérium du soir, short' },
  kinds: { road: 'road stage', ttt: 'team time trial' },
  terrains: { flat: 'flat', climb: 'climb', descent: 'descent' },
  chance,
  event,
  move,
  prompt,
  over,
  refusals,
  issues,
  options,
  table,
  screen,
  editor,
  quickStart: {
    heading: 'Quick start',
    aim: 'Bring your three riders home fast: points for places and sprints, and a big bonus for the best times of the tour.',
    hand: 'Play a card: a rider moves that many squares, straight on or diagonally. One hand serves all three of your riders.',
    shelter: 'Whoever ends directly behind another rider or beside him may ride one square further: the slipstream.',
    hill: 'On a climb every card counts half, without slipstream; in a descent the slipstream gives up to two squares. Keep a card to brake with.',
    finish: 'Past the line the squares count: the further, the better the time. Each later round costs ten seconds.',
  },
}

export type { Messages } from './types.ts'
