import type { WinReason } from '../../../rules/scoring.ts'
import { words as game } from './index.ts'
import type { Words } from '../en/sheet.ts'

const winReasons: Readonly<Record<WinReason, string>> = {
  points: 'le plus de points',
  'tie-bearer': 'égalité, portait la casquette dans la dernière étape',
  'tie-last-stage': 'égalité, mieux placé dans la dernière étape',
  'tie-countback': 'égalité, mieux placé dans une étape précédente',
  'tie-joint': 'égalité en tout',
}

export const words: Words = {
  game,
  die: 'Dé',
  dieAsk: 'Combien avez-vous fait ?',
  discard: 'Défausser',
  tableAsk: 'Quelle carte avez-vous posée ?',
  prologueAsk: 'Qui a gagné le prologue ?',
  prologueHelp: 'Le plus haut dé ; à égalité, on relance.',
  arrivalAsk: 'Dans quel ordre sont-ils ?',
  arrivalHelp: 'Touchez le vainqueur, puis les coureurs en partant de la ligne. « = » met à égalité ceux d’une même case.',
  next: (stage) => `À suivre : ${stage}`,
  cap: (name, reason, isKept) => `${name} ${isKept ? 'garde' : 'prend'} la casquette jaune (${reason}).`,
  swapPawns: (from, to) => `Pions : ${from} donne le jaune à ${to}.`,
  starts: (names) => `Ordre de jeu : ${names.join(', ')}.`,
  won: (names, reason) => `${game.final.winner(names)} (${winReasons[reason]}).`,
  points: (n) => `${n} pts`,
  standings: (stages) => (stages === 1 ? 'Après 1 étape' : `Après ${stages} étapes`),
  cures: 'Ce qui annule un handicap',
  cure: (handicap, counters) => `${handicap} : ${counters}`,
  refusals: {
    ONE_WINNER: (level) => `Une étape n’a qu’un vainqueur, et ${level} sont à égalité : le premier sur la ligne l’arrête.`,
  },
}
