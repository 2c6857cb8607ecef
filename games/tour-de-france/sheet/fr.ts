import type { StageKind } from '../content/tours.ts'
import type { Words } from './en.ts'

const kinds: Readonly<Record<StageKind, string>> = { road: 'étape en ligne', ttt: 'contre-la-montre par équipe' }

export const words: Words = {
  start: 'Avant la première étape',
  firstAsk: 'Qui a commencé la première étape ?',
  firstHelp: 'Cela départage les dernières égalités du classement.',
  stage: (number, name, kind) => `Étape ${number}, ${name} (${kinds[kind]})`,
  stageShort: (number) => `Étape ${number}`,
  rider: (name, number) => `${name} ${number}`,
  questions: {
    rounds: {
      ask: () => 'Combien de rondes après la première arrivée ?',
      help: '0 pour la ronde de la première arrivée, 1 pour la suivante, et ainsi de suite.',
    },
    squares: { ask: () => 'Sur quelle case imprimée après la ligne ?', help: 'Sans le moins : 4 pour −4. Une place à côté du 0 compte 0.' },
    lanes: {
      ask: () => 'Même ronde, même case : dans quelle voie ?',
      help: '1 est le côté numéroté. Les places à côté du 0 continuent : 4, 5…',
    },
    sprint: { ask: (name) => `${name} : qui est passé en tête ?`, help: 'Dans l’ordre de passage ; seulement ceux qui ont eu un prix.' },
    chance: { ask: () => 'Des secondes de cartes Chance ?', help: 'Prime du public +2, amende du jury −3. Le plus souvent rien.' },
    trial: {
      ask: () => 'Sur quelle case est chaque coureur ?',
      help: 'On compte au-delà de la ligne : une étape de 95 cases et −4 font 99. Retiré dans l’aire de départ : 0.',
    },
    home: {
      ask: () => 'Dans quelle ronde de son équipe est-il arrivé ?',
      help: 'Les rondes de l’équipe elle-même, depuis 1. 0 pour qui n’a pas passé la ligne.',
    },
  },
  after: (stages) => (stages === 1 ? 'Après 1 étape' : `Après ${stages} étapes`),
  winner: (name) => `${name} gagne le tour.`,
  yellow: (rider, seconds) => `Maillot jaune : ${rider}, ${seconds} s.`,
  fastest: (name, seconds) => `Équipe la plus rapide : ${name}, ${seconds} s.`,
  points: (points) => `${points} pts`,
  seconds: (seconds) => `${seconds} s`,
  cell: (time, place, bonus) => `${time} (${place}ᵉ)${bonus === 0 ? '' : ` −${bonus}`.replace('−-', '+')}`,
  teams: 'Équipes',
  riders: 'Coureurs au temps',
  pointsTable: 'Points par équipe',
  timesTable: 'Temps : la place entre parenthèses, puis le bonus',
  team: 'Équipe',
  riderHead: 'Coureur',
  total: 'Total',
  teamBonus: { head: 'Équipe', label: 'Pour le temps d’équipe : 40, 15, 5' },
  jerseyBonus: { head: 'Maillot', label: 'Pour les meilleurs coureurs : 15, 10, 5' },
  ties: {
    totals: 'À égalité : le meilleur temps d’équipe l’emporte.',
    riders: 'À égalité : somme des places, puis la dernière place, puis numéro et place à table.',
  },
  refusals: {
    NOBODY_FIRST: () => 'Quelqu’un est arrivé premier : les rondes commencent à 0, pour ceux de la première ronde d’arrivée.',
    SAME_SQUARE: () => 'Deux coureurs d’une même ronde ne sont pas sur la même case : leurs voies diffèrent.',
    PAST_LINE: (rows) => `Au-delà de la case ${rows} un coureur a passé la ligne, dans une ronde de son équipe à partir de 1.`,
  },
}
