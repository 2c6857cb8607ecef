import { genderOf } from '@echappee/text'
import type { Words } from '../en/index.ts'
import { because, cardCount, count, list, ordinal, seconds } from './names.ts'

export const text: Words['text'] = {
  race: 'Course',
  sector: (n, of, tile, effects) => `Secteur ${n} sur ${of}, ${tile} : ${effects}`,
  step: (name) => `Étape : ${name}`,
  first: (name) => `Premier joueur : ${name}`,
  order: (names) => `Ordre de jeu : ${names.join(', ')}`,
  speakers: (names) => `Parole, dans l’ordre : ${names.join(', ')}`,
  groups: 'Sur la route',
  group: (letter, gap, names, extra) =>
    `Groupe ${letter}, ${gap === 0 ? 'en tête' : `à ${seconds(gap)}`} : ${[list(names), ...extra].join(' ; ')}`,
  riders: 'Coureurs',
  rider: (number, name, parts) => `${number} ${name} : ${parts.join(' ; ')}`,
  rides: 'Comment on a roulé dans ce secteur',
  ridesSoFar: 'Pour l’instant, si les autres jouent R',
  ride: (who, speed, sumText, moved) => `${who} : vitesse ${speed}${because(sumText)} ; ${moved}`,
  attacks: 'Attaques',
  ifAllPass: (what) => `Si tous passent : ${what}`,
  contest: 'Sprint ou col',
  contestant: (name, s, r, isOut) =>
    `${name} : ${cardCount(s, 'S')}${r > 0 ? `, ${cardCount(r, 'R')}` : ''}${isOut ? ', hors de l’enchère' : ''}`,
  feed: 'Ravitaillement',
  feedLine: (name, most, isDone) => `${name} : ${most} au plus${isDone ? ', terminé' : ''}`,
  hand: 'Vos cartes',
  inHand: (what, n) => `Main : ${what} (${count(n, 'carte')})`,
  inReserve: (what) => `Réserve : ${what}`,
  hiddenCards: (what) => `Cachées sur les pavés : ${what}`,
  mission: (name, task, now) => `Mission ${name} : ${task}${now === undefined ? '' : ` (${now})`}`,
  course: 'Parcours',
  courseLine: (n, tile, effects, isNow) => `${n} ${tile} : ${effects}${isNow ? ' (la course y est)' : ''}`,
  result: 'Classement',
  ranked: (place, name, parts) => `${ordinal(place, genderOf(name))} ${name} : ${parts.join(' ; ')}`,
  besace: (what) => `besace ${what}`,
}
