import { ATTACK_STEPS, type Card } from '../content/cards.ts'
import { CLIMB, DESCENT, type Graph, type SquareId } from './graph.ts'
import { STAY, plainRide, type Boost, type Move, type Ride } from './moves.ts'
import { isBarring, prepareOvertaking, terrainOf, type Overtaking } from './overtaking.ts'
import { NEVER, RIDER, isFreeWay, landingsOf, newReach, occupy, reachOf, type Reach } from './reach.ts'
import { rowOf, seatOf, stageGraph } from './riders.ts'
import type { PublicState, Rider, State } from './state.ts'

/** All that the acting rider could do, sorted by TDF-21. */
export interface Turn {
  /** Contact-free and fair. */
  readonly fair: Ride[]
  /** Contact-free, but barring the next rider's way (TDF-22). */
  barring: readonly Ride[]
  /** The same with a kept card. */
  fairBoosted: readonly Ride[]
  barringBoosted: readonly Ride[]
  /** Cards without any free way. */
  blocked: readonly Card[]
}

export const mover = newReach()

/** What the cards of one turn are looked at with. */
interface Survey {
  readonly state: PublicState
  readonly graph: Graph
  readonly reach: Reach
  readonly overtaking: Overtaking
  readonly turn: Turn
}

/** TDF-21. Reads only what the owner of the rider sees. */
export function surveyTurn(state: State): Turn {
  const { turn } = lookAround(state)
  return turn
}

/** Lengthened rides that end out of the wind's shadow or past the line: nobody may make them, but the reasons can be shown. */
export function unshelteredRides(state: State): Ride[] {
  const { graph, reach } = lookAround(state)
  const terrain = terrainOf(graph, state.riders[state.acting]!)
  const rides: Ride[] = []
  for (const card of cardsIn(valuesOf(state.hands[seatOf(state.acting)]!)))
    for (let plus = 1; plus <= mostShelter(terrain); plus++) {
      const steps = stepsOf(card, terrain)
      if (!isFreeWay(reach, steps)) continue
      for (const to of landingsOf(state, graph, reach, steps + plus))
        if (!isSheltered(graph, to, plus as 1 | 2)) rides.push(plainRide(card, plus as 1 | 2, to))
    }
  return rides
}

function lookAround(state: State): Survey {
  const graph = stageGraph(state)
  const rider = state.riders[state.acting]!
  const values = valuesOf(state.hands[seatOf(state.acting)]!)
  const most = 31 - Math.clz32(values)
  const terrain = terrainOf(graph, rider)
  const boost = boostOf(rider, terrain)
  occupy(state, graph, state.acting)
  const reach = reachOf(graph, mover, rider, longest(most, terrain, boost))
  const overtaking = prepareOvertaking(state, state.hands, graph, state.acting)
  const turn = newTurn()
  const survey = { state, graph, reach, overtaking, turn }
  const wind = mostShelter(terrain) === 0 ? NEVER : stepsToShelter(graph, rowOf(graph, rider), most + 2)
  for (let card = 1; card <= most; card++) {
    if ((values & (1 << card)) === 0) continue
    const steps = stepsOf(card, terrain)
    if (steps === 0) addStay(survey, card, rider)
    else if (!isFreeWay(reach, steps)) turn.blocked = [...turn.blocked, card]
    else {
      addRides(survey, card, steps)
      if (steps >= reach.line) addArrivals(survey, card, steps)
      if (steps + 1 >= wind) addSheltered(survey, card, 1, steps + 1)
      if (terrain === DESCENT && steps + 2 >= wind) addSheltered(survey, card, 2, steps + 2)
    }
    if (boost !== 'none') addBoosted(survey, card, boost)
  }
  return survey
}

const NO_RIDES: readonly Ride[] = []
const NO_CARDS: readonly Card[] = []

/** Most turns fill the first list alone: the others are made when they are needed. */
function newTurn(): Turn {
  return { fair: [], barring: NO_RIDES, fairBoosted: NO_RIDES, barringBoosted: NO_RIDES, blocked: NO_CARDS }
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
function boostOf({ kept }: Rider, terrain: number): Boost {
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
  return boost === 'CLIMB' ? most : stepsOf(most, terrain) + mostShelter(terrain)
}

/** TDF-18…20. */
function mostShelter(terrain: number): 0 | 1 | 2 {
  return terrain === CLIMB ? 0 : terrain === DESCENT ? 2 : 1
}

/** No shorter ride ends where somebody breaks the wind; NEVER if nobody is near enough. */
function stepsToShelter({ peopled, rows }: Graph, row: number, steps: number): number {
  for (let ahead = row, last = Math.min(rows, row + steps + 1); ahead <= last; ahead++) if (peopled[ahead] !== 0) return ahead - 1 - row
  return NEVER
}

/** TDF-17: he may bar the way even by staying. */
function addStay({ graph, overtaking, turn }: Survey, card: Card, { standing, at }: Rider): void {
  const ride = plainRide(card, 0, STAY)
  if (standing === 'road' && isBarring(graph, overtaking, at)) turn.barring = [...turn.barring, ride]
  else turn.fair.push(ride)
}

/** TDF-16: the squares before the line where a card leads. */
function addRides({ graph, reach, overtaking, turn }: Survey, card: Card, steps: number): void {
  const { squares, ends, depth } = reach
  if (steps > depth) return
  for (let i = ends[steps - 1]!, end = ends[steps]!; i < end; i++) {
    const to = squares[i]!
    if (to < graph.size) addRide(graph, overtaking, turn, plainRide(card, 0, to))
  }
}

/** TDF-18, TDF-19: the same, lengthened by the slipstream. */
function addSheltered({ graph, reach, overtaking, turn }: Survey, card: Card, plus: 1 | 2, steps: number): void {
  const { squares, ends, depth } = reach
  if (steps > depth) return
  for (let i = ends[steps - 1]!, end = ends[steps]!; i < end; i++) {
    const to = squares[i]!
    if (isSheltered(graph, to, plus)) addRide(graph, overtaking, turn, plainRide(card, plus, to))
  }
}

function addRide(graph: Graph, overtaking: Overtaking, turn: Turn, ride: Ride): void {
  if (isBarring(graph, overtaking, ride.to)) turn.barring = [...turn.barring, ride]
  else turn.fair.push(ride)
}

/** TDF-37: past the line nobody bars a way. */
function addArrivals({ state, graph, reach, turn }: Survey, card: Card, steps: number): void {
  for (const to of landingsOf(state, graph, reach, steps)) if (to >= graph.size) turn.fair.push(plainRide(card, 0, to))
}

/** TDF-27. */
function addBoosted({ state, graph, reach, overtaking, turn }: Survey, card: Card, boost: Boost): void {
  const steps = boost === 'ATTACK' ? card + ATTACK_STEPS : card
  if (!isFreeWay(reach, steps)) return
  for (const to of landingsOf(state, graph, reach, steps)) {
    const ride: Ride = { type: 'ride', card, plus: 0, boost, to }
    if (isBarring(graph, overtaking, to)) turn.barringBoosted = [...turn.barringBoosted, ride]
    else turn.fairBoosted = [...turn.fairBoosted, ride]
  }
}
