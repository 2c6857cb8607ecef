import type { Card } from '../../../content/cards.ts'
import type { Words } from '../en/index.ts'
import {
  attackCards,
  cardCount,
  cardNames,
  cards,
  contests,
  count,
  de,
  leadText,
  ordinal,
  plays,
  seconds,
  signed,
  some,
  verb,
} from './names.ts'

const either = (held: readonly Card[]) => held.map((card) => cards[card]).join(' ou ')

export const prompt: Words['prompt'] = {
  besace: 'Composez votre besace : 14 R y sont déjà, ajoutez six cartes.',
  besaceWait: 'Votre besace est prête. Les autres choisissent encore.',
  ride: ({ RR }) =>
    RR
      ? 'Posez R pour rouler avec le groupe, ou 2R pour l’accélérer.'
      : 'Posez R pour rouler avec le groupe : vous n’en avez pas de second.',
  rideAlone: ({ RR, third }) =>
    third
      ? 'En solitaire : R, 2R, ou 2R et une troisième carte.'
      : RR
        ? 'En solitaire : R ou 2R.'
        : 'En solitaire, avec de quoi poser un R.',
  rideBehind: ({ RR, other }) =>
    other.length === 0
      ? `Vous êtes derrière : ${RR ? 'R ou 2R' : 'posez R'}.`
      : `Vous êtes derrière : ${RR ? 'R, 2R' : 'R'}, ou épargnez un R avec ${either(other)}, à la vitesse 1.`,
  rideDry: ({ other }) => `Plus de R : posez ${either(other)}, à la vitesse 1.`,
  hide: 'Pavés : posez une carte de plus, face cachée. Elle n’a pas d’autre effet.',
  attackFirst: (cost) => `Attaquez pour ${attackCards(cost)}, ou restez dans le groupe.`,
  attackNot: (cost, held) => `Attaquer coûte ${attackCards(cost)}, vous en avez ${held} : restez dans le groupe.`,
  attackFollow: (names, cost, canRaise) =>
    `${verb(names, 'attaque', 'attaquent')} : suivez pour ${attackCards(cost)}${canRaise ? `, surenchérissez pour ${attackCards(2 * cost)}` : ''}, ou laissez partir.`,
  attackLetGo: (names, cost, held) =>
    `${verb(names, 'attaque', 'attaquent')}. Suivre coûte ${attackCards(cost)}, vous en avez ${held} : laissez partir.`,
  attackFollowHard: (names, cost) => `Double attaque ${de(some(names))} : suivez pour ${attackCards(cost)}, ou laissez partir.`,
  answer: (name, cost) => `${name} surenchérit : ajoutez ${attackCards(cost)} pour rester dans l’attaque, ou réintégrez le groupe.`,
  answerNot: (name, cost, held) =>
    `${name} surenchérit. Rester dans l’attaque coûte encore ${attackCards(cost)}, vous en avez ${held} : réintégrez le groupe.`,
  counter: (cost) => `On vous a rejoint : contre-attaquer pour ${attackCards(cost)} ?`,
  bid: (kind, bonus, card) => `${contests[kind]} pour ${seconds(bonus)} : posez des ${cards[card]}, ou passez.`,
  bidNot: (kind, bonus, card) => `${contests[kind]} pour ${seconds(bonus)} : vous n’avez plus de ${cards[card]}, passez.`,
  runOff: (kind, bonus) => `${contests[kind]}, égalité en Sp : posez des R pour ${seconds(bonus)}, ou passez.`,
  swap: (left) => `Ravitaillement : encore ${count(left, 'carte')} à échanger avec la réserve, ou terminez.`,
  other: {
    besace: 'Chacun compose sa besace en secret.',
    play: (name) => `${name} choisit son allure.`,
    hidden: (name) => `${name} pose une carte face cachée.`,
    attack: (name) => `${name} peut attaquer.`,
    answer: (name) => `${name} doit répondre à la surenchère.`,
    counter: (name) => `${name} peut contre-attaquer.`,
    bid: (name) => `${name} peut miser.`,
    swap: (names) =>
      names.length === 1 ? `Ravitaillement : ${names[0]} peut échanger des cartes.` : 'Ravitaillement : les cartes s’échangent en secret.',
  },
  won: (name, lead) => `${name} gagne la course ${leadText(lead)}.`,
  survived: (name) => `${name} reste sans adversaire et gagne.`,
  nobody: (name) => `Personne n’arrive ; ${name} a tenu le mieux.`,
}

export const move: Words['move'] = {
  besace: (r, s, a) => `${cardCount(r, 'R')}, ${cardCount(s, 'S')}, ${cardCount(a, 'A')}`,
  play: (play, then) => `${plays[play]} : ${then}`,
  hide: (card) => `Cacher ${cards[card]}`,
  pass: 'Rester dans le groupe',
  attack: (level, n, then) => `${level === 2 ? 'Double attaque' : 'Attaquer'} (${cardCount(n, 'A')}) : ${then}`,
  follow: (n, then) => `Suivre (${cardCount(n, 'A')}) : ${then}`,
  raise: (n, then) => `Surenchérir (${cardCount(n, 'A')}) : ${then}`,
  complete: (n) => `Ajouter ${cardCount(n, 'A')} et rester dans l’attaque`,
  drop: 'Réintégrer le groupe ; les cartes sont perdues',
  counter: (n) => `Contre-attaquer (${cardCount(n, 'A')}) : 20 s d’avance`,
  noCounter: 'Ne pas contre-attaquer',
  bid: (n, card, then) => `Poser ${cardCount(n, card)} : ${then}`,
  bidPass: 'Passer',
  swap: (give, take) => `Rendre ${cards[give]}, prendre ${cards[take]}`,
  done: 'Terminer les échanges',
}

export const outlook: Words['outlook'] = {
  speed: (n) => `vitesse ${n}`,
  front: (company) => (company === 0 ? 'en tête, en solitaire' : `en tête à ${company + 1}`),
  behind: (gap) => `à ${seconds(gap)}`,
  changed: (by) => `(${signed(by)})`,
  ifOthersR: 'si les autres jouent R',
  doubled: 'attaques à coût double',
  short: (n) => `il manquera ${count(n, 'carte')}`,
  alone: '20 s d’avance si personne ne suit',
  cancels: (wave, n) => `${wave} sur ${n} : annule l’attaque`,
  together: (wave, n) => `${wave} sur ${n} : partis ensemble`,
  standOff: 'à deux : personne ne part',
  mustAnswer: (names) => verb(names, 'doit payer ou rentrer', 'doivent payer ou rentrer'),
  letGo: (names) => verb(names, 'peut partir', 'peuvent partir'),
  stay: 'aucune carte',
  hardToFollow: (cost) => `la suivre coûte aussi ${cardCount(cost, 'A')}`,
  mayAnswer: (n) => `${count(n, 'coureur peut', 'coureurs peuvent')} encore répondre`,
  nobodyAnswers: 'plus personne ne peut répondre',
  othersSpeak: (n) => `${count(n, 'coureur peut', 'coureurs peuvent')} attaquer ensuite`,
  leads: (total) => `${total} en tout : en tête`,
  level: (total, names) => `${total} en tout : à égalité avec ${some(names)}`,
  trails: (total, names, most) => `${total} en tout : ${verb(names, 'en a', 'en ont')} ${most}`,
  outOfIt: 'hors de l’enchère',
  comeBack: 'retour possible si on relance',
  wins: (place, bonus) => `${ordinal(place)}, +${seconds(bonus)} si personne ne répond`,
}

export const hand: Words['hand'] = {
  label: 'Votre main',
  wait: 'Votre tour viendra.',
  out: 'Votre coureur a abandonné.',
  choices: 'Ce que vous pouvez faire',
  roadBook: 'Ce secteur et les suivants',
  need: (n) => `il en faut au moins ${n} d’ici l’arrivée`,
  short: (n) => `il en manque ${n} pour finir`,
  reserve: 'Réserve',
  reserveHint: 'les cartes non choisies, pour le ravitaillement',
  hidden: 'Cachées sur les pavés',
  mission: 'Mission secrète',
  missionNow: (n) => `pour l’instant : ${seconds(n)}`,
  play: {
    R: 'Rouler',
    RR: 'Rouler fort',
    RRR: 'À bloc',
    RRS: 'À bloc',
    RRA: 'À bloc',
    S: 'Épargner',
    A: 'Épargner',
  },
  hide: (card) => `Cacher ${cardNames[card]}`,
  hideNote: (n) => `${n} en main`,
  attack: { attack: 'Attaquer', attackHard: 'Double attaque', follow: 'Suivre', raise: 'Surenchérir', pass: 'Rester' },
  answer: { complete: 'Compléter', drop: 'Réintégrer' },
  dropNote: 'vos cartes sont perdues',
  counter: { yes: 'Contre-attaquer', no: 'Rester' },
  bidPass: 'Passer',
  bid: (n, card) => cardCount(n, card),
  done: 'Terminé',
  doneNote: (n) => (n === 0 ? 'ne rien échanger' : count(n, 'carte échangée', 'cartes échangées')),
  swapLeft: (n) => `encore ${count(n, 'échange')}`,
  swap: (give, take) => `${cards[give]} contre ${cards[take]}`,
}

export const besace: Words['besace'] = {
  label: 'Votre besace',
  fixed: '14 R y sont toujours',
  set: (card, n) => `${cardNames[card]} : ${n} sur 6`,
  use: { R: 'un par secteur, deux pour rouler fort', S: 'pour les sprints et les cols', A: 'pour s’échapper' },
  total: (n, of) => `${n} sur ${of} choisies`,
  missing: (n) => `encore ${count(n, 'carte')} à choisir`,
  tooMany: (n) => `${count(n, 'carte')} de trop`,
  pack: 'C’est prêt',
  packNote: (r, s, a) => `${cardCount(r, 'R')} · ${cardCount(s, 'S')} · ${cardCount(a, 'A')}`,
  ideas: 'Idées',
  idea: { even: 'Équilibre', sprinter: 'Sprinteur', attacker: 'Attaquant', engine: 'Rouleur' },
  course: 'Ce que réserve le parcours',
  bonuses: (n, total) => `${count(n, 'sprint ou col', 'sprints ou cols')}, ${seconds(total)} en tout`,
  cobbles: (n) => `${count(n, 'secteur pavé', 'secteurs pavés')} : une carte de plus à chaque pose`,
  mountains: (n) => `${count(n, 'haute montagne', 'hautes montagnes')} : chacun pour soi, jusqu’à 3 cartes`,
  doubled: (n) => `${count(n, 'secteur')} où attaquer coûte double`,
  feed: 'un ravitaillement : on peut échanger des cartes',
  noFeed: 'pas de ravitaillement : aucun échange',
  packed: 'C’est prêt. Les autres choisissent encore.',
}
