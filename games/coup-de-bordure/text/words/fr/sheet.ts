import { words as game } from './index.ts'
import type { Group } from '../../race.ts'
import type { Words } from '../en/sheet.ts'

const playing: Readonly<Record<Group['state'], string>> = { played: 'a joué', now: 'joue', waiting: 'à venir' }

export const words: Words = {
  game,
  modes: {
    finish: 'Seulement l’arrivée : qui gagne ?',
    road: 'Toute la course, sans les jetons',
    plates: 'Toute la course, avec chaque jeton',
  },
  tableAsk: {
    team: 'Quelle équipe avez-vous ?',
    pace: (who, square, terrain) => `Case ${square}, ${terrain} : quelle allure avez-vous retournée pour ${who} ?`,
  },
  fromTeam: 'D’une équipe de la boîte',
  musette: (name) => `Musette de ${name}`,
  paces: { CON: 'Con', SIL: 'Sil', ACC: 'Acc', OFF: 'Off' },
  ask: {
    mode: { ask: 'Que doit suivre la feuille ?', help: 'Plus on saisit, plus la feuille peut vérifier.' },
    squares: { ask: 'Sur quelle case est chacun ?', help: 'À la fin du dernier tour ; l’arrivée a les cases 17, 18 et 19.' },
    team: (name) => `Quelle équipe a ${name} ?`,
    pace: 'Quelles allures sont retournées ?',
    pay: 'Avec quoi ont-ils payé ?',
    announce: 'Qui dit « Je tracte » ?',
    follow: (squares) => `Qui suit sur ${squares} cases ?`,
    refill: 'Qu’ont-ils pris au ravitaillement ?',
    ofTerrain: (terrain) => `Égalité : combien de jetons ${terrain} restent ?`,
    tokens: () => 'Toujours égalité : combien de jetons restent en tout ?',
    musettes: () => 'Égalité en tout : quelles musettes ?',
  },
  where: (round, square, terrain) => `Tour ${round} · case ${square} · ${terrain}`,
  costs: (terrain) =>
    `Constance gratuite · Sillage 1 ${terrain} · Accélération 2 jetons, dont 1 ${terrain} · Offensive 3 jetons, dont 2 ${terrain}, une fois par course.`,
  announceHelp: 'Les coureurs dans une roue peuvent tracter ceux qui restent.',
  towCost: (squares, terrain) => `Prix : ${game.tokens(squares - 1, terrain)}.`,
  nothing: 'rien',
  tie: 'Égalité à l’arrivée',
  tieHelp: 'Après le dernier paiement ; retournez les jetons cachés.',
  musetteHelp: 'Une par équipe ; la plus basse est la meilleure.',
  news: 'Ce qui s’est passé',
  round: (n) => `Tour ${n}`,
  group: (square, who, state) => `Case ${square} : ${who} (${playing[state]})`,
  feed: (who, table) =>
    `Ravitaillement : ${who}. À prendre : ${table.map((tokens, left) => `${tokens} s’il en reste ${left}`).join(', ')} ; rien au-delà.`,
  offensives: (who) => `Offensive jouée : ${who}`,
  road: 'Sur la route',
  square: (n) => `case ${n}`,
  plates: 'Jetons sur les plaquettes',
  about: (who, why) => (who === '' ? why : `${who} : ${why}`),
  refusals: {
    NOBODY_FINISHED: (_who, needed, given) =>
      `Personne n’a franchi la ligne : l’arrivée commence case ${needed}, et le premier est case ${given}.`,
    FEWER_THAN_COLOUR: (who, needed, given) => `${who} a déjà ${needed} jetons de la dernière couleur, donc pas ${given} en tout.`,
    MUSETTE_TWICE: () => 'Chaque musette n’existe qu’une fois.',
  },
}
