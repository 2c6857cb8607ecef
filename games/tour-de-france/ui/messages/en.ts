import { effects, move, over, prompt } from './en/choices.ts'
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
  effects,
  refusals,
  issues,
  options,
  table,
  screen,
  editor,
}

export type { Messages } from './types.ts'
