import { printed } from '../../place.ts'
import type { EventTexts } from '../types.ts'
import { withArticle } from '@echappee/text/english'
import { cards, chance, list, ordinal, points } from './names.ts'

const REASONS = { exchange: 'exchanges', musette: 'changes', fall: 'discards', giveBack: 'gives back' } as const

export const event: EventTexts = {
  firstChosen: ({ seat, by, draws }, { name }) => {
    if (by === 'yellow') return `${name(seat)} has the yellow jersey and starts.`
    if (by === 'rotate') return `It is ${name(seat)}’s turn to start.`
    if (draws.length === 0) return `${name(seat)} begins.`
    const drawn = draws.map((row) => row.flatMap((card, other) => (card === null ? [] : [`${name(other)} ${card}`])).join(', '))
    return `Drawn for the start: ${drawn.join('; then ')}. ${name(seat)} starts.`
  },
  stageBegan: ({ stage, stages, name, kind }) => `Stage ${stage + 1} of ${stages}: ${name}${kind === 'ttt' ? ', team time trial' : ''}.`,
  dealBegan: () => undefined,
  drew: ({ seat, cards: drawn }, { name }) => `${name(seat)} draws ${list(drawn.map(String))}.`,
  drewHidden: ({ seat, count }, { name }) => `${name(seat)} draws ${cards(count)}.`,
  reshuffled: ({ count }) => `The discards are shuffled: ${cards(count)} to draw.`,
  roundBegan: ({ round }) => `Round ${round}.`,
  asked: () => undefined,
  turnMissed: ({ rider }, who) => `${who.rider(rider)} sits out this turn.`,
  cardPlayed: ({ rider, card, plus, boost }, who) =>
    `${who.rider(rider)}: ${withArticle(card)}${plus > 0 ? `, slipstream +${plus}` : ''}${boost === 'none' ? '' : `, with ${chance[boost].name}`}.`,
  rode: ({ rider, place, by }, who) =>
    by === 'card' ? `${who.rider(rider)} rides to ${printed(place)}.` : `${who.rider(rider)} rides on to ${printed(place)}.`,
  stayed: ({ rider, by }, who) =>
    by === 'card' ? `${who.rider(rider)} stays where he is.` : `No way on: ${who.rider(rider)} stays where he is.`,
  wentBack: ({ rider, place }, who) =>
    place === 'S' ? `${who.rider(rider)} is back at the start.` : `${who.rider(rider)} drops back to ${printed(place)}.`,
  sprintPassed: ({ rider, name, place, points: won, seconds }, who) =>
    won + seconds > 0
      ? `${who.rider(rider)} is ${ordinal(place)} at ${name}: ${points(won)}, ${seconds} s.`
      : `${who.rider(rider)} passes ${name}; no prize is left.`,
  lineCrossed: ({ rider, seconds }, who) =>
    seconds === 0 ? `${who.rider(rider)} crosses the line.` : `${who.rider(rider)} crosses the line in ${seconds} s.`,
  picked: () => undefined,
  laidDown: ({ seat, cards: laid, why }, { name }) => `${name(seat)} ${REASONS[why]} ${list(laid.map(String))}.`,
  laidDownHidden: ({ seat, count, why }, { name }) => `${name(seat)} ${REASONS[why]} ${cards(count)}.`,
  chanceDrawn: ({ rider, card }, who) => `Chance for ${who.rider(rider)}: ${chance[card].name} (${chance[card].effect}).`,
  chanceKept: ({ rider, card }, who) => `${who.rider(rider)} keeps ${chance[card].name}.`,
  chanceWentUnder: () => undefined,
  chanceReshuffled: () => 'The Chance cards are shuffled.',
  stepsDrawn: ({ rider, steps }, who) => `Chance for ${who.rider(rider)}: ${steps > 0 ? '+' : steps < 0 ? '−' : ''}${Math.abs(steps)}.`,
  bonusGiven: ({ rider, seconds }, who) =>
    seconds > 0 ? `${who.rider(rider)} gains ${seconds} bonus seconds.` : `${who.rider(rider)} is fined ${-seconds} seconds.`,
  keptUsed: ({ rider, card }, who) => `${who.rider(rider)} uses ${chance[card].name}.`,
  restartKept: ({ rider }, who) => `${who.rider(rider)} saves the spare bike for later.`,
  handShown: ({ seat, cards: shown }, { name }) =>
    shown.length === 0
      ? `${name(seat)} can’t brake: that was the last card.`
      : `${name(seat)} can’t brake and shows ${list(shown.map(String))}.`,
  piledUp: ({ row, riders, by }, who) =>
    by === 'contact'
      ? `Pile-up on row ${row}: ${who.riders(riders)} fall.`
      : `Pile-up on row ${row} by bad luck: ${who.riders(riders)} on the ground.`,
  pileUpJoined: ({ row, rider }, who) => `${who.rider(rider)} can’t stop before the accident on row ${row} and falls too.`,
  punctured: ({ rider, row }, who) => `${who.rider(rider)} punctures on row ${row} and stops at the roadside.`,
  fallSettled: ({ rider, isMissing }, who) =>
    isMissing ? `${who.rider(rider)} will miss a turn.` : `${who.rider(rider)} can go on at once.`,
  gave: ({ seat, cards: given }, { name }) => `${name(seat)} chooses to give back ${list(given.map(String))}.`,
  handReturned: ({ seat, count }, { name }) =>
    `All of ${name(seat)}’s riders are home: ${count === 1 ? 'the last card goes back by itself' : `${count} cards go back by themselves`}.`,
  roundEnded: () => undefined,
  takenOff: ({ riders, why }, who) =>
    why === 'noCards'
      ? `No cards left: the stage ends here for ${who.riders(riders)}.`
      : `The last round is over: the stage ends here for ${who.riders(riders)}.`,
  stageEnded: ({ name, result }, who) => `${name} is over: ${who.rider(result.places.indexOf(1))} wins it.`,
  jerseyGiven: ({ rider, fastestTeam, pointsLeader }, who) =>
    `${who.rider(rider)} wears the yellow jersey. Fastest team: ${who.name(fastestTeam)}; most points: ${who.name(pointsLeader)}.`,
  tourEnded: ({ totals, places, jersey }, who) => {
    const winner = places.indexOf(1)
    return `${who.name(winner)} wins the tour with ${points(totals[winner]!)}; ${who.rider(jersey)} has the yellow jersey.`
  },
}
