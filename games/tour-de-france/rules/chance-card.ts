import type { Chance, Context } from '@echappee/kernel'
import {
  BRIDGE_MOST,
  CHANCE_STEPS,
  FINE_SECONDS,
  KEEP_CARDS,
  PRIZE_SECONDS,
  STEPS_REACH,
  type ChanceCard,
  type KeepCard,
} from '../content/cards.ts'
import { accidentAhead, accidentAt, join, pileUpByChance, puncture } from './accidents.ts'
import type { Event } from './events.ts'
import { START, type Graph, type SquareId } from './graph.ts'
import { FREE, isFreeWay, landingsOf, layerFrom, newReach, occupy, pathTo, spread } from './reach.ts'
import { rideTo } from './riding.ts'
import { isTrial, placeName, seatOf } from './riders.ts'
import type { RiderId, State } from './state.ts'
import type { Step } from './step.ts'
import { ask, tell } from './tell.ts'

/** TDF-24. */
export function drawChance(state: State, graph: Graph, id: RiderId, ctx: Context<Event>): Step {
  const { chanceDeck } = state.race.options
  if (chanceDeck === 'none') return 'turnOver'
  if (chanceDeck === 'steps') return takeSteps(state, graph, id, ctx)
  ctx.chance.about?.(`chance/${state.stage}/${id}`)
  const isFromUsed = state.chancePile.length === 0
  const card = isFromUsed ? state.usedChance[0] : pickCard(state.chancePile, ctx.chance)
  if (card === undefined) return 'turnOver'
  tell(state, { type: 'chanceDrawn', rider: id, card, isFromUsed }, ctx)
  if (isKeepCard(card)) {
    tell(state, { type: 'chanceKept', rider: id, card }, ctx)
    return 'turnOver'
  }
  if (card === 'PILE') return pileUpByChance(state, graph, id, ctx)
  tell(state, { type: 'chanceWentUnder', card }, ctx)
  return carryOut(state, graph, id, card, ctx)
}

/** The pile has no order, so it is kept sorted: equal piles are equal states. */
function pickCard(pile: readonly ChanceCard[], chance: Chance): ChanceCard {
  const card = pile[chance.int(pile.length)]!
  chance.drew?.(card)
  return card
}

/** TDF-25, TDF-26, TDF-28. */
function carryOut(state: State, graph: Graph, id: RiderId, card: ChanceCard, ctx: Context<Event>): Step {
  switch (card) {
    case 'PUNCTURE':
      return puncture(state, graph, id, ctx)
    case 'MUSETTE':
      return state.hands[seatOf(id)]!.length === 0 ? 'turnOver' : ask(state, 'musette', ctx)
    case 'PRIZE':
      return giveBonus(state, id, PRIZE_SECONDS, ctx)
    case 'FINE':
      return giveBonus(state, id, FINE_SECONDS, ctx)
    case 'BRIDGE':
      return moveOn(state, graph, id, gapAhead(state, graph, id), ctx)
    default:
      return moveBy(state, graph, id, CHANCE_STEPS[card]!, ctx)
  }
}

/** The house deck: −3 to +3. */
function takeSteps(state: State, graph: Graph, id: RiderId, ctx: Context<Event>): Step {
  ctx.chance.about?.(`chance/${state.stage}/${id}`)
  const steps = ctx.chance.int(2 * STEPS_REACH + 1) - STEPS_REACH
  ctx.chance.drew?.(steps)
  ctx.emit?.({ type: 'stepsDrawn', rider: id, steps })
  return moveBy(state, graph, id, steps, ctx)
}

function moveBy(state: State, graph: Graph, id: RiderId, steps: number, ctx: Context<Event>): Step {
  return steps < 0 ? moveBack(state, graph, id, -steps, ctx) : moveOn(state, graph, id, steps, ctx)
}

const reach = newReach()

/** TDF-25: as far as the road is free; into an accident of this round, but never into a rider. */
function moveOn(state: State, graph: Graph, id: RiderId, steps: number, ctx: Context<Event>): Step {
  if (steps < 1) return stay(id, ctx)
  const rider = state.riders[id]!
  occupy(state, graph, id)
  spread(graph, reach, rider, steps)
  let ends: SquareId[]
  if (isFreeWay(reach, steps)) ends = landingsOf(state, graph, reach, steps)
  else {
    ends = [...reach.squares.subarray(layerFrom(reach, reach.depth), reach.ends[reach.depth])]
    const accident = accidentAhead(state, graph, ends)
    if (accident !== undefined) return join(state, graph, id, accident, 'chance', [], ctx)
    if (reach.depth === 0) return stay(id, ctx)
  }
  if (ends.length > 1) return ask(state, 'chanceMove', ctx, ends)
  return land(state, graph, id, ends[0]!, ctx)
}

/** Where a Chance card leads; the square there does nothing (TDF-24). */
export function land(state: State, graph: Graph, id: RiderId, to: SquareId, ctx: Context<Event>): Step {
  rideTo(state, graph, id, to, ctx.emit === undefined ? [] : shortWay(state, graph, id, to), 'chance', ctx)
  return 'turnOver'
}

/** Some free way, for the eye; a place beside F0 is no square of the reach. */
function shortWay(state: State, graph: Graph, id: RiderId, to: SquareId): SquareId[] {
  occupy(state, graph, id)
  spread(graph, reach, state.riders[id]!, BRIDGE_MOST)
  for (let steps = 1; steps <= reach.depth; steps++)
    if (reach.squares.subarray(layerFrom(reach, steps), reach.ends[steps]).includes(to)) return pathTo(graph, reach, steps, to)
  return pathTo(graph, reach, BRIDGE_MOST, to)
}

/** TDF-26: nearest lane first; row after row, and before row 1 back to `S`. */
function moveBack(state: State, graph: Graph, id: RiderId, rows: number, ctx: Context<Event>): Step {
  const rider = state.riders[id]!
  const { lane, row, section, taken, byRow } = graph
  const from = rider.at
  occupy(state, graph, id)
  for (let target = row[from]! - rows; target >= 1; target--) {
    const squares = byRow[target]!.toSorted((a, b) => Math.abs(lane[a]! - lane[from]!) - Math.abs(lane[b]! - lane[from]!) || a - b)
    const accident = accidentAt(state, graph, squares[0]!)
    if (accident !== undefined) return join(state, graph, id, accident, 'chance', [], ctx)
    const to = squares.find((square) => taken[square] === FREE && section[square] === section[squares[0]!])
    if (to !== undefined) return goBack(state, graph, id, to, ctx)
  }
  return goBack(state, graph, id, START, ctx)
}

function goBack(state: State, graph: Graph, id: RiderId, to: SquareId, ctx: Context<Event>): Step {
  tell(state, { type: 'wentBack', rider: id, from: state.riders[id]!.at, to, place: placeName(graph, to) }, ctx)
  return 'turnOver'
}

function stay(rider: RiderId, { emit }: Context<Event>): Step {
  emit?.({ type: 'stayed', rider, by: 'chance' })
  return 'turnOver'
}

/** TDF-28: none in a time trial. */
function giveBonus(state: State, id: RiderId, seconds: number, ctx: Context<Event>): Step {
  if (isTrial(state)) return 'turnOver'
  tell(state, { type: 'bonusGiven', rider: id, seconds }, ctx)
  return 'turnOver'
}

/** TDF-25, `BRIDGE`: up to the nearest rider on a higher row. */
function gapAhead({ riders }: State, { row }: Graph, id: RiderId): number {
  const own = row[riders[id]!.at]!
  let nearest = Infinity
  for (const { standing, at } of riders) if (standing === 'road' && row[at]! > own) nearest = Math.min(nearest, row[at]!)
  return nearest === Infinity ? 0 : Math.min(BRIDGE_MOST, nearest - 1 - own)
}

function isKeepCard(card: ChanceCard): card is KeepCard {
  return (KEEP_CARDS as readonly ChanceCard[]).includes(card)
}
