import type { Context, Seat } from '@echappee/kernel'
import type { Instruction } from '../content/board.ts'
import type { Card, Handicap } from '../content/cards.ts'
import { KM_CARD } from './card-of.ts'
import type { Event } from './events.ts'
import type { PublicState, State } from './state.ts'

/** Does what the event says, and tells everybody. */
export function tell(state: State, event: Event, { emit }: Context<Event>): void {
  change(state, event)
  emit?.(event)
}

/** What an event changes for everybody: in the state, and in every view of it. Cards that not everybody sees are moved by the rules. */
export function change(table: PublicState, event: Event): void {
  switch (event.type) {
    case 'prologueRolled':
      table.prologue.rolls.push(event.value)
      return
    case 'prologueTied':
      table.prologue = { rolling: [...event.seats], rolls: [] }
      return
    case 'capAwarded':
      table.bearer = event.seat
      return
    case 'stageStarted':
      return startStage(table, event)
    case 'deckReshuffled':
      table.discardPile = []
      return
    case 'turnBegan':
      return passTo(table, table.order.indexOf(event.seat))
    case 'rode':
      return rideTo(table, event.seat, event.value, event.to)
    case 'handicapLaid':
      return hinder(table, event.target, event.card)
    case 'countered':
      return counter(table, event.seat, event.card)
    case 'climberLaid':
      table.riders[event.seat]!.hasClimber = true
      return
    case 'sprinted':
      table.riders[event.seat]!.hasSprinter = true
      table.riders[event.seat]!.at = event.to
      return
    case 'discarded':
      return discard(table, event.card)
    case 'trialRolled':
      return roll(table, event.seat, event.to)
    case 'trialInstruction':
      return obey(table, event.seat, event.do, event.n, event.to)
    case 'turnMissed':
      table.riders[event.seat]!.toMiss = event.left
      return passTo(table, table.order.indexOf(event.seat))
    case 'stageEnded':
      // VDT-33: a stage is stopped at the end of a round.
      if (event.stopped) passTo(table, 0)
      return endStage(table, event)
    case 'tourEnded':
      table.phase = 'finished'
      return
  }
}

// What happens most often is done by the rules at once: imagined tours have no time to make an event that nobody is told.

/** VDT-11. */
export function rideTo(table: PublicState, seat: Seat, value: 20 | 40 | 60, to: number): void {
  table.discardPile.push(KM_CARD[value])
  table.riders[seat]!.at = to
}

/** VDT-13. */
export function hinder(table: PublicState, target: Seat, card: Handicap): void {
  table.riders[target]!.handicap = card
}

/** VDT-15. */
export function counter(table: PublicState, seat: Seat, card: Card): void {
  const rider = table.riders[seat]!
  table.discardPile.push(rider.handicap!, card)
  rider.handicap = null
}

/** VDT-18. */
export function discard(table: PublicState, card: Card): void {
  table.discardPile.push(card)
}

/** VDT-22. */
export function roll(table: PublicState, seat: Seat, to: number): void {
  table.rolls++
  table.riders[seat]!.at = to
}

/** VDT-23. */
export function obey(table: PublicState, seat: Seat, what: Instruction['do'], n: number, to: number): void {
  const rider = table.riders[seat]!
  rider.at = to
  if (what === 'MISS') rider.toMiss += n
}

/** The next turn: after the last in the order of play a round is over. */
export function passTo(table: PublicState, turn: number): void {
  if (turn < table.turn) table.rounds++
  table.turn = turn
  table.rolls = 0
}

/** VDT-7: everybody at 0, nothing in front of anybody. */
function startStage(table: PublicState, { n, stageType, order }: Extract<Event, { type: 'stageStarted' }>): void {
  table.phase = stageType === 'timetrial' ? 'timetrial' : 'road'
  table.prologue = { rolling: [], rolls: [] }
  table.stageIndex = table.tour.stages.indexOf(n)
  table.order = order
  table.turn = 0
  table.rounds = 0
  table.rolls = 0
  for (const rider of table.riders) rider.at = 0
}

/** VDT-26, VDT-27. Riders keep their squares for the podium, until the next stage starts. */
function endStage(table: PublicState, { n, winner, places, points, totals, stopped }: Extract<Event, { type: 'stageEnded' }>): void {
  // Never changed again, so copies may share it.
  Object.freeze(places)
  Object.freeze(points)
  table.results.push(Object.freeze({ n, winner, bearer: table.bearer!, places, points, stopped }))
  table.totals = totals
  for (const rider of table.riders) {
    if (rider.handicap !== null) table.discardPile.push(rider.handicap)
    if (rider.hasClimber) table.discardPile.push('S_CLIMB')
    if (rider.hasSprinter) table.discardPile.push('S_SPRINT')
    rider.handicap = null
    rider.hasClimber = false
    rider.hasSprinter = false
    rider.toMiss = 0
  }
}
