import type { Context } from '@echappee/kernel'
import type { Event } from './events.ts'
import type { Graph, SquareId } from './graph.ts'
import { layCards, refill } from './piles.ts'
import { ZONE, layerFrom, waysFrom, type Reach } from './reach.ts'
import { passLines } from './riding.ts'
import { isTrial, rowOf, seatOf } from './riders.ts'
import type { Accident, PublicState, RiderId, State } from './state.ts'
import type { Step } from './step.ts'
import { ask, tell } from './tell.ts'

/** TDF-30: where the contact comes. `last` is −1 where the rider can't make a step. */
export interface Contact {
  readonly last: SquareId
  readonly hit: SquareId
}

/** As late as possible, from the free square furthest from the numbered side, straight on. `reach` must be that of the rider. */
export function contactOf(state: PublicState, graph: Graph, reach: Reach, id: RiderId): Contact {
  const rider = state.riders[id]!
  const { depth } = reach
  if (depth === 0)
    return { last: -1, hit: rider.standing === 'road' ? aheadOf(graph, rider.at) : highestLane(graph, waysFrom(graph, rider)) }
  let last = reach.squares[layerFrom(reach, depth)]!
  for (let i = layerFrom(reach, depth) + 1; i < reach.ends[depth]!; i++) {
    const other = reach.squares[i]!
    const byLane = graph.lane[other]! - graph.lane[last]!
    if (byLane > 0 || (byLane === 0 && graph.row[other]! > graph.row[last]!)) last = other
  }
  return { last, hit: aheadOf(graph, last) }
}

/** TDF-31, TDF-33: a new pile-up where somebody stands, or one more rider in the accident that is there. */
export function crash(state: State, graph: Graph, id: RiderId, hit: SquareId, path: SquareId[], ctx: Context<Event>): Step {
  const accident = accidentAt(state, graph, hit)
  if (accident !== undefined) return join(state, graph, id, accident, 'contact', path, ctx)
  const inWay = state.riders.findIndex(({ standing, at }) => standing === 'road' && at === hit)
  const others = ridersOn(state, graph, hit).filter((other) => other !== inWay && other !== id)
  return pileUp(state, graph, hit, [id, inWay, ...others], 'contact', path, ctx)
}

/** TDF-35: the rider who drew the card, and all others on his road section. */
export function pileUpByChance(state: State, graph: Graph, id: RiderId, ctx: Context<Event>): Step {
  const { at } = state.riders[id]!
  return pileUp(state, graph, at, [id, ...ridersOn(state, graph, at).filter((other) => other !== id)], 'chance', [], ctx)
}

/** TDF-33: at the end of the list. */
export function join(
  state: State,
  graph: Graph,
  id: RiderId,
  accident: Accident,
  by: 'contact' | 'chance',
  path: SquareId[],
  ctx: Context<Event>,
): Step {
  const { square, number } = accident
  const before = rowOf(graph, state.riders[id]!)
  tell(state, { type: 'pileUpJoined', square, row: graph.row[square]!, number, rider: id, by, path }, ctx)
  passLines(state, graph, id, before, ctx)
  return 'settle'
}

/** TDF-28: an accident of one, without a zone. */
export function puncture(state: State, graph: Graph, id: RiderId, ctx: Context<Event>): Step {
  tell(state, { type: 'punctured', rider: id, row: rowOf(graph, state.riders[id]!), number: state.accidentCount + 1 }, ctx)
  return 'settle'
}

/** TDF-32: one rider after the other, until somebody must decide or all is paid. */
export function settleFalls(state: State, ctx: Context<Event>): Step {
  while (state.falls.length > 0) {
    const id = state.falls[0]!
    if (state.riders[id]!.kept.includes('RESTART')) return ask(state, 'restart', ctx)
    if (payFall(state, ctx) === 'wait') return 'wait'
  }
  if (state.isPileOut) tell(state, { type: 'chanceReshuffled' }, ctx)
  return 'turnOver'
}

/** TDF-32: with an empty hand new cards come first; in a time trial there may be none. */
export function payFall(state: State, ctx: Context<Event>): Step {
  const seat = seatOf(state.falls[0]!)
  if (state.hands[seat]!.length === 0 && !isTrial(state)) refill(state, ctx)
  if (state.hands[seat]!.length > 0) return ask(state, 'discard', ctx)
  fallPaid(state, true, ctx)
  return 'settle'
}

export function discardForFall(state: State, card: number, ctx: Context<Event>): void {
  layCards(state, seatOf(state.falls[0]!), [card], 'fall', ctx)
  fallPaid(state, true, ctx)
}

export function fallPaid(state: State, isMissing: boolean, ctx: Context<Event>): void {
  tell(state, { type: 'fallSettled', rider: state.falls[0]!, isMissing }, ctx)
}

export function accidentAt({ accidents }: State, { section }: Graph, square: SquareId): Accident | undefined {
  return accidents.find((accident) => section[accident.square] === section[square])
}

/** TDF-25: the accident that this square leads to; the lowest lane's if there are two. */
export function accidentAhead(state: State, graph: Graph, from: readonly SquareId[]): Accident | undefined {
  let best: SquareId = -1
  for (const square of from)
    for (let i = graph.nextFrom[square]!; i < graph.nextFrom[square + 1]!; i++) {
      const ahead = graph.next[i]!
      if (graph.taken[ahead] === ZONE && (best < 0 || graph.lane[ahead]! < graph.lane[best]!)) best = ahead
    }
  return best < 0 ? undefined : accidentAt(state, graph, best)
}

function pileUp(
  state: State,
  graph: Graph,
  square: SquareId,
  riders: RiderId[],
  by: 'contact' | 'chance',
  path: SquareId[],
  ctx: Context<Event>,
): Step {
  const before = rowOf(graph, state.riders[riders[0]!]!)
  tell(state, { type: 'piledUp', square, row: graph.row[square]!, number: state.accidentCount + 1, riders, by, path }, ctx)
  passLines(state, graph, riders[0]!, before, ctx)
  return 'settle'
}

/** TDF-8, TDF-31: by rank. */
function ridersOn({ riders }: State, { sections, section }: Graph, square: SquareId): RiderId[] {
  return sections[section[square]!]!.flatMap((on) => {
    const id = riders.findIndex(({ standing, at }) => standing === 'road' && at === on)
    return id < 0 ? [] : [id]
  })
}

function aheadOf(graph: Graph, square: SquareId): SquareId {
  const { straight, next, nextFrom } = graph
  return straight[square]! >= 0 ? straight[square]! : highestLane(graph, next.subarray(nextFrom[square], nextFrom[square + 1]))
}

function highestLane({ lane }: Graph, squares: Int16Array): SquareId {
  let best = squares[0]!
  for (const square of squares) if (lane[square]! > lane[best]!) best = square
  return best
}
