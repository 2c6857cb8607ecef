import type { Words } from '../en/index.ts'

/** What can be chosen before the start. */
export const options: Words['options'] = {
  course: {
    label: 'Parcours',
    help: 'L’un des quatre, d’après de vraies courses, ou seize cases à vous.',
    values: {
      msr: 'Milan-San Remo',
      lbl: 'Liège-Bastogne-Liège',
      pt: 'Paris-Tours',
      gah: 'Gap – Alpe d’Huez',
    },
  },
  teams: {
    label: 'Énergie',
    help: 'Des équipes aux jetons donnés, ou 18 jetons répartis librement et en secret.',
    values: { preset: 'les quatre équipes du parcours', presetAny: 'une des seize équipes', free: 'libre : 18 jetons chacun' },
  },
  assign: {
    label: 'Qui prend quelle équipe',
    help: 'Seulement avec les équipes données.',
    values: { pick: 'chacun choisit à son tour', random: 'au hasard' },
  },
  hiding: {
    label: 'Jetons cachés',
    help: 'Un jeton de chaque coureur peut être caché parmi les blancs.',
    values: { auto: 'avec l’énergie libre seulement', on: 'oui', off: 'non' },
  },
  musetteTie: {
    label: 'Musettes ensemble',
    help: 'Qui tire en même temps : ceux d’un même groupe, ou d’un même tour ?',
    values: { group: 'même groupe', round: 'même tour' },
  },
  tiebreakTokens: {
    label: 'Jetons qui départagent',
    help: 'Comptés après le dernier paiement, ou comme ils étaient avant le dernier tour.',
    values: { afterPayment: 'après le dernier paiement', beforeLastRound: 'avant le dernier tour' },
  },
  tileLimit: {
    label: 'Tuiles de la boîte',
    help: 'Un parcours à vous a au plus 12 cases d’un même terrain.',
  },
  tableTalk: {
    label: 'Paroles à table',
    help: 'Promesses et menaces sont libres, et n’engagent à rien.',
    values: { free: 'permises', off: 'silence' },
  },
}
