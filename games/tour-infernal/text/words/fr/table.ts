import { genderOf } from '@echappee/text'
import type { Words } from '../en/index.ts'
import { cardCount, contests, count, de, list, missions, ordinal, prizes, seconds, signed, some, verb } from './names.ts'

export const effect: Words['effect'] = {
  slowsMany: (n) => `groupes de ${n} et plus : vitesse −1`,
  slowsFew: (n) => `groupes de ${n} et moins : vitesse −1`,
  mountain: 'chacun pour soi : R 1, 2R 2, trois cartes 3',
  cobbles: 'une carte cachée de plus à chaque pose',
  feed: 'échange de cartes : 3 à la vitesse 1, 1 à la vitesse 2 ou 3',
  barrier: 'un dé baisse la barrière pendant 40 s',
  doubled: 'attaques à coût double',
  climb: (bonuses) => `col : ${prizes(bonuses)}`,
  sprint: (bonuses) => `sprint : ${prizes(bonuses)}`,
  final: (bonuses) => `sprint final : ${prizes(bonuses)}`,
  turned: 'aucune bonification en route, donc sprint au lieu du ravitaillement',
  none: 'aucun effet',
}

export const where: Words['where'] = {
  before: 'Avant le départ',
  beforeHint: 'chacun compose sa besace en secret',
  sector: (n, tile) => `Secteur ${n} · ${tile}`,
  over: 'La course est finie',
  steps: 'Les étapes d’un secteur',
}

export const profile: Words['profile'] = {
  label: 'Les dix secteurs du parcours',
  sector: (n, tile) => `Secteur ${n}, ${tile}`,
  done: 'parcouru',
  now: 'la course y est',
  bonus: (n) => `+${n}`,
}

export const people: Words['people'] = {
  label: 'Coureurs',
  first: 'premier joueur',
  leader: 'en tête du classement',
  score: (n) => (n === 0 ? 'en tête du classement' : `à ${seconds(n)} au classement`),
  gapLabel: 'retard sur la route, sans les bonifications',
  front: 'en tête',
  rank: (place, isShared) => (isShared ? `${place} ex æquo` : `${place} au classement`),
  behind: (n) => `+${seconds(n)}`,
  gap: (n) => (n === 0 ? 'en tête' : `à ${seconds(n)}`),
  bonus: (n) => `bonif. ${seconds(n)}`,
  hidden: (n) => count(n, 'cachée'),
  laid: (what) => `a posé ${what}`,
  solitary: 'solitaire',
  abandoned: (sector) => `abandon, secteur ${sector}`,
  ready: 'fait',
  choosing: 'choisit',
  swapped: (n) => count(n, 'carte échangée', 'cartes échangées'),
  attacked: 'a attaqué',
}

export const board: Words['board'] = {
  road: (groups) => `Sur la route : ${groups.join(' ; ')}`,
  groupLabel: (letter, names, gap) => `groupe ${letter}, ${gap === 0 ? 'en tête' : `à ${seconds(gap)}`} : ${list(names)}`,
  front: 'en tête',
  gap: (n) => `+${seconds(n)}`,
  between: (n) => seconds(n),
  riders: (n) => count(n, 'coureur'),
  alone: 'en solitaire',
  speed: (n) => `vitesse ${n}`,
  cost: (n) => `attaque ${cardCount(n, 'A')}`,
  together: 'tous ensemble',
  turn: 'Ce qui se décide',
  order: 'Ordre',
  orderBack: 'Ordre inverse',
  pace: 'un groupe roule à 1, plus 1 par 2R posé',
  toSpeak: 'n’a pas encore parlé',
  speaks: 'décide',
  inSecret: 'qui est prêt ne se voit pas',
  packing: 'Les besaces se font en secret',
  soFar: 'Si les autres jouent R',
  rides: 'Comment on a roulé',
  moved: (from, to) =>
    to === 0
      ? from === 0
        ? 'en tête'
        : `${seconds(from)} → en tête`
      : from === to
        ? `reste à ${seconds(to)}`
        : `${seconds(from)} → ${seconds(to)}`,
  attacks: (letter, n, cost) => `Groupe ${letter} (${n}) · attaque ${cardCount(cost, 'A')}, double ${cardCount(2 * cost, 'A')}`,
  elsewhere: (letter, wave, of) => `groupe ${letter} : ${wave} sur ${of} à l’attaque`,
  wave: (n, of, level) => `${n} sur ${of} à l’attaque${level === 2 ? ' (double)' : ''}`,
  noWave: 'personne n’attaque encore',
  more: (n, wave) =>
    wave === 0
      ? `Si ${n} coureurs attaquent, personne ne part.`
      : n === 1
        ? 'Si un autre attaque encore, personne ne part.'
        : `Si ${n} autres attaquent encore, personne ne part.`,
  pairOnly: 'À deux : si les deux attaquent, personne ne part.',
  ifAllPass: 'Si tous passent',
  passAlone: (names) => `${names.length === 1 ? `${names[0]} part` : `${names.length} coureurs partent`} avec 20 s`,
  passNobody: 'personne ne part',
  passStandOff: 'aucun des deux ne part',
  passWins: (name, place, bonus) => `${name} ${ordinal(place, genderOf(name))}, +${seconds(bonus)}`,
  raise: (name) => `${name} surenchérit : double attaque`,
  contest: (kind, place) => `${contests[kind]}${place > 1 ? `, dès la ${place}e place` : ''}`,
  prizes: (bonuses, from) => bonuses.flatMap((bonus, i) => (i + 1 < from ? [] : [`${ordinal(i + 1)} +${seconds(bonus)}`])).join(' · '),
  bids: (card) => (card === 'S' ? 'on mise des Sp' : 'égalité : on mise des R'),
  outOfIt: 'passe',
  feed: 'Ravitaillement',
  feedAllowance: (n) => `${n} au plus`,
  feedNone: 'aucune',
  barrier: (die) => `Dé : ${die}`,
  barrierSpan: (from, until) => `barrière de ${seconds(from)} à ${seconds(until)}`,
  waiting: (names) => (names.length === 0 ? 'personne n’attend' : verb(names, 'attend', 'attendent')),
  sectorEnd: (n) => `Fin du secteur ${n}`,
  nextFirst: (name) => `Premier joueur : ${name}`,
  bonus: (name, bonus) => `${name} +${seconds(bonus)}`,
  win: (kind) => ({ climb: 'En tête au sommet', sprint: 'Sprint gagné', final: 'En tête à l’arrivée' })[kind],
  escape: (names) => verb(names, 's’échappe', 's’échappent'),
  cancelled: 'Attaque annulée',
  cancelledWhy: (n, of) => `${n} sur ${of} : trop de monde`,
  caught: (names, by) => `${verb(by, 'rattrape', 'rattrapent')} ${some(names)}`,
  standOff: 'Ils se neutralisent',
  start: 'DÉPART',
  finish: 'ARRIVÉE',
}

export const final: Words['final'] = {
  heading: 'Classement',
  winner: (name) => `${name} gagne`,
  survivor: (name) => `${name} reste sans adversaire`,
  nobody: 'Personne n’arrive',
  rider: 'Coureur',
  first: 'victoire',
  sameTime: 'même temps',
  tie: 'à égalité de secondes : mieux classé à la ligne',
  abandoned: (sector) => `abandon au secteur ${sector}`,
  chart: 'Les écarts sur les dix secteurs',
  chartLabel: (names) => `Courbes des écarts ${de(list(names))} ; le tableau ci-dessous donne les mêmes chiffres`,
  table: 'Écart après chaque secteur',
  sector: (n) => `Secteur ${n}`,
  cards: 'Où sont passées les cartes',
  besace: 'Besace',
  rode: 'Pour rouler',
  attacked: 'Attaques',
  contested: 'Sprints, cols',
  hidden: 'Cachées',
  swapped: 'Échangées',
  left: 'Restées',
  none: '–',
  missionOf: (mission, n) => `${missions[mission].name} : ${signed(n)}`,
  out: '–',
}

export const recap: Words['recap'] = {
  heading: (sector) => `Ce qu’a donné le secteur ${sector}`,
  rode: (speed, by) => (by === 0 ? `roulé à ${speed}` : `roulé à ${speed} : ${signed(by)}`),
  attack: (by) => `attaques : ${signed(by)}`,
  barrier: (by) => `attaques et barrière : ${signed(by)}`,
  unseen: 'en roulant et par les attaques',
}
