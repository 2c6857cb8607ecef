import { only, type Context, type PhaseRules, type Refusal } from '@echappee/kernel'
import { contactOf, crash } from '../accidents.ts'
import { play } from '../change.ts'
import { drawChance } from '../chance-card.ts'
import type { Event } from '../events.ts'
import { CHANCE, CLIMB, DESCENT, EXCHANGE, type Graph } from '../graph.ts'
import { STAY, type Move, type Ride } from '../moves.ts'
import { isBarring, prepareOvertaking, terrainOf } from '../overtaking.ts'
import { sortCards, takeFromHand } from '../piles.ts'
import { isFreeWay, landingsOf, occupy, pathTo, spread } from '../reach.ts'
import { refuse } from '../refusals.ts'
import { rideTo } from '../riding.ts'
import { seatOf, stageGraph } from '../riders.ts'
import type { State } from '../state.ts'
import type { Step } from '../step.ts'
import { ask, tell } from '../tell.ts'
import { isSheltered, legalOf, mover, rideSteps, stepsOf, surveyTurn, unshelteredRides } from '../turn.ts'

type PlayMove = Extract<Move, { type: 'ride' | 'crash' }>

/** TDF-12: a card, and where the rider goes. */
export const playing: PhaseRules<State, Move, Event, PlayMove, Step> = {
  moves: ['ride', 'crash'],
  toAct: ({ acting }) => only(seatOf(acting)),
  /** Also what the rules refuse, so that the reasons can be shown. */
  candidates(state, seat) {
    if (seatOf(state.acting) !== seat) return []
    const { fair, barring, fairBoosted, barringBoosted, blocked } = surveyTurn(state)
    const crashes = blocked.map((card): Move => ({ type: 'crash', card }))
    return [...fair, ...barring, ...fairBoosted, ...barringBoosted, ...unshelteredRides(state), ...crashes]
  },
  whyNot(state, seat, move) {
    if (!state.hands[seat]!.includes(move.card)) return refuse('NOT_IN_HAND', { card: move.card })
    return move.type === 'crash' ? whyNotCrash(state) : whyNotRide(state, move)
  },
  legal: (state) => legalOf(surveyTurn(state)),
  fallback: (state) => legalOf(surveyTurn(state))[0]!,
  apply(state, seat, move, ctx) {
    const graph = stageGraph(state)
    const isRide = move.type === 'ride'
    takeFromHand(state, seat, move.card)
    play(state, seat, state.acting, move.card)
    const { plus, boost } = isRide ? move : PLAIN_RIDE
    ctx.emit?.({ type: 'cardPlayed', seat, rider: state.acting, card: move.card, plus, boost })
    if (boost !== 'none') tell(state, { type: 'keptUsed', rider: state.acting, card: boost }, ctx)
    return isRide ? ride(state, graph, move, ctx) : runInto(state, graph, move.card, ctx)
  },
}

const PLAIN_RIDE = { plus: 0, boost: 'none' } as const

/** TDF-12 (3) to (5). */
function ride(state: State, graph: Graph, move: Ride, ctx: Context<Event>): Step {
  const id = state.acting
  if (move.to === STAY) {
    ctx.emit?.({ type: 'stayed', rider: id, by: 'card' })
    return 'turnOver'
  }
  rideTo(state, graph, id, move.to, ctx.emit === undefined ? [] : pathOf(state, graph, move), 'card', ctx)
  const special = graph.special[move.to]
  if (special === EXCHANGE && state.hands[seatOf(id)]!.length > 0) return ask(state, 'exchange', ctx)
  return special === CHANCE ? drawChance(state, graph, id, ctx) : 'turnOver'
}

/** TDF-30. */
function runInto(state: State, graph: Graph, card: number, ctx: Context<Event>): Step {
  const id = state.acting
  const seat = seatOf(id)
  const rider = state.riders[id]!
  if (state.race.options.revealOnCrash) tell(state, { type: 'handShown', seat, cards: sortCards(state.hands[seat]!) }, ctx)
  occupy(state, graph, id)
  spread(graph, mover, rider, stepsOf(card, terrainOf(graph, rider)))
  const { last, hit } = contactOf(state, graph, mover, id)
  const path = ctx.emit === undefined || last < 0 ? [] : pathTo(graph, mover, mover.depth, last)
  return crash(state, graph, id, hit, path, ctx)
}

function pathOf(state: State, graph: Graph, move: Ride): number[] {
  const rider = state.riders[state.acting]!
  const steps = rideSteps(move, terrainOf(graph, rider))
  occupy(state, graph, state.acting)
  spread(graph, mover, rider, steps)
  return pathTo(graph, mover, steps, move.to)
}

/** TDF-21: a contact is never chosen. */
function whyNotCrash(state: State): Refusal | undefined {
  const { fair, barring } = surveyTurn(state)
  return fair.length + barring.length > 0 ? refuse('CAN_BRAKE') : undefined
}

function whyNotRide(state: State, move: Ride): Refusal | undefined {
  const { card, plus, boost, to } = move
  const graph = stageGraph(state)
  const rider = state.riders[state.acting]!
  const terrain = terrainOf(graph, rider)
  if (boost !== 'none' && !rider.kept.includes(boost)) return refuse('NOT_KEPT', { boost })
  if (boost !== 'none' && (plus > 0 || (terrain === CLIMB) !== (boost === 'CLIMB'))) return refuse('BOOST_HERE', { boost })
  if (plus > 0 && terrain === CLIMB) return refuse('NO_SLIPSTREAM')
  if (plus === 2 && terrain !== DESCENT) return refuse('FLAT_PLUS_TWO')
  const steps = rideSteps(move, terrain)
  const square = to < 0 ? '' : (graph.names[to] ?? 'F0')
  if (steps === 0 && to !== STAY) return refuse('NO_STEPS', { card })
  occupy(state, graph, state.acting)
  spread(graph, mover, rider, steps)
  if (steps > 0) {
    if (!isFreeWay(mover, steps)) return refuse('BLOCKED', { card, steps })
    if (!landingsOf(state, graph, mover, steps).includes(to)) return refuse('OUT_OF_REACH', { card, steps, square })
    if (plus > 0 && to >= graph.size) return refuse('SLIPSTREAM_OVER_LINE')
    if (plus > 0 && !isSheltered(graph, to, plus as 1 | 2)) return refuse('NO_SHELTER', { square })
  }
  const on = to === STAY && rider.standing === 'road' ? rider.at : to
  if (!isBarring(graph, prepareOvertaking(state, state.hands, graph, state.acting), on)) return undefined
  return surveyTurn(state).fair.length > 0 ? refuse('OVERTAKING', { square }) : undefined
}
