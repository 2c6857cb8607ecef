import { printed } from '../../place.ts'
import type { EventTexts } from '../types.ts'
import { cards, chance, list, ordinal, points } from './names.ts'

const REASONS = { exchange: 'échange', musette: 'change', fall: 'défausse', giveBack: 'rend' } as const

export const event: EventTexts = {
  firstChosen: ({ seat, by, draws }, { name }) => {
    if (by === 'yellow') return `${name(seat)} a le maillot jaune et commence.`
    if (by === 'rotate') return `C’est au tour de ${name(seat)} de commencer.`
    if (draws.length === 0) return `${name(seat)} commence.`
    const drawn = draws.map((row) => row.flatMap((card, other) => (card === null ? [] : [`${name(other)} ${card}`])).join(', '))
    return `Tirage du départ : ${drawn.join(', puis ')}. ${name(seat)} commence.`
  },
  stageBegan: ({ stage, stages, name, kind }) =>
    `Étape ${stage + 1} sur ${stages} : ${name}${kind === 'ttt' ? ', contre-la-montre par équipe' : ''}.`,
  dealBegan: () => undefined,
  drew: ({ seat, cards: drawn }, { name }) => `${name(seat)} pioche ${list(drawn.map(String))}.`,
  drewHidden: ({ seat, count }, { name }) => `${name(seat)} pioche ${cards(count)}.`,
  reshuffled: ({ count }) => `La défausse est mélangée : ${cards(count)} à piocher.`,
  roundBegan: ({ round }) => `Tour ${round}.`,
  asked: () => undefined,
  turnMissed: ({ rider }, who) => `${who.rider(rider)} passe son tour.`,
  cardPlayed: ({ rider, card, plus, boost }, who) =>
    `${who.rider(rider)} : un ${card}${plus > 0 ? `, aspiration +${plus}` : ''}${boost === 'none' ? '' : `, avec ${chance[boost].name}`}.`,
  rode: ({ rider, place, by }, who) =>
    by === 'card' ? `${who.rider(rider)} roule jusqu’en ${printed(place)}.` : `${who.rider(rider)} continue jusqu’en ${printed(place)}.`,
  stayed: ({ rider, by }, who) =>
    by === 'card' ? `${who.rider(rider)} reste sur place.` : `Aucun passage : ${who.rider(rider)} reste sur place.`,
  wentBack: ({ rider, place }, who) =>
    place === 'S' ? `${who.rider(rider)} se retrouve au départ.` : `${who.rider(rider)} recule en ${printed(place)}.`,
  sprintPassed: ({ rider, name, place, points: won, seconds }, who) =>
    won + seconds > 0
      ? `${name} : ${who.rider(rider)} ${ordinal(place)}, ${points(won)}, ${seconds} s.`
      : `${name} : ${who.rider(rider)} passe, il n’y a plus de prix.`,
  lineCrossed: ({ rider, seconds }, who) =>
    seconds === 0 ? `${who.rider(rider)} franchit la ligne.` : `${who.rider(rider)} franchit la ligne en ${seconds} s.`,
  picked: () => undefined,
  laidDown: ({ seat, cards: laid, why }, { name }) => `${name(seat)} ${REASONS[why]} ${list(laid.map(String))}.`,
  laidDownHidden: ({ seat, count, why }, { name }) => `${name(seat)} ${REASONS[why]} ${cards(count)}.`,
  chanceDrawn: ({ rider, card }, who) => `Chance pour ${who.rider(rider)} : ${chance[card].name} (${chance[card].effect}).`,
  chanceKept: ({ rider, card }, who) => `${who.rider(rider)} garde ${chance[card].name}.`,
  chanceWentUnder: () => undefined,
  chanceReshuffled: () => 'Les cartes Chance sont mélangées.',
  stepsDrawn: ({ rider, steps }, who) => `Chance pour ${who.rider(rider)} : ${steps > 0 ? '+' : steps < 0 ? '−' : ''}${Math.abs(steps)}.`,
  bonusGiven: ({ rider, seconds }, who) =>
    seconds > 0
      ? `${who.rider(rider)} gagne ${seconds} secondes de bonification.`
      : `${who.rider(rider)} écope de ${-seconds} secondes de pénalité.`,
  keptUsed: ({ rider, card }, who) => `${who.rider(rider)} utilise ${chance[card].name}.`,
  restartKept: ({ rider }, who) => `${who.rider(rider)} garde le vélo de rechange pour plus tard.`,
  handShown: ({ seat, cards: shown }, { name }) =>
    shown.length === 0
      ? `${name(seat)} ne peut pas freiner : c’était sa dernière carte.`
      : `${name(seat)} ne peut pas freiner et montre ${list(shown.map(String))}.`,
  piledUp: ({ row, riders, by }, who) =>
    by === 'contact'
      ? `Chute en série à la rangée ${row} : ${who.riders(riders)} à terre.`
      : `Coup du sort, chute en série à la rangée ${row} : ${who.riders(riders)} à terre.`,
  pileUpJoined: ({ row, rider }, who) => `${who.rider(rider)} ne peut s’arrêter avant l’accident de la rangée ${row} et tombe aussi.`,
  punctured: ({ rider, row }, who) => `${who.rider(rider)} crève à la rangée ${row} et s’arrête au bord de la route.`,
  fallSettled: ({ rider, isMissing }, who) =>
    isMissing ? `${who.rider(rider)} passera un tour.` : `${who.rider(rider)} peut repartir aussitôt.`,
  gave: ({ seat, cards: given }, { name }) => `${name(seat)} choisit de rendre ${list(given.map(String))}.`,
  handReturned: ({ seat, count }, { name }) =>
    `Tous les coureurs de ${name(seat)} sont arrivés : ${count < 2 ? 'sa dernière carte est rendue d’elle-même' : `ses ${count} cartes sont rendues d’elles-mêmes`}.`,
  roundEnded: () => undefined,
  takenOff: ({ riders, why }, who) =>
    why === 'noCards'
      ? `Plus de cartes : l’étape s’arrête ici pour ${who.riders(riders)}.`
      : `Le dernier tour est fini : l’étape s’arrête ici pour ${who.riders(riders)}.`,
  stageEnded: ({ name, result }, who) => `Fin de l’étape ${name} : victoire de ${who.rider(result.places.indexOf(1))}.`,
  jerseyGiven: ({ rider, fastestTeam, pointsLeader }, who) =>
    `${who.rider(rider)} porte le maillot jaune. Équipe la plus rapide : ${who.name(fastestTeam)} ; en tête aux points : ${who.name(pointsLeader)}.`,
  tourEnded: ({ totals, places, jersey }, who) => {
    const winner = places.indexOf(1)
    return `${who.name(winner)} gagne le tour avec ${points(totals[winner]!)} ; maillot jaune pour ${who.rider(jersey)}.`
  },
}
