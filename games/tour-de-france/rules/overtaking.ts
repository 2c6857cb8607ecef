import type { Seat } from '@echappee/kernel'
import { OVERTAKING_STEPS, OVERTAKING_STEPS_CLIMB } from '../content/points.ts'
import { TEAM_SIZE } from '../content/teams.ts'
import { CLIMB, type Graph, type SquareId } from './graph.ts'
import { FREE, RIDER, isFreeWay, layerFrom, newReach, spread, waysFrom } from './reach.ts'
import { foremost, isTrial, owedBy, racingCount, rowOf, seatAt } from './riders.ts'
import { NO_RIDER, type PublicState, type Rider, type RiderId } from './state.ts'

/** TDF-22 for one turn: made ready once, then asked about each square where the rider might stop. */
export interface Overtaking {
  /** NO_RIDER where no move can break the rule. */
  next: RiderId
  rider: Rider | undefined
  row: number
  steps: number
  stamp: number
}

const follower = newReach()
const trial = newReach()
let stamp = 0
const verdicts = new Int8Array(4096)
const judged = new Int32Array(4096)

/** `graph.taken` must be filled without the moving rider. */
export function prepareOvertaking(state: PublicState, handSizes: readonly number[], graph: Graph, mover: RiderId): Overtaking {
  const next = state.race.options.overtakingRule === 'off' ? NO_RIDER : nextAfter(state, handSizes, graph, mover)
  const rider = state.riders[next]
  const ready: Overtaking = { next, rider, row: 0, steps: 0, stamp: ++stamp }
  if (rider === undefined) return ready
  ready.row = rowOf(graph, rider)
  ready.steps = terrainOf(graph, rider) === CLIMB ? OVERTAKING_STEPS_CLIMB : OVERTAKING_STEPS
  spread(graph, follower, rider, ready.steps)
  // Without a way of his own there is nothing that the mover could take from him.
  if (!isFreeWay(follower, ready.steps)) ready.next = NO_RIDER
  else {
    const last = follower.ends[Math.min(ready.steps, follower.depth)]!
    for (let i = layerFrom(follower, 1); i < last; i++) graph.touched[follower.squares[i]!] = stamp
  }
  return ready
}

/** Would the mover bar the way of the next rider by stopping here? */
export function isBarring(graph: Graph, ready: Overtaking, to: SquareId): boolean {
  if (ready.next === NO_RIDER || to < 0 || to >= graph.size || graph.touched[to] !== ready.stamp) return false
  if (graph.row[to]! <= ready.row) return false
  if (judged[to] === ready.stamp) return verdicts[to] === 1
  const before = graph.taken[to]!
  graph.taken[to] = RIDER
  spread(graph, trial, ready.rider!, ready.steps)
  const isBarred = !isFreeWay(trial, ready.steps) && !canPass(graph, ready.rider!, graph.row[to]!)
  graph.taken[to] = before
  judged[to] = ready.stamp
  verdicts[to] = isBarred ? 1 : 0
  return isBarred
}

/** TDF-15: at the roadside that of the accident row, in `S` that of row 1. */
export function terrainOf({ terrain, start }: Graph, { at }: Rider): number {
  return terrain[at < 0 ? start[0]! : at]!
}

/** TDF-22, TDF-50: who acts after the mover in this round; who sits out is passed over, and a team that will have no card. */
export function nextAfter(state: PublicState, handSizes: readonly number[], graph: Graph, mover: RiderId): RiderId {
  if (!isTrial(state)) return foremost(state, graph, 0, state.riders.length, mover, true)
  const last = Math.min(state.round, state.race.seats)
  for (let place = state.team; place < last; place++) {
    const seat = seatAt(state, place)
    if (!willHaveCards(state, handSizes, seat, place === state.team)) continue
    const rider = foremost(state, graph, seat * TEAM_SIZE, (seat + 1) * TEAM_SIZE, mover, true)
    if (rider !== NO_RIDER) return rider
  }
  return NO_RIDER
}

/** TDF-49: a team that still awaits its second deal always has cards. */
function willHaveCards(state: PublicState, handSizes: readonly number[], seat: Seat, isMoving: boolean): boolean {
  if (!state.hasSecondDeal[seat] && racingCount(state.riders, seat) > 0) return true
  return handSizes[seat]! - (isMoving ? 1 : owedBy(state, seat)) > 0
}

/** Does any free way lead the rider to a row beyond? */
function canPass(graph: Graph, rider: Rider, row: number): boolean {
  const { next, nextFrom, taken, size } = graph
  const found: SquareId[] = []
  const seen = new Set<SquareId>()
  const visit = (square: SquareId): boolean => {
    if (square >= size) return true
    if (taken[square] !== FREE || seen.has(square)) return false
    if (graph.row[square]! > row) return true
    seen.add(square)
    found.push(square)
    return false
  }
  const first = rider.standing === 'road' ? next.subarray(nextFrom[rider.at], nextFrom[rider.at + 1]) : waysFrom(graph, rider)
  for (const square of first) if (visit(square)) return true
  for (const square of found) for (let i = nextFrom[square]!; i < nextFrom[square + 1]!; i++) if (visit(next[i]!)) return true
  return false
}
