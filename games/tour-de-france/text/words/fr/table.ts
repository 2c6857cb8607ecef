import type { TableTexts } from '../types.ts'
import { cards, list, points } from './names.ts'

const TERRAINS = { flat: 'plaine', climb: 'montée', descent: 'descente' } as const

export const table: TableTexts = {
  stage: (number, of, name, kind) => `Étape ${number} sur ${of} : ${name}${kind === 'ttt' ? ' (contre-la-montre)' : ''}`,
  round: (round, late) => (late === 0 ? `Tour ${round}` : `Tour ${round}, +${10 * late} s`),
  order: 'Coureurs, le premier d’abord',
  at: (rider, place, terrain) => `${rider} : ${place}${terrain === undefined ? '' : `, ${TERRAINS[terrain]}`}`,
  standing: {
    start: 'au départ',
    road: 'sur la route',
    roadside: 'au bord de la route',
    finished: 'au-delà de la ligne',
    home: 'arrivé',
    out: 'arrêté',
  },
  row: (row) => `rangée ${row}`,
  acted: 'a roulé',
  misses: 'passe un tour',
  keeps: (kept) => `garde ${list(kept)}`,
  bonus: (seconds, won) => `bonification ${seconds} s, ${points(won)}`,
  accidents: 'Accidents de ce tour',
  accident: (row, riders) => `La rangée ${row} est fermée : ${riders}`,
  cards: 'Cartes',
  hand: (hand) => `Votre main : ${hand.join(', ')}`,
  handOf: (name, n) => `${name} : ${cards(n)}`,
  shown: (name, shown) => `${name} a montré ${list(shown.map(String))}`,
  piles: (draw, discard, chance) => `Pioche ${draw}, défausse ${discard}, Chance ${chance}`,
  sprints: 'Sprints',
  sprint: (name, row, prizes) => `${name}, avant la rangée ${row} : ${list(prizes)}`,
  prize: (won, seconds) => `${points(won)} et ${seconds} s`,
  prizesGone: 'prix attribués',
  classification: 'Classement',
  team: (name, won, seconds) => `${name} : ${points(won)}, ${seconds} s`,
  leader: (rider, seconds) => `Maillot jaune : ${rider}, ${seconds} s`,
  total: (name, total, place) => `${place}. ${name} : ${points(total)}`,
}
