import type { Context } from '@echappee/kernel'
import { sortChance } from '../content/cards.ts'
import type { Event } from './events.ts'
import type { Graph, SquareId } from './graph.ts'
import { layDown, refill } from './piles.ts'
import { ZONE, layerFrom, waysFrom, type Reach } from './reach.ts'
import { passLines } from './riding.ts'
import { isTrial, rowOf, seatOf } from './riders.ts'
import type { Accident, PublicState, Rider, RiderId, State } from './state.ts'
import type { Step } from './step.ts'
import { ask } from './asking.ts'

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
    if (byLane > 0 || (byLane === 0 && foremostFirst(graph, other, last))) last = other
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
  state.accidents[state.accidents.indexOf(accident)] = frozen(square, number, [...accident.riders, id])
  ctx.emit?.({ type: 'pileUpJoined', square, row: graph.row[square]!, number, rider: id, by, path })
  const before = rowOf(graph, state.riders[id]!)
  fall(state.riders[id]!, square, number, accident.riders.length)
  passLines(state, graph, id, before, ctx)
  state.falls = [id]
  return 'settle'
}

/** TDF-28: an accident of one, without a zone. */
export function puncture(state: State, graph: Graph, id: RiderId, ctx: Context<Event>): Step {
  const rider = state.riders[id]!
  const number = ++state.accidentCount
  ctx.emit?.({ type: 'punctured', rider: id, row: rowOf(graph, rider), number })
  fall(rider, rider.at, number, 0)
  state.falls = [id]
  return 'settle'
}

/** TDF-32: one rider after the other, until somebody must decide or all is paid. */
export function settleFalls(state: State, ctx: Context<Event>): Step {
  while (state.falls.length > 0) {
    const id = state.falls[0]!
    if (state.riders[id]!.kept.includes('RESTART')) return ask(state, 'restart', ctx)
    if (payFall(state, ctx) === 'wait') return 'wait'
  }
  if (state.isPileOut) {
    shuffleChance(state)
    ctx.emit?.({ type: 'chanceReshuffled' })
  }
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
  layDown(state, seatOf(state.falls[0]!), [card], 'fall', ctx)
  fallPaid(state, true, ctx)
}

export function fallPaid(state: State, isMissing: boolean, { emit }: Context<Event>): void {
  const id = state.falls.shift()!
  state.riders[id]!.isMissing = isMissing
  emit?.({ type: 'fallSettled', rider: id, isMissing })
}

export function accidentAt({ accidents }: State, { section, size }: Graph, square: SquareId): Accident | undefined {
  if (square >= size) return undefined
  return accidents.find((accident) => section[accident.square] === section[square])
}

/** TDF-25: the accident that this square leads to; the lowest lane's if there are two. */
export function accidentAhead(state: State, graph: Graph, from: readonly SquareId[]): Accident | undefined {
  let best: SquareId = -1
  for (const square of from)
    for (let i = graph.nextFrom[square]!; i < graph.nextFrom[square + 1]!; i++) {
      const ahead = graph.next[i]!
      if (graph.taken[ahead] === ZONE && ahead < graph.size && (best < 0 || graph.lane[ahead]! < graph.lane[best]!)) best = ahead
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
  const number = ++state.accidentCount
  const before = rowOf(graph, state.riders[riders[0]!]!)
  state.accidents.push(frozen(square, number, riders))
  ctx.emit?.({ type: 'piledUp', square, row: graph.row[square]!, number, riders: [...riders], by, path })
  for (let i = 0; i < riders.length; i++) fall(state.riders[riders[i]!]!, square, number, i)
  passLines(state, graph, riders[0]!, before, ctx)
  state.falls = [...riders]
  return 'settle'
}

/** Copies of the state share it. */
function frozen(square: SquareId, number: number, riders: RiderId[]): Accident {
  return Object.freeze({ square, number, riders: Object.freeze(riders) })
}

/** The same step leads the rules and the scene on, as the next one does. */
export function fall(rider: Rider, square: SquareId, accident: number, place: number): void {
  rider.standing = 'roadside'
  rider.at = square
  rider.fall = accident * 16 + place
}

/** TDF-35: the pile-up card goes under the pile, and all of it is shuffled. */
export function shuffleChance(state: PublicState): void {
  state.isPileOut = false
  state.chancePile = sortChance([...state.chancePile, ...state.usedChance, 'PILE'])
  state.usedChance = []
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

function foremostFirst({ row, rank }: Graph, one: SquareId, other: SquareId): boolean {
  return row[one]! > row[other]! || (row[one] === row[other] && rank[one]! < rank[other]!)
}
