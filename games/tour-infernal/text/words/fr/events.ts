import { genderOf } from '@echappee/text'
import type { Words } from '../en/index.ts'
import {
  because,
  cardCount,
  cards,
  contests,
  count,
  de,
  leadText,
  list,
  missions,
  ordinal,
  plays,
  seconds,
  some,
  tiles,
  verb,
} from './names.ts'

export const change: Words['change'] = ({ who, speed, from, to }, ref) => {
  const paces = ref === undefined ? `${who} à ${speed}` : `${who} à la vitesse ${speed}, ${ref.who} à ${ref.speed}`
  if (to === 0) return `${paces} : retour en tête`
  if (to < from) return `${paces} : ${seconds(from - to)} reprises`
  if (to > from) return `${paces} : ${seconds(to - from)} perdues`
  return `${paces} : toujours à ${seconds(to)}`
}

export const sum: Words['sum'] = ({ pulls, hasThird, hasRelay, slowedBy }, isAlone) => {
  if (pulls === 0 && !hasThird && !hasRelay && slowedBy === null) return isAlone ? 'sans forcer' : 'personne en 2R'
  const parts = ['1']
  if (pulls > 0) parts.push(isAlone ? '+ 1 (2R)' : `+ ${pulls} × 2R`)
  if (hasThird) parts.push('+ 1 (3e)')
  if (hasRelay) parts.push('+ 1 (relais)')
  if (slowedBy === 'WR') parts.push('− 1 (virages)')
  if (slowedBy === 'HW') parts.push('− 1 (vent)')
  return parts.join(' ')
}

export const event: Words['event'] = {
  courseSet: (names, isTurned) =>
    `Le parcours : ${names.join(', ')}${isTurned ? ' (aucune bonification en route : le ravitaillement devient un sprint)' : ''}`,
  missionsDealt: 'Chacun reçoit une mission secrète',
  missionDealt: (name, mission) => `Mission ${de(name)}, ${missions[mission].name} : ${missions[mission].task}`,
  firstChosen: (name, by) => `${name}${by === 'chance' ? ', par tirage au sort,' : ''} est premier joueur`,
  besaceChosen: (name, what) => `${name} ajoute ${what} aux 14 R de sa besace`,
  abandoned: (names, sector) =>
    `Secteur ${sector} : ${verb(names, 'n’a plus de carte et abandonne', 'n’ont plus de carte et abandonnent')}`,
  firstPassed: (from, to) => `${to} est premier joueur à la place ${de(from)}`,
  sectorBegan: (n, tile) => `Secteur ${n}, ${tiles[tile]}`,
  rides: (name) => `${name} roule (R)`,
  pulls: (name) => `${name} roule fort (2R)`,
  allOut: (name, play) => `${name} y va à bloc (${plays[play]})`,
  saves: (name, play) => `${name} épargne un R et pose ${plays[play]} : vitesse 1, hors du groupe`,
  dry: (name, play) => `${name} n’a plus de R et pose ${plays[play]} : vitesse 1, hors du groupe`,
  laidDown: (name, card) => `${name} cache ${cards[card]}`,
  laidDownHidden: (name) => `${name} pose une carte face cachée`,
  neutralPlayed: (name, die, play) => `Le dé fait ${die} : ${name} joue ${plays[play]}`,
  rode: (names, speed, how) => `${some(names)} : vitesse ${speed}${because(how)}`,
  caught: (riders, by) => `${verb(by, 'rattrape', 'rattrapent')} ${some(riders)}`,
  together: (speed) => `Le peloton reste groupé à la vitesse ${speed}`,
  unchanged: 'Les écarts ne changent pas',
  attacksBegan: (name) => `Attaques : la parole d’abord à ${name}`,
  attacksBeganBare: 'Attaques',
  scrambled: (order) => `Attaques, dans l’ordre tiré au sort : ${order.join(', ')}`,
  lapBegan: (lap) => `Attaques, tour ${lap}`,
  attack: (name, level, n) => `${name} ${level === 2 ? 'fait une double attaque' : 'attaque'} (${cardCount(n, 'A')})`,
  follow: (name, n, wave, of) => `${name} suit (${cardCount(n, 'A')}) : ${wave} sur ${of}`,
  raise: (name, n, wave) =>
    `${name} surenchérit (${cardCount(n, 'A')}) : ${verb(wave, 'doit compléter ou rentrer', 'doivent compléter ou rentrer')}`,
  attackPassed: (name) => `${name} reste dans le groupe`,
  completed: (name, n) => `${name} reste dans l’attaque (encore ${cardCount(n, 'A')})`,
  dropped: (name) => `${name} réintègre le groupe ; les cartes sont perdues`,
  raiseSettled: (wave, of) => `Double attaque : ${some(wave)}, ${wave.length} sur ${of}`,
  waveCancelled: (names, n) => `${names.length} sur ${n}, c’est trop : l’attaque ${de(some(names))} ne donne rien`,
  escaped: (names, stayed) => `${verb(names, 'prend', 'prennent')} 20 s à ${some(stayed)}`,
  stoodOff: (names) => `${list(names)} s’attaquent l’un l’autre : personne ne part`,
  nobodyEscaped: 'Personne ne s’échappe',
  countersBegan: (names) => `${names.length === 1 ? 'Rejoint' : 'Rejoints'} : ${verb(names, 'peut', 'peuvent')} contre-attaquer`,
  countered: (name, n) => `${name} contre-attaque (${cardCount(n, 'A')})`,
  counterDeclined: (name) => `${name} ne contre-attaque pas`,
  countersEnded: (names) => `${verb(names, 'gagne', 'gagnent')} 20 s`,
  barrierFell: (die, from, until, names) =>
    `Dé : ${die}. Barrière baissée de ${seconds(from)} à ${seconds(until)} ; ${names.length === 0 ? 'personne n’attend' : verb(names, 'attend', 'attendent')}`,
  contestBegan: (kind, place, bonus, names) =>
    `${contests[kind]}, ${seconds(bonus)} au ${ordinal(place)} : ${names.join(', ')} misent dans cet ordre`,
  bid: (name, n, card, total) => `${name} pose ${cardCount(n, card)}${total === n ? '' : `, ${total} en tout`}`,
  bidPassed: (name, isOut) => (isOut ? `${name} ne mise pas` : `${name} passe`),
  runOffBegan: (names, place, tiedAt) =>
    `${some(names)} à égalité avec ${cardCount(tiedAt, 'S')} : les R décident de la ${place === 1 ? '1re' : `${place}e`} place`,
  linePassed: (kind, names) => `${kind === 'climb' ? 'Au sommet' : kind === 'final' ? 'À l’arrivée' : 'Au sprint'} : ${names.join(', ')}`,
  bonusWon: (name, place, bonus) => `${name} ${ordinal(place, genderOf(name))} : +${seconds(bonus)}`,
  feedBegan: (allowances) => `Ravitaillement, cartes à échanger : ${allowances.map(({ name, most }) => `${name} ${most}`).join(', ')}`,
  swapped: (name, give, take) => `${name} échange ${cards[give]} contre ${cards[take]}`,
  swapClosed: (name, n) => `${name} quitte le ravitaillement, ${count(n, 'carte échangée', 'cartes échangées')}`,
  swapsRevealed: (swaps) =>
    swaps.length === 0
      ? 'Ravitaillement : personne n’échange rien'
      : `Cartes échangées : ${swaps.map(({ name, n }) => `${name} ${n}`).join(', ')}`,
  sectorEnded: (n, groups) =>
    `Fin du secteur ${n} : ${groups.map(({ gap, names }) => (gap === 0 ? some(names) : `${some(names)} à ${seconds(gap)}`)).join(' ; ')}`,
  firstNamed: (name, reason) =>
    reason === 'kept'
      ? `${name} a roulé fort et reste premier joueur`
      : reason === 'pulled'
        ? `${name} a roulé fort avant les autres : premier joueur`
        : `Personne n’a roulé fort : ${name}, deuxième dans l’ordre, est premier joueur`,
  raceEnded: (name, lead, ending) =>
    ending === 'finish'
      ? `${name} gagne la course ${leadText(lead)}`
      : ending === 'survivor'
        ? `${name} reste sans adversaire et gagne`
        : `Personne n’arrive ; ${name} a tenu le mieux`,
}
