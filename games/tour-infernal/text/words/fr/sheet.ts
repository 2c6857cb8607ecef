import type { FirstReason } from '../../../rules/events.ts'
import { words as game } from './index.ts'
import { count, list, seconds } from './names.ts'
import type { Words } from '../en/sheet.ts'

const reasons: Readonly<Record<FirstReason, string>> = {
  kept: 'a roulé fort et reste premier joueur',
  pulled: 'a roulé fort avant les autres',
  second: 'personne n’a roulé fort, et c’était le deuxième dans l’ordre',
}

export const words: Words = {
  tableAsk: {
    play: 'Qu’avez-vous posé pour rouler ?',
    attack: 'Avez-vous attaqué ?',
    answer: 'Avez-vous payé la surenchère ?',
    counter: 'Avez-vous contre-attaqué ?',
    bid: 'Combien de cartes posées ?',
    swap: 'Avez-vous échangé une carte ?',
  },
  game,
  plays: { R: 'R', RR: '2R', third: '2R+?', other: 'Sp/At' },
  sector: (n) => `Secteur ${n}`,
  die: 'Dé',
  cards: { R: 'R', S: 'Sp', A: 'At' },
  figures: { gap: 'secondes de retard', bonus: 'secondes de bonification' },
  swapped: 'Une carte échangée',
  swappedAll: 'Plus d’échange',
  endPage: 'Fin du secteur',
  ask: {
    course: { ask: 'Quelle tuile y a-t-il ici ?', help: 'Le ravitaillement n’est pas demandé : sa face dépend des autres tuiles.' },
    first: { ask: 'Qui est premier joueur ?', help: 'La dernière personne à avoir fait du vélo.' },
    plays: { ask: 'Qu’a joué chacun ?', help: 'Dans l’ordre de jeu. 2R+? est réservé aux coureurs solitaires.' },
    escapes: { ask: 'Qui s’est échappé ?', help: 'À la fin des attaques, une fois les annulations faites.' },
    counters: { ask: 'Qui a contre-attaqué ?' },
    contest: (kind, most) => (most === 1 ? `${kind} : qui est passé en tête ?` : `${kind} : dans quel ordre ?`),
    contestHelp: 'Seulement les coureurs du groupe qui s’est disputé les places.',
    die: { ask: 'Que montre le dé du passage à niveau ?' },
    missions: { ask: 'Quelle mission avait chacun ?' },
    cards: 'Combien de cartes reste-t-il ?',
    cardsHelp: (name) => (name === '' ? '' : `À partir de ${name}. Proposé : sans les attaques perdues, sprints et cols.`),
  },
  first: (name, reason) => (reason === null ? `${name} est premier joueur.` : `${name} est premier joueur : ${reasons[reason]}.`),
  order: (names) => `Ordre de jeu : ${names.join(', ')}.`,
  allowance: (name, n) => (n === 0 ? `${name} n’échange rien.` : `${name} peut échanger jusqu’à ${count(n, 'carte')}.`),
  short: (names, left) => `Moins de cartes que de secteurs à rouler (${left}) : ${list(names)}.`,
  abandon: (names) => `Plus de carte, hors course : ${list(names)}.`,
  road: 'Sur la route',
  bunch: (names, gap) => `${game.people.gap(gap)} : ${list(names)}`,
  group: (names, gap, speed, cost, cancels) =>
    [
      `${game.people.gap(gap)} : ${list(names)}`,
      `vitesse ${speed}`,
      ...(names.length < 2 ? [] : [`une attaque coûte ${cost} At, une double ${2 * cost}`]),
      ...(names.length > 2 ? [`${cancels} attaquants l’annulent`] : []),
    ].join(' · '),
  running: 'Pour l’instant : bonifications moins écart',
  sum: (gap, bonus) => `${game.people.gap(gap)}, +${seconds(bonus)}`,
  refusals: {
    NOT_SOLITARY: ({ name, riders }) =>
      `${name} n’est pas solitaire (${count(riders, 'coureur')} à côté) : la troisième carte est réservée aux solitaires.`,
    HOLDS_R: ({ name }) => `${name} est en tête et a forcément encore un R : seul un coureur distancé, ou sans R, pose une autre carte.`,
    PLAY_CARDS: ({ name, cards, most }) => `${name} a ${count(cards, 'carte')}, et il en faut ${most}.`,
    NO_COBBLES_CARD: ({ name, cards, most }) =>
      `${name} a ${count(cards, 'carte')} : sur les pavés il en faut ${most}, dont une face cachée.`,
    NEUTRAL_PLAY: () => 'Un coureur neutre joue R ou 2R.',
    WAVE_CANCELLED: ({ riders, of }) => `${riders} sur ${of} ne peuvent pas s’échapper : à ce nombre, les attaques s’annulent.`,
    PAIR: () => 'À deux, un seul peut s’échapper : si les deux attaquent, personne ne part.',
    MORE_CARDS: ({ name, cards, most }) =>
      `${name} ne peut pas avoir ${cards} cartes : après ce qui a été posé, il en reste ${most} au plus.`,
    MISSION_COPIES: ({ most }) => `Chaque mission n’existe qu’en ${most} exemplaires.`,
  },
}
