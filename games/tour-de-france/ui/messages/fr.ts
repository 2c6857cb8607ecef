import { effects, move, over, prompt } from './fr/choices.ts'
import { editor } from './fr/editor.ts'
import { event } from './fr/events.ts'
import { options } from './fr/options.ts'
import { issues, refusals } from './fr/refusals.ts'
import { screen } from './fr/screen.ts'
import { table } from './fr/table.ts'
import { chance, list } from './fr/words.ts'
import type { Messages } from './types.ts'

export const messages: Messages = {
  language: 'fr',
  list,
  riderName: (name, number) => `${name} ${number}`,
  boards: { flat: 'Cagnes-sur-Mer, plaine', mountain: 'Col de Vence, montagne', short: 'Critérium du soir, courte' },
  kinds: { road: 'étape en ligne', ttt: 'contre-la-montre par équipe' },
  terrains: { flat: 'plaine', climb: 'montée', descent: 'descente' },
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
