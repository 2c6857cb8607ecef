import { ATTACK_STEPS, type Card } from '../content/cards.ts'
import { CLIMB, DESCENT, type Graph, type SquareId } from './graph.ts'
import { STAY, plainRide, type Boost, type Move, type Ride } from './moves.ts'
import { isBarring, prepareOvertaking, terrainOf, type Overtaking } from './overtaking.ts'
import { RIDER, isFreeWay, landingsOf, newReach, occupy, reachOf, type Reach } from './reach.ts'
import { seatOf, stageGraph } from './riders.ts'
import type { PublicState, Rider, State } from './state.ts'

/** All that the acting rider could do, sorted by TDF-21. */
export interface Turn {
  /** Contact-free and fair. */
  readonly fair: Ride[]
  /** Contact-free, but barring the next rider's way (TDF-22). */
  readonly barring: Ride[]
  /** The same with a kept card. */
  readonly fairBoosted: Ride[]
  readonly barringBoosted: Ride[]
  /** Cards without any free way. */
  readonly blocked: Card[]
  /** Lengthened rides that end out of the wind's shadow or past the line; only if wanted. */
  readonly unsheltered: Ride[]
}

export const mover = newReach()
/** Of the turn that is surveyed. */
let reach: Reach = mover

/** TDF-21. Reads only what the owner of the rider sees. */
export function surveyTurn(state: State, isAll = false): Turn {
  const graph = stageGraph(state)
  const rider = state.riders[state.acting]!
  const hand = state.hands[seatOf(state.acting)]!
  const turn: Turn = { fair: [], barring: [], fairBoosted: [], barringBoosted: [], blocked: [], unsheltered: [] }
  const terrain = terrainOf(graph, rider)
  const values = valuesOf(hand)
  const most = 31 - Math.clz32(values)
  const boost = boostOf(rider, terrain)
  occupy(state, graph, state.acting)
  reach = reachOf(graph, mover, rider, longest(most, terrain, boost))
  const overtaking = prepareOvertaking(state, state.hands, graph, state.acting)
  for (let card = 1; card <= most; card++) {
    if ((values & (1 << card)) === 0) continue
    const steps = stepsOf(card, terrain)
    if (steps === 0) add(graph, overtaking, turn, plainRide(card, 0, STAY), rider.standing === 'road' ? rider.at : STAY)
    else if (!isFreeWay(reach, steps)) turn.blocked.push(card)
    else addCard(state, graph, overtaking, turn, card, steps, terrain, isAll)
    if (boost !== 'none') addBoosted(state, graph, overtaking, turn, card, boost)
  }
  return turn
}

/** The first non-empty tier of TDF-21. */
export function legalOf({ fair, barring, fairBoosted, barringBoosted, blocked }: Turn): Move[] {
  if (fair.length > 0) return fairBoosted.length > 0 ? [...fair, ...fairBoosted] : fair
  if (barring.length > 0) return [...barring, ...fairBoosted, ...barringBoosted]
  return blocked.map((card) => ({ type: 'crash', card }))
}

/** TDF-15. */
export function stepsOf(card: Card, terrain: number): number {
  return terrain === CLIMB ? card >> 1 : card
}

/** TDF-15, TDF-18, TDF-27: how far the ride would go. */
export function rideSteps({ card, plus, boost }: Pick<Ride, 'card' | 'plus' | 'boost'>, terrain: number): number {
  if (boost === 'ATTACK') return card + ATTACK_STEPS
  return boost === 'CLIMB' ? card : stepsOf(card, terrain) + plus
}

/** TDF-27: the kept card that this rider could add here. */
export function boostOf({ kept }: Rider, terrain: number): Boost {
  if (kept.length === 0) return 'none'
  const wanted = terrain === CLIMB ? 'CLIMB' : 'ATTACK'
  return kept.includes(wanted) ? wanted : 'none'
}

/** TDF-18, TDF-19: is the wind broken for a rider on this square? `graph.taken` must be filled. */
export function isSheltered(graph: Graph, to: SquareId, plus: 1 | 2): boolean {
  const { size, straight, taken, beside, peopled, row } = graph
  if (to >= size) return false
  const on = row[to]!
  if (peopled[on] === 0 && peopled[on + 1] === 0 && (plus === 1 || peopled[on - 1] === 0)) return false
  const ahead = straight[to]!
  if (ahead >= 0 && ahead < size && taken[ahead] === RIDER) return true
  const near = beside[to]!
  for (let i = 0; i < near.length; i++) if (taken[near[i]!] === RIDER) return true
  return plus === 2 && isJustAhead(graph, to)
}

/** TDF-19: somebody is one row behind, not across a median. */
function isJustAhead({ byRow, row, section, follows, taken }: Graph, to: SquareId): boolean {
  const behind = byRow[row[to]! - 1]!
  for (let i = 0; i < behind.length; i++)
    if (taken[behind[i]!] === RIDER && follows[section[behind[i]!]!]!.includes(section[to]!)) return true
  return false
}

/** The values of a hand as bits. */
export function valuesOf(hand: readonly Card[]): number {
  let bits = 0
  for (let i = 0; i < hand.length; i++) bits |= 1 << hand[i]!
  return bits
}

export function cardsIn(values: number): Card[] {
  const cards: Card[] = []
  for (let card = 1; values >> card !== 0; card++) if ((values & (1 << card)) !== 0) cards.push(card)
  return cards
}

function longest(most: Card, terrain: number, boost: Boost): number {
  if (boost === 'ATTACK') return most + ATTACK_STEPS
  if (boost === 'CLIMB') return most
  return terrain === CLIMB ? most >> 1 : most + (terrain === DESCENT ? 2 : 1)
}

/** One card without slipstream, then with it. */
function addCard(
  state: PublicState,
  graph: Graph,
  overtaking: Overtaking,
  turn: Turn,
  card: Card,
  steps: number,
  terrain: number,
  isAll: boolean,
): void {
  const { squares, ends, depth, line } = reach
  if (steps <= depth)
    for (let i = ends[steps - 1]!; i < ends[steps]!; i++) {
      const to = squares[i]!
      if (to < graph.size) add(graph, overtaking, turn, plainRide(card, 0, to), to)
    }
  if (line <= steps) for (const to of runOffLandings(state, graph, steps)) turn.fair.push(plainRide(card, 0, to))
  if (terrain === CLIMB) return
  addSlipstream(state, graph, overtaking, turn, card, steps, 1, isAll)
  if (terrain === DESCENT) addSlipstream(state, graph, overtaking, turn, card, steps, 2, isAll)
}

function addSlipstream(
  state: PublicState,
  graph: Graph,
  overtaking: Overtaking,
  turn: Turn,
  card: Card,
  plain: number,
  plus: 1 | 2,
  isAll: boolean,
): void {
  const steps = plain + plus
  const { squares, ends, depth, line } = reach
  if (steps <= depth)
    for (let i = ends[steps - 1]!; i < ends[steps]!; i++) {
      const to = squares[i]!
      if (to >= graph.size) continue
      if (isSheltered(graph, to, plus)) add(graph, overtaking, turn, plainRide(card, plus, to), to)
      else if (isAll) turn.unsheltered.push(plainRide(card, plus, to))
    }
  if (isAll && line <= steps) for (const to of runOffLandings(state, graph, steps)) turn.unsheltered.push(plainRide(card, plus, to))
}

/** TDF-27. */
function addBoosted(state: PublicState, graph: Graph, overtaking: Overtaking, turn: Turn, card: Card, boost: Boost): void {
  const steps = boost === 'ATTACK' ? card + ATTACK_STEPS : card
  if (!isFreeWay(reach, steps)) return
  for (const to of landingsOf(state, graph, reach, steps))
    (isBarring(graph, overtaking, to) ? turn.barringBoosted : turn.fairBoosted).push({ type: 'ride', card, plus: 0, boost, to })
}

function runOffLandings(state: PublicState, graph: Graph, steps: number): SquareId[] {
  return landingsOf(state, graph, reach, steps).filter((to) => to >= graph.size)
}

/** `on` is the square on which the rider then stands. */
function add(graph: Graph, overtaking: Overtaking, turn: Turn, ride: Ride, on: SquareId): void {
  if (overtaking.next >= 0 && isBarring(graph, overtaking, on)) turn.barring.push(ride)
  else turn.fair.push(ride)
}
