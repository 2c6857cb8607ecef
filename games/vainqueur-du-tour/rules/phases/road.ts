import { only, type Context, type PhaseRules, type Refusal, type Seat } from '@echappee/kernel'
import type { RoadStage } from '../../content/board.ts'
import { CARDS, COUNTERS, HANDICAPS, bitOf, type Card } from '../../content/cards.ts'
import { cardOf } from '../card-of.ts'
import { counter, discard, hinder, rideTo, tell } from '../change.ts'
import { roadOf, turnSeat } from '../course.ts'
import type { Event } from '../events.ts'
import { fallbackOnRoad } from '../fallback.ts'
import { CLIMB, COUNTER_WITH, DISCARD, HANDICAP_ON, RIDE_20, RIDE_40, RIDE_60, SPRINT, type Move } from '../moves.ts'
import { takeFromHand } from '../pile.ts'
import { heldBy, isTarget, mayDiscard, playableCards } from '../playable.ts'
import { refuse, type RefusalCode } from '../refusals.ts'
import type { Rider, State } from '../state.ts'
import type { Step } from './step.ts'

type RoadMove = Exclude<Move, { type: 'roll' }>
type Play = Exclude<RoadMove, { type: 'discard' }>

/** VDT-8: a card is played or discarded. */
export const road: PhaseRules<State, Move, Event, RoadMove, Step> = {
  moves: ['km', 'counter', 'handicap', 'climber', 'sprint', 'discard'],
  toAct: (state) => only(turnSeat(state)),
  /** The natural use of every different card in hand, and its discard. */
  candidates(state, seat) {
    const held = heldBy(state, seat)
    return [...playsWith(held, state, seat), ...discardsOf(held)]
  },
  whyNot,
  legal(state, seat) {
    const held = heldBy(state, seat)
    const playable = playableCards(held, state, seat)
    const moves: Move[] = []
    if (playable !== 0) addPlays(moves, playable, state.riders, seat)
    if (mayDiscard(state, playable)) for (let card = 0; card < BITS.length; card++) if (held & BITS[card]!) moves.push(DISCARD[card]!)
    return moves
  },
  fallback: (state, seat) => fallbackOnRoad(state, seat, road.legal(state, seat)),
  apply,
}

/** VDT-35, in the order of its table. */
function whyNot(state: State, seat: Seat, move: RoadMove): Refusal | undefined {
  const card = cardOf(move)
  const held = heldBy(state, seat)
  if ((held & bitOf(card)) === 0) return refuse('CARD_NOT_IN_HAND', { card })
  const playable = playableCards(held, state, seat)
  if (move.type === 'discard') return mayDiscard(state, playable) ? undefined : refuse('MUST_PLAY', { card })
  const isGood = move.type === 'handicap' ? isTarget(state.riders, seat, move.target) : (playable & bitOf(card)) !== 0
  if (isGood) return undefined
  const code = hindrance(move, state, seat)
  return refuse(code, valuesFor(code, move, card, state, seat))
}

/** Why a card in hand can't be played so: of one that can't. */
function hindrance(move: Play, state: State, seat: Seat): RefusalCode {
  const { handicap } = state.riders[seat]!
  switch (move.type) {
    case 'km':
      return handicap === null ? 'MOUNTAIN_LIMIT' : 'HANDICAPPED'
    case 'sprint':
      return handicap === null || state.tour.options.sprintWhileHandicapped ? 'NOT_IN_SPRINT_ZONE' : 'HANDICAPPED'
    case 'handicap':
      return state.riders[move.target] === undefined || move.target === seat ? 'BAD_TARGET' : 'TARGET_ALREADY_HANDICAPPED'
    case 'counter':
      return handicap === null ? 'NO_HANDICAP' : 'WRONG_COUNTER'
    case 'climber':
      return roadOf(state).type === 'mountain' ? 'CLIMBER_ALREADY_LAID' : 'NOT_MOUNTAIN'
  }
}

/** What the sentence of the refusal speaks of. */
function valuesFor(code: RefusalCode, move: Play, card: Card, state: State, seat: Seat): Refusal['params'] {
  const { at, handicap } = state.riders[seat]!
  const target = move.type === 'handicap' ? move.target : seat
  switch (code) {
    case 'NOT_MOUNTAIN':
    case 'CLIMBER_ALREADY_LAID':
      return undefined
    case 'NOT_IN_SPRINT_ZONE': {
      const { sprintFromKm } = roadOf(state)
      return sprintFromKm === null ? undefined : { km: sprintFromKm - at }
    }
    case 'BAD_TARGET':
      return { target }
    case 'TARGET_ALREADY_HANDICAPPED':
      return { card, target, handicap: state.riders[target]!.handicap! }
    default:
      return handicap === null ? { card } : { card, handicap }
  }
}

/** VDT-8 (b). */
function apply(state: State, seat: Seat, move: RoadMove, ctx: Context<Event>): Step {
  const rider = state.riders[seat]!
  takeFromHand(state, seat, cardOf(move))
  state.drawn = null
  switch (move.type) {
    case 'km':
      return ride(state, seat, rider, move.value, ctx)
    case 'sprint':
      return sprint(state, seat, rider, ctx)
    case 'counter':
      ctx.emit?.({ type: 'countered', seat, handicap: rider.handicap!, card: move.card })
      counter(state, seat, move.card)
      return 'turn over'
    case 'handicap':
      hinder(state, move.target, move.card)
      ctx.emit?.({ type: 'handicapLaid', seat, target: move.target, card: move.card })
      return 'turn over'
    case 'climber':
      tell(state, { type: 'climberLaid', seat }, ctx)
      return 'turn over'
    case 'discard':
      discard(state, move.card)
      ctx.emit?.({ type: 'discarded', seat, card: move.card, isStuck: state.tour.options.discard === 'only-if-stuck' })
      return 'turn over'
  }
}

/** VDT-11, VDT-19. */
function ride(state: State, seat: Seat, rider: Rider, value: 20 | 40 | 60, ctx: Context<Event>): Step {
  const stage = roadOf(state)
  const from = rider.at
  const to = Math.min(from + value, stage.lengthKm)
  rideTo(state, seat, value, to)
  ctx.emit?.({ type: 'rode', seat, value, from, to, enters: enters(stage, from, to) })
  return to === stage.lengthKm ? 'line crossed' : 'turn over'
}

function enters({ lengthKm, sprintFromKm }: RoadStage, from: number, to: number): 'zone' | 'line' | null {
  if (to === lengthKm) return 'line'
  return sprintFromKm !== null && from < sprintFromKm && to >= sprintFromKm ? 'zone' : null
}

/** VDT-17. */
function sprint(state: State, seat: Seat, rider: Rider, ctx: Context<Event>): Step {
  tell(state, { type: 'sprinted', seat, from: rider.at, to: roadOf(state).lengthKm }, ctx)
  return 'line crossed'
}

function addPlays(moves: Move[], playable: number, riders: readonly Rider[], seat: Seat): void {
  for (let i = 0; i < PLAYS.length; i++) {
    const { bit, moves: ways } = PLAYS[i]!
    if ((playable & bit) === 0) continue
    if (ways.length === 1) moves.push(ways[0]!)
    else for (let target = 0; target < riders.length; target++) if (isTarget(riders, seat, target)) moves.push(ways[target]!)
  }
}

/** Each way to play each different card; a handicap has one for each opponent. */
function playsWith(held: number, { riders }: State, seat: Seat): Play[] {
  const plays: Play[] = []
  for (let i = 0; i < PLAYS.length; i++) {
    const { bit, moves } = PLAYS[i]!
    if ((held & bit) === 0) continue
    if (moves.length === 1) plays.push(moves[0]!)
    else for (let target = 0; target < riders.length; target++) if (target !== seat) plays.push(moves[target]!)
  }
  return plays
}

function discardsOf(held: number): Move[] {
  return DISCARD.filter((_, card) => held & BITS[card]!)
}

/** In the order of CARDS. */
const BITS = CARDS.map(bitOf)

/** In the order in which a hand is offered; the moves of a handicap are by target. */
const PLAYS: readonly { readonly bit: number; readonly moves: readonly Play[] }[] = [
  { bit: bitOf('KM20'), moves: [RIDE_20] },
  { bit: bitOf('KM40'), moves: [RIDE_40] },
  { bit: bitOf('KM60'), moves: [RIDE_60] },
  ...COUNTERS.map((card, i) => ({ bit: bitOf(card), moves: [COUNTER_WITH[i]!] })),
  ...HANDICAPS.map((card, i) => ({ bit: bitOf(card), moves: HANDICAP_ON[i]! })),
  { bit: bitOf('S_CLIMB'), moves: [CLIMB] },
  { bit: bitOf('S_SPRINT'), moves: [SPRINT] },
]
