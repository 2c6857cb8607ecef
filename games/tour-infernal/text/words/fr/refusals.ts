import { TILES } from '../../../content/sectors.ts'
import type { Phase } from '../../../rules/state.ts'
import type { Words } from '../en/index.ts'
import { cardCount, count, tiles } from './names.ts'

const phases: Readonly<Record<Phase, string>> = {
  besace: 'chacun compose sa besace',
  play: 'c’est le moment de rouler',
  hidden: 'une carte se pose face cachée',
  attack: 'c’est le moment d’attaquer ou de rester',
  answer: 'il faut répondre à la surenchère',
  counter: 'c’est le moment de contre-attaquer ou non',
  bid: 'c’est le moment de miser ou de passer',
  swap: 'c’est le moment d’échanger des cartes',
  finished: 'la course est finie',
}

export const refusals: Words['refusals'] = {
  GAME_OVER: () => 'La course est finie.',
  ABANDONED: ({ sector }) => `Votre coureur a abandonné au début du secteur ${sector ?? '?'}.`,
  ALREADY_CHOSEN: () => 'Votre besace est prête : les autres choisissent encore.',
  ALREADY_SWAPPED: () => 'Vos échanges sont faits : les autres n’ont pas fini.',
  NO_ALLOWANCE: ({ speed }) => `À la vitesse ${speed ?? '?'}, pas le temps d’échanger au ravitaillement.`,
  NOT_YOUR_TURN: ({ acting }) => (acting === undefined ? 'Ce n’est pas votre tour.' : `C’est à ${acting} de jouer.`),
  WRONG_PHASE: ({ phase }) => `Pas maintenant : ${phase === undefined ? 'autre chose se décide' : phases[phase]}.`,
  BESACE_RANGE: ({ most }) => `De chaque sorte, on choisit de 0 à ${most ?? '?'} cartes.`,
  BESACE_TOTAL: ({ total, needed }) => `Une besace prend ${needed ?? '?'} cartes au choix, pas ${total ?? '?'}.`,
  NOT_SOLITARY: ({ company }) =>
    `La troisième carte est réservée aux coureurs solitaires : ${company === 1 ? 'un autre roule' : `${company ?? 'd’'} autres roulent`} avec vous.`,
  NOT_DISTANCED: ({ play }) => `${play ?? 'Cette carte'} à la place de R : seulement pour un coureur distancé, ou sans aucun R.`,
  PLAY_CARDS: ({ card, needed, held }) => `Pas assez de ${card ?? 'cartes'} : il en faut ${needed ?? '?'}, vous en avez ${held ?? 0}.`,
  NO_COBBLES_CARD: ({ needed, held }) =>
    `Pavés : il faut garder une carte à cacher (${needed ?? '?'} cartes nécessaires, ${held ?? 0} en main).`,
  HIDE_CARD: ({ card }) => `Pas de ${card ?? 'telle carte'} en main à cacher.`,
  LEVEL_TOO_LOW: () => 'C’est une double attaque : on ne la suit que par une double attaque.',
  ATTACK_CARDS: ({ needed, held }) => `Cette attaque coûte ${cardCount(needed ?? 0, 'A')}, vous en avez ${held ?? 0}.`,
  COMPLETE_CARDS: ({ needed, held }) => `Rester dans l’attaque coûte encore ${cardCount(needed ?? 0, 'A')}, vous en avez ${held ?? 0}.`,
  COUNTER_CARDS: ({ needed, held }) => `La contre-attaque coûte ${cardCount(needed ?? 0, 'A')}, vous en avez ${held ?? 0}.`,
  BID_RANGE: ({ most }) => `Au plus ${count(most ?? 0, 'carte')} à la fois.`,
  BID_CARDS: ({ card, needed, held }) => `${needed ?? '?'} ${card ?? 'cartes'} à poser, ${held ?? 0} en main.`,
  SWAP_SAME: ({ card }) => `Échanger ${card ?? 'une carte'} contre ${card ?? 'la même'} ne change rien.`,
  SWAP_HAND: ({ card }) => `Pas de ${card ?? 'telle carte'} en main à rendre.`,
  SWAP_RESERVE: ({ card }) => `Pas de ${card ?? 'telle carte'} en réserve à prendre.`,
}

export const reasons: Words['reasons'] = {
  GAME_OVER: () => 'course finie',
  ABANDONED: () => 'a abandonné',
  ALREADY_CHOSEN: () => 'déjà choisi',
  ALREADY_SWAPPED: () => 'déjà fait',
  NO_ALLOWANCE: () => 'trop vite pour échanger',
  NOT_YOUR_TURN: () => 'pas votre tour',
  WRONG_PHASE: () => 'pas maintenant',
  BESACE_RANGE: ({ most }) => `0 à ${most ?? '?'} de chaque`,
  BESACE_TOTAL: ({ needed }) => `${needed ?? '?'} cartes juste`,
  NOT_SOLITARY: () => 'réservé aux solitaires',
  NOT_DISTANCED: () => 'seulement distancé, ou sans R',
  PLAY_CARDS: ({ card, held }) => (held === 0 ? `plus de ${card ?? 'carte'}` : `plus que ${held ?? 0} ${card ?? ''}`),
  NO_COBBLES_CARD: () => 'plus de carte à cacher',
  HIDE_CARD: () => 'aucune en main',
  LEVEL_TOO_LOW: () => 'c’est une double attaque',
  ATTACK_CARDS: ({ needed, held }) => `coûte ${cardCount(needed ?? 0, 'A')}, vous en avez ${held ?? 0}`,
  COMPLETE_CARDS: ({ needed, held }) => `coûte ${cardCount(needed ?? 0, 'A')}, vous en avez ${held ?? 0}`,
  COUNTER_CARDS: ({ needed, held }) => `coûte ${cardCount(needed ?? 0, 'A')}, vous en avez ${held ?? 0}`,
  BID_RANGE: ({ most }) => `${most ?? '?'} au plus`,
  BID_CARDS: ({ card, held }) => (held === 0 ? `pas de ${card ?? 'carte'} en main` : `plus que ${held ?? 0} ${card ?? ''}`),
  SWAP_SAME: () => 'ne change rien',
  SWAP_HAND: ({ card }) => `pas de ${card ?? 'carte'} en main`,
  SWAP_RESERVE: ({ card }) => `pas de ${card ?? 'carte'} en réserve`,
}

/** "Cobbles (CO)": as it is called, and as it stands in the file. */
const tile = (code: string | number | undefined) => {
  const known = TILES.find((name) => name === code)
  return known === undefined ? String(code) : `${tiles[known]} (${known})`
}
const tileList = (codes: string | number | undefined) => String(codes).split(', ').map(tile).join(', ')

export const issues: Words['issues'] = {
  small_field: (p) => `est pour ${p['most']} coureurs au plus ; cette table en a ${p['seats']}`,
  neutral_riders: (p) =>
    `une table de ${p['seats']} ${p['most'] === 0 ? 'n’a pas de place pour des coureurs neutres' : `en admet ${p['most']} au plus`}`,
  no_such_seat: (p) => `il n’y a pas de place ${p['seat']} à une table de ${p['seats']}`,
  course_length: (p) => `un parcours a ${p['expected']} secteurs, celui-ci en a ${p['given']}`,
  start_tile: (p) => `le secteur ${p['sector']} est toujours ${tile(p['expected'])}, pas ${tile(p['tile'])}`,
  feed_tile: (p) =>
    `le secteur ${p['sector']} est toujours ${tile(p['expected'])} (sa face dépend des autres tuiles), pas ${tile(p['tile'])}`,
  tile_not_in_zone: (p) => `secteur ${p['sector']} : la zone ${p['zone']} n’a pas de ${tile(p['tile'])} ; elle a ${tileList(p['allowed'])}`,
  tile_stock: (p) => `secteur ${p['sector']} : la zone ${p['zone']} n’a que ${count(Number(p['stock']), 'tuile')} ${tile(p['tile'])}`,
}
