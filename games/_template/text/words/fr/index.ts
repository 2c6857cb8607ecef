import { french } from '@echappee/text/french'
import type { RefusalCode } from '../../../rules/refusals.ts'
import type { Words } from '../en/index.ts'

const { list, count } = french
const squares = (n: number) => count(n, 'case')

const refusals: Readonly<Record<RefusalCode, (card: number) => string>> = {
  GAME_OVER: () => 'La course est finie.',
  NOT_YOUR_TURN: () => 'On ne vous demande rien pour l’instant.',
  NOT_IN_HAND: (card) => `Vous n’avez pas de ${card} en main.`,
  TIRED: (card) => `Jambes lourdes : pas de ${card} juste après un ${card}.`,
}

/** The same on the card itself. */
const reasons: Readonly<Record<RefusalCode, string>> = {
  GAME_OVER: 'c’est fini',
  NOT_YOUR_TURN: 'pas maintenant',
  NOT_IN_HAND: 'pas en main',
  TIRED: 'jambes lourdes',
}

export const words: Words = {
  refusals,
  reasons,
  prompt: {
    choose: 'Choisissez une carte, face cachée.',
    wait: 'Tant que tous n’ont pas choisi, vous pouvez changer de carte.',
    watch: 'Tous choisissent une carte, face cachée.',
    over: (names) => (names.length === 1 ? `${list(names)} a gagné la course.` : `${list(names)} ont gagné la course.`),
  },
  event: {
    dealt: (name, cards) => `${name} reçoit ${list(cards.map(String))}.`,
    roundBegan: (round) => `Tour ${round}.`,
    chose: (name, card) => `${name} pose un ${card} face cachée.`,
    revealed: (plays) => `Cartes retournées : ${plays.join(', ')}.`,
    play: (name, card) => `${name} : ${card}`,
    rode: (name, from, to) => `${name} avance de ${squares(to - from)}, jusqu’à ${to}.`,
    blown: (name, from, to) => `Le vent porte ${name} de ${squares(to - from)}, jusqu’à ${to}.`,
    windBlew: (n) => (n === 0 ? 'Pas de vent.' : `Vent arrière : ${squares(n)} pour les derniers.`),
    reshuffled: (n) => `La défausse est mélangée : ${n} cartes à piocher.`,
    drew: (name, card) => `${name} pioche un ${card}.`,
    finished: (names) => `La course est finie : victoire de ${list(names)}.`,
  },
  move: {
    choose: (card, to, isOver) => `Jouer ${card} → case ${to}${isOver ? ', au-delà de la ligne' : ''}`,
  },
  where: { round: (n) => `Tour ${n}`, line: (n) => `ligne à ${n}` },
  hand: { heading: 'Vos cartes', chosen: 'choisie' },
  people: { heading: 'Coureurs', square: (n) => `case ${n}`, cards: (n) => count(n, 'carte') },
  quickStart: {
    heading: 'En une minute',
    aim: 'Être le plus loin quand quelqu’un atteint la ligne.',
    choose: 'Chacun pose une carte face cachée. Pas de 4 juste après un 4.',
    ride: 'Toutes les cartes sont retournées, et chacun avance de ce que dit la sienne.',
    finish: 'Le tour où quelqu’un atteint la ligne est le dernier. Les cases au-delà comptent.',
  },
  final: { heading: 'Classement' },
  board: {
    title: (n) => `Une route de ${squares(n)}`,
    riders: 'Coureurs',
    rider: (name, square, cards) => `${name} : case ${square}, ${cards} en main`,
    cards: 'Cartes',
    hand: (cards) => `Votre main : ${cards.join(', ')}`,
    choice: (card) => `Vous avez choisi : ${card}`,
    piles: (draw, discard) => `Pioche : ${draw}. Défausse : ${discard}.`,
  },
  options: {
    squares: { label: 'Longueur de la route', help: 'En cases.' },
    wind: { label: 'Vent arrière', help: 'Un dé aide les derniers.' },
  },
  facts: {
    breakaway: {
      label: 'Plus longue échappée',
      text: (n: number) => (n < 2 ? `${n} tour seul en tête` : `${n} tours de suite seul en tête`),
    },
  },
}
