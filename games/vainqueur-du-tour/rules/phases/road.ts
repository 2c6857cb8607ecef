import type { Context, Refusal, Seat } from '@echappee/kernel'
import type { RoadStage } from '../../content/board.ts'
import { CARDS, CARD_INDEX, COUNTERS, CURES, HANDICAPS, type Card, type Handicap } from '../../content/cards.ts'
import { roadOf, turnSeat } from '../course.ts'
import type { Event } from '../events.ts'
import { CLIMB, COUNTER_WITH, DISCARD, HANDICAP_ON, RIDE_20, RIDE_40, RIDE_60, SPRINT, type Move } from '../moves.ts'
import { takeFromHand } from '../pile.ts'
import { refuse } from '../refusals.ts'
import { only } from '../seats.ts'
import type { Rider, State } from '../state.ts'
import type { Step } from './step.ts'

export type RoadMove = Exclude<Move, { type: 'roll' }>

export function toAct(state: State): readonly Seat[] {
  return only(turnSeat(state))
}

/** The natural use of every different card in hand, and its discard. */
export function candidates(state: State, seat: Seat): Move[] {
  const held = heldBy(state, seat)
  const moves: Move[] = []
  addRides(moves, held)
  for (let kind = 0; kind < COUNTERS.length; kind++) if (held & COUNTER_BIT[kind]!) moves.push(COUNTER_WITH[kind]!)
  for (let kind = 0; kind < HANDICAPS.length; kind++)
    if (held & HANDICAP_BIT[kind]!)
      for (let target = 0; target < state.riders.length; target++) if (target !== seat) moves.push(HANDICAP_ON[kind]![target]!)
  if (held & BIT.S_CLIMB) moves.push(CLIMB)
  if (held & BIT.S_SPRINT) moves.push(SPRINT)
  addDiscards(moves, held)
  return moves
}

/** The candidates without a refusal, in the same order. */
export function legal(state: State, seat: Seat): Move[] {
  const held = heldBy(state, seat)
  const stage = roadOf(state)
  const rider = state.riders[seat]!
  const moves: Move[] = []
  addPlays(moves, held, state, seat, stage)
  const isStuck = moves.length === 0
  if (held & BIT.S_SPRINT && canSprint(state, rider, stage)) moves.push(SPRINT)
  if (isStuck || state.tour.options.discard === 'free') addDiscards(moves, held)
  return moves
}

/** VDT-35, in the order of its table. */
export function whyNot(state: State, seat: Seat, move: Move): Refusal | undefined {
  if (move.type === 'roll') return refuse('WRONG_PHASE', { phase: 'road' })
  const card = cardOf(move)
  if (!state.hands[seat]!.includes(card)) return refuse('CARD_NOT_IN_HAND', { card })
  const stage = roadOf(state)
  const rider = state.riders[seat]!
  switch (move.type) {
    case 'km':
      if (rider.handicap !== null) return refuse('HANDICAPPED', { card, handicap: rider.handicap })
      if (!canRide(rider, stage, move.value)) return refuse('MOUNTAIN_LIMIT', { card })
      return undefined
    case 'sprint':
      if (isStopped(state, rider)) return refuse('HANDICAPPED', { card, handicap: rider.handicap! })
      if (stage.sprintFromKm === null) return refuse('NOT_IN_SPRINT_ZONE')
      if (rider.at < stage.sprintFromKm) return refuse('NOT_IN_SPRINT_ZONE', { km: stage.sprintFromKm - rider.at })
      return undefined
    case 'handicap': {
      const target = state.riders[move.target]
      if (target === undefined || move.target === seat) return refuse('BAD_TARGET', { target: move.target })
      if (target.handicap !== null) return refuse('TARGET_ALREADY_HANDICAPPED', { card, target: move.target, handicap: target.handicap })
      return undefined
    }
    case 'counter':
      if (rider.handicap === null) return refuse('NO_HANDICAP', { card })
      if (!CURES[move.card].includes(rider.handicap)) return refuse('WRONG_COUNTER', { card, handicap: rider.handicap })
      return undefined
    case 'climber':
      if (stage.type !== 'mountain') return refuse('NOT_MOUNTAIN')
      if (rider.hasClimber) return refuse('CLIMBER_ALREADY_LAID')
      return undefined
    case 'discard':
      return state.tour.options.discard === 'free' || isWithoutPlay(state, seat) ? undefined : refuse('MUST_PLAY', { card })
  }
}

/** VDT-8 (b). */
export function apply(state: State, seat: Seat, move: RoadMove, ctx: Context<Event>): Step {
  const rider = state.riders[seat]!
  takeFromHand(state, seat, cardOf(move))
  state.drawn = null
  switch (move.type) {
    case 'km':
      return ride(state, seat, rider, move.value, ctx)
    case 'sprint':
      return sprint(state, seat, rider, ctx)
    case 'counter':
      state.discardPile.push(rider.handicap!, move.card)
      ctx.emit?.({ type: 'countered', seat, handicap: rider.handicap!, card: move.card })
      rider.handicap = null
      return 'turn over'
    case 'handicap':
      state.riders[move.target]!.handicap = move.card
      ctx.emit?.({ type: 'handicapLaid', seat, target: move.target, card: move.card })
      return 'turn over'
    case 'climber':
      rider.hasClimber = true
      ctx.emit?.({ type: 'climberLaid', seat })
      return 'turn over'
    case 'discard':
      state.discardPile.push(move.card)
      ctx.emit?.({ type: 'discarded', seat, card: move.card, isStuck: state.tour.options.discard === 'only-if-stuck' })
      return 'turn over'
  }
}

/** VDT-11, VDT-19. */
function ride(state: State, seat: Seat, rider: Rider, value: 20 | 40 | 60, ctx: Context<Event>): Step {
  const stage = roadOf(state)
  const from = rider.at
  const to = Math.min(from + value, stage.lengthKm)
  state.discardPile.push(KM_CARD[value])
  rider.at = to
  ctx.emit?.({ type: 'rode', seat, value, from, to, enters: enters(stage, from, to) })
  return to === stage.lengthKm ? 'line crossed' : 'turn over'
}

function enters({ lengthKm, sprintFromKm }: RoadStage, from: number, to: number): 'zone' | 'line' | null {
  if (to === lengthKm) return 'line'
  return sprintFromKm !== null && from < sprintFromKm && to >= sprintFromKm ? 'zone' : null
}

/** VDT-17. */
function sprint(state: State, seat: Seat, rider: Rider, ctx: Context<Event>): Step {
  const from = rider.at
  rider.hasSprinter = true
  rider.at = roadOf(state).lengthKm
  ctx.emit?.({ type: 'sprinted', seat, from, to: rider.at })
  return 'line crossed'
}

/** VDT-12. */
function canRide(rider: Rider, stage: RoadStage, value: number): boolean {
  return value === 20 || stage.type !== 'mountain' || rider.hasClimber
}

function canSprint(state: State, rider: Rider, stage: RoadStage): boolean {
  return !isStopped(state, rider) && stage.sprintFromKm !== null && rider.at >= stage.sprintFromKm
}

/** VDT-17: whether a handicap keeps him from sprinting. */
function isStopped(state: State, rider: Rider): boolean {
  return rider.handicap !== null && !state.tour.options.sprintWhileHandicapped
}

/** VDT-18, R10: the actions that take away the right to discard; the sprint does not. */
function addPlays(moves: Move[], held: number, state: State, seat: Seat, stage: RoadStage): void {
  const rider = state.riders[seat]!
  if (rider.handicap === null) addRides(moves, canRide(rider, stage, 60) ? held : held & ~(BIT.KM40 | BIT.KM60))
  else addCounters(moves, held, rider.handicap)
  if (held & ANY_HANDICAP) addHandicaps(moves, held, state, seat)
  if (held & BIT.S_CLIMB && stage.type === 'mountain' && !rider.hasClimber) moves.push(CLIMB)
}

function isWithoutPlay(state: State, seat: Seat): boolean {
  const moves: Move[] = []
  addPlays(moves, heldBy(state, seat), state, seat, roadOf(state))
  return moves.length === 0
}

function addRides(moves: Move[], held: number): void {
  if (held & BIT.KM20) moves.push(RIDE_20)
  if (held & BIT.KM40) moves.push(RIDE_40)
  if (held & BIT.KM60) moves.push(RIDE_60)
}

function addCounters(moves: Move[], held: number, handicap: Handicap): void {
  const cures = held & CURE_BITS[handicap]
  for (let kind = 0; kind < COUNTERS.length; kind++) if (cures & COUNTER_BIT[kind]!) moves.push(COUNTER_WITH[kind]!)
}

function addHandicaps(moves: Move[], held: number, state: State, seat: Seat): void {
  const { riders } = state
  for (let kind = 0; kind < HANDICAPS.length; kind++)
    if (held & HANDICAP_BIT[kind]!)
      for (let target = 0; target < riders.length; target++)
        if (target !== seat && riders[target]!.handicap === null) moves.push(HANDICAP_ON[kind]![target]!)
}

function addDiscards(moves: Move[], held: number): void {
  for (let card = 0; card < CARDS.length; card++) if (held & (1 << card)) moves.push(DISCARD[card]!)
}

const KM_CARD = { 20: 'KM20', 40: 'KM40', 60: 'KM60' } as const

function cardOf(move: RoadMove): Card {
  switch (move.type) {
    case 'km':
      return KM_CARD[move.value]
    case 'sprint':
      return 'S_SPRINT'
    case 'climber':
      return 'S_CLIMB'
    default:
      return move.card
  }
}

// The different cards of a hand as bits, in the order of CARDS: legal moves are asked for millions of times.
const BIT = Object.fromEntries(CARDS.map((card) => [card, 1 << CARD_INDEX[card]])) as Record<Card, number>
const COUNTER_BIT = COUNTERS.map((card) => BIT[card])
const HANDICAP_BIT = HANDICAPS.map((card) => BIT[card])
const ANY_HANDICAP = bitsOf(HANDICAPS)
const CURE_BITS = Object.fromEntries(
  HANDICAPS.map((handicap) => [handicap, bitsOf(COUNTERS.filter((card) => CURES[card].includes(handicap)))]),
) as Record<Handicap, number>

function bitsOf(cards: readonly Card[]): number {
  return cards.reduce((bits, card) => bits | BIT[card], 0)
}

function heldBy(state: State, seat: Seat): number {
  const hand = state.hands[seat]!
  let bits = 0
  for (let i = 0; i < hand.length; i++) bits |= BIT[hand[i]!]
  return bits
}
