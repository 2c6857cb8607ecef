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
  language: 'fr',
  list,
  riderName: (name, number) => (/\d$/.test(name) ? `${name} (coureur ${number})` : `${name} ${number}`),
  ownRider: (number) => `le coureur ${number}`,
  capital: (text) => text.charAt(0).toUpperCase() + text.slice(1),
  boards: { flat: 'Cagnes-sur-Mer, plaine', mountain: 'Col de Vence, montagne', short: 'Critérium du soir, courte' },
  kinds: { road: 'étape en ligne', ttt: 'contre-la-montre par équipe' },
  terrains: { flat: 'plaine', climb: 'montée', descent: 'descente' },
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
    heading: 'En deux minutes',
    aim: 'Ramener vite ses trois coureurs : des points pour les places et les sprints, et un gros bonus pour les meilleurs temps du tour.',
    hand: 'On joue une carte : un coureur avance d’autant de cases, tout droit ou en diagonale. Une main sert les trois coureurs.',
    shelter: 'Qui arrive juste derrière un autre coureur ou à côté de lui peut faire une case de plus : l’aspiration.',
    hill: 'Qui part en montée ne roule que la moitié de sa carte, sans aspiration ; en descente l’aspiration donne jusqu’à deux cases. Gardez de quoi freiner.',
    finish: 'Après la ligne, les cases comptent : plus on va loin, meilleur est le temps. Chaque tour de plus coûte dix secondes.',
  },
  facts: {
    longestRide: { label: 'Plus longue avancée d’un coup', text: (n: number) => (n < 2 ? `${n} case` : `${n} cases`) },
    sprints: { label: 'Sprints gagnés en un tour', text: String },
    withoutFall: { label: 'Plus longue série sans chute', text: (n: number) => (n < 2 ? `${n} coup` : `${n} coups`) },
  },
}
