import { deepFreeze, type Seat } from '@echappee/kernel'
import { sortChance, type Card } from '../content/cards.ts'
import type { Event } from './events.ts'
import { START, type SquareId } from './graph.ts'
import { afterLaying, afterPlaying, afterReshuffle, afterShowing } from './hand-memory.ts'
import { clearTable } from './new-stage.ts'
import { stageGraph } from './riders.ts'
import { NO_RIDER, type Accident, type Phase, type PublicState, type RiderId, type State, type View } from './state.ts'

/** The cards of a hand and face-down cards are changed before: by the rules in the state, by `fold` in a view. */
type Position = State | View

/** What an event changes for everybody: in the state, and in every view of it. */
export function change(table: Position, event: Event): void {
  switch (event.type) {
    case 'stageBegan':
      table.stage = event.stage
      table.first = event.first
      return clearTable(table)
    case 'dealBegan':
      table.dealtFor[event.seat] = event.dealtFor
      if (event.isSecondDeal) table.hasSecondDeal[event.seat] = true
      return
    case 'reshuffled':
      return reshuffle(table)
    case 'roundBegan':
      table.round = event.round
      table.team = -1
      for (const rider of table.riders) rider.hasActed = false
      return
    case 'asked':
      return putQuestion(table, event.phase, event.acting, event.team, event.landings, event.seats)
    case 'turnMissed':
      table.riders[event.rider]!.isMissing = false
      table.riders[event.rider]!.hasActed = true
      return
    case 'cardPlayed':
      return play(table, event.seat, event.rider, event.card)
    case 'rode':
      return ride(table, event.rider, event.to, stageGraph(table).size)
    case 'wentBack':
      table.riders[event.rider]!.at = event.to
      table.riders[event.rider]!.standing = event.to === START ? 'start' : 'road'
      return
    case 'sprintPassed':
      return passLine(table, event.rider, event.sprint, event.place, event.points, event.seconds)
    case 'lineCrossed':
      table.firstArrival ||= event.round
      table.riders[event.rider]!.arrival = event.round
      return
    case 'laidDown':
    case 'laidDownHidden':
    case 'handReturned':
      return layDown(table, event.seat)
    case 'bonusGiven':
      table.riders[event.rider]!.bonusSeconds += event.seconds
      return
    case 'handShown':
      table.shown[event.seat] = afterShowing(event.cards, downSize(table, event.seat))
      return
    case 'piledUp':
      return pileUp(table, event)
    case 'pileUpJoined':
      return joinPileUp(table, event)
    case 'punctured':
      return throwDown(table, [event.rider], table.riders[event.rider]!.at, event.number, 0)
    case 'fallSettled':
      table.falls.shift()
      table.riders[event.rider]!.isMissing = event.isMissing
      return
    case 'roundEnded':
      table.accidents = []
      table.team = -1
      table.acting = NO_RIDER
      for (const id of event.home) table.riders[id]!.standing = 'home'
      return
    case 'takenOff':
      return takeOff(table, event.riders)
    case 'stageEnded':
      table.results.push(deepFreeze(event.result))
      return
    case 'tourEnded':
      table.phase = 'finished'
      return
    case 'chanceDrawn':
      if (event.card === 'PILE') table.isPileOut = true
      if (event.isFromUsed) table.usedChance.shift()
      else takeCard(table.chancePile, event.card)
      return
    case 'chanceKept':
      table.riders[event.rider]!.kept.push(event.card)
      return
    case 'chanceWentUnder':
      table.usedChance.push(event.card)
      return
    case 'keptUsed':
      takeCard(table.riders[event.rider]!.kept, event.card)
      table.usedChance.push(event.card)
      return
    case 'chanceReshuffled':
      return shuffleChance(table)
  }
}

// What happens most often is done by the rules at once: imagined tours have no time to make an event that nobody is told.

/** Whose turn it is, and what is asked of whom. The lists are never changed in place. */
export function putQuestion(table: PublicState, phase: Phase, acting: RiderId, team: number, landings: SquareId[], asked: Seat[]): void {
  table.phase = phase
  table.acting = acting
  table.team = team
  table.landings = landings
  table.asked = asked
}

/** TDF-12: face up. */
export function play(table: Position, seat: Seat, rider: RiderId, card: Card): void {
  table.discardPile.push(card)
  const shown = table.shown[seat]!
  if (shown.cards.length > 0) table.shown[seat] = afterPlaying(shown, card, handSize(table, seat))
  table.riders[rider]!.hasActed = true
}

/** TDF-12 (3): squares from `size` on are past the line. */
export function ride(table: PublicState, id: RiderId, to: SquareId, size: number): void {
  const rider = table.riders[id]!
  rider.at = to
  rider.fall = 0
  rider.standing = to < size ? 'road' : 'finished'
  if (table.landings.length > 0) table.landings = []
}

/** TDF-29. */
export function passLine(table: PublicState, id: RiderId, sprint: number, place: number, points: number, seconds: number): void {
  const rider = table.riders[id]!
  table.passes[sprint] = place
  rider.passed |= 1 << sprint
  rider.bonusPoints += points
  rider.bonusSeconds += seconds
}

/** Face down; whoever was asked for cards has given them. */
export function layDown(table: Position, seat: Seat): void {
  table.shown[seat] = afterLaying(table.shown[seat]!, handSize(table, seat))
  if (table.asked.length > 0) table.asked = []
}

export function takeCard<T>(cards: T[], card: T): void {
  cards.splice(cards.indexOf(card), 1)
}

/** TDF-14. */
function reshuffle(table: Position): void {
  for (let seat = 0; seat < table.down.length; seat++) {
    table.shown[seat] = afterReshuffle(table.shown[seat]!, downSize(table, seat))
    if (table.down[seat] !== null) table.down[seat] = []
  }
  if ('viewer' in table) table.downSizes.fill(0)
  table.discardPile = []
}

/** TDF-31. */
function pileUp(table: PublicState, { square, number, riders }: Extract<Event, { type: 'piledUp' }>): void {
  table.accidents.push(frozen(square, number, [...riders]))
  throwDown(table, riders, square, number, 0)
}

/** TDF-33: at the end of the list. */
function joinPileUp(table: PublicState, { square, number, rider }: Extract<Event, { type: 'pileUpJoined' }>): void {
  const index = table.accidents.findIndex((accident) => accident.number === number)
  const { riders } = table.accidents[index]!
  table.accidents[index] = frozen(square, number, [...riders, rider])
  throwDown(table, [rider], square, number, riders.length)
}

/** Copies of the table share it. */
function frozen(square: SquareId, number: number, riders: RiderId[]): Accident {
  return Object.freeze({ square, number, riders: Object.freeze(riders) })
}

/** TDF-31, TDF-33: to the roadside, in order. */
function throwDown(table: PublicState, riders: readonly RiderId[], square: SquareId, number: number, first: number): void {
  table.accidentCount = Math.max(table.accidentCount, number)
  table.falls = [...riders]
  for (const [i, id] of riders.entries()) {
    const rider = table.riders[id]!
    rider.standing = 'roadside'
    rider.at = square
    rider.fall = number * 16 + first + i
  }
}

/** The place in the list settles who is ahead (TDF-55). */
function takeOff(table: PublicState, riders: readonly RiderId[]): void {
  for (const [place, id] of riders.entries()) {
    table.riders[id]!.standing = 'out'
    table.riders[id]!.fall = place
  }
}

/** TDF-35: the pile-up card goes under the pile, and all of it is shuffled. */
function shuffleChance(table: PublicState): void {
  table.isPileOut = false
  table.chancePile = sortChance([...table.chancePile, ...table.usedChance, 'PILE'])
  table.usedChance = []
}

function handSize(table: Position, seat: Seat): number {
  return 'viewer' in table ? table.handSizes[seat]! : table.hands[seat]!.length
}

function downSize(table: Position, seat: Seat): number {
  return 'viewer' in table ? table.downSizes[seat]! : table.down[seat]!.length
}
