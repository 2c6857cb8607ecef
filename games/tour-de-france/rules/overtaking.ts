import type { Seat } from '@echappee/kernel'
import { OVERTAKING_STEPS, OVERTAKING_STEPS_CLIMB } from '../content/points.ts'
import { TEAM_SIZE } from '../content/teams.ts'
import { CLIMB, type Graph, type SquareId } from './graph.ts'
import { RIDER, emptyRoad, isEmptyAhead, isFreeWay, newReach, spread, type Reach } from './reach.ts'
import { foremost, isTrial, owedBy, racingCount, rowOf, seatAt } from './riders.ts'
import { NO_RIDER, type PublicState, type Rider, type RiderId } from './state.ts'

/** TDF-22 for one turn: made ready once, then asked about each square where the rider might stop. */
export interface Overtaking {
  /** Undefined where no move can break the rule. */
  readonly rider: Rider | undefined
  readonly row: number
  readonly steps: number
  /** The squares that all his ways lead over; looked for when it is needed. */
  cuts: readonly SquareId[] | undefined
}

/** Only their sizes are looked at. */
type Hands = readonly { readonly length: number }[]

const follower = newReach()
const passing = newReach()

/** `graph.taken` must be filled without the moving rider. */
export function prepareOvertaking(state: PublicState, hands: Hands, graph: Graph, mover: RiderId): Overtaking {
  const next = state.race.options.overtakingRule === 'off' ? NO_RIDER : nextAfter(state, hands, graph, mover)
  if (next === NO_RIDER) return { rider: undefined, row: graph.rows, steps: 0, cuts: undefined }
  const rider = state.riders[next]!
  const steps = terrainOf(graph, rider) === CLIMB ? OVERTAKING_STEPS_CLIMB : OVERTAKING_STEPS
  return { rider, row: rowOf(graph, rider), steps, cuts: undefined }
}

/** Would the mover bar the way of the next rider by stopping here? */
export function isBarring(graph: Graph, ready: Overtaking, to: SquareId): boolean {
  if (to < 0 || to >= graph.size) return false
  const row = graph.row[to]!
  return row > ready.row && row <= ready.row + ready.steps && isOnlyWay(graph, ready, to)
}

/** He keeps a way if not all of them lead over this square, or if he can get beyond its row at all. */
function isOnlyWay(graph: Graph, ready: Overtaking, to: SquareId): boolean {
  const rider = ready.rider!
  const cuts = (ready.cuts ??= cutsOf(graph, rider, ready.steps))
  if (!cuts.includes(to)) return false
  const before = graph.taken[to]!
  graph.taken[to] = RIDER
  const isPassable = canPass(graph, rider, graph.row[to]!)
  graph.taken[to] = before
  return !isPassable
}

/** By board, then by square and steps: what cuts an empty road. */
const emptyCuts = new WeakMap<Graph, (readonly SquareId[] | undefined)[]>()

function cutsOf(graph: Graph, rider: Rider, steps: number): readonly SquareId[] {
  if (!isEmptyAhead(graph, rider, steps)) {
    spread(graph, follower, rider, steps)
    return cutsIn(graph, follower, steps)
  }
  let known = emptyCuts.get(graph)
  if (known === undefined) emptyCuts.set(graph, (known = []))
  return (known[rider.at * 2 + (steps & 1)] ??= cutsIn(graph, emptyRoad(graph, rider), steps))
}

/** By place in the reach: the ways that lead from the rider to it, and on from it to the last step. By square: the ways over it, and its place in a layer. */
const waysTo = new Float64Array(1024)
const waysOn = new Float64Array(1024)
const through = new Float64Array(4096)
const slots = new Int16Array(4096)

/** The squares that all ways of so many steps lead over; without any way there is nothing that the mover could take from him. */
function cutsIn(graph: Graph, reach: Reach, steps: number): SquareId[] {
  if (!isFreeWay(reach, steps)) return []
  const { squares, ends } = reach
  for (let i = 0; i < ends[1]!; i++) waysTo[i] = 1
  for (let layer = 2; layer <= steps; layer++) countWays(graph, reach, layer)
  let ways = 0
  for (let i = ends[steps - 1]!; i < ends[steps]!; i++) {
    waysOn[i] = 1
    ways += waysTo[i]!
  }
  for (let layer = steps - 1; layer >= 1; layer--) countWaysOn(graph, reach, layer)
  const cuts: SquareId[] = []
  for (let i = ends[0]!; i < ends[steps]!; i++) through[squares[i]!] = 0
  // A square may be met after fewer and after more steps.
  for (let i = ends[0]!; i < ends[steps]!; i++) if ((through[squares[i]!]! += waysTo[i]! * waysOn[i]!) === ways) cuts.push(squares[i]!)
  return cuts
}

function countWays({ next, nextFrom }: Graph, { squares, ends }: Reach, layer: number): void {
  for (let i = ends[layer - 1]!; i < ends[layer]!; i++) {
    slots[squares[i]!] = i
    waysTo[i] = 0
  }
  for (let i = ends[layer - 2]!; i < ends[layer - 1]!; i++)
    for (let j = nextFrom[squares[i]!]!, last = nextFrom[squares[i]! + 1]!; j < last; j++) {
      const slot = slots[next[j]!]!
      if (slot >= ends[layer - 1]! && slot < ends[layer]! && squares[slot] === next[j]) waysTo[slot]! += waysTo[i]!
    }
}

function countWaysOn({ next, nextFrom }: Graph, { squares, ends }: Reach, layer: number): void {
  for (let i = ends[layer]!; i < ends[layer + 1]!; i++) slots[squares[i]!] = i
  for (let i = ends[layer - 1]!; i < ends[layer]!; i++) {
    waysOn[i] = 0
    for (let j = nextFrom[squares[i]!]!, last = nextFrom[squares[i]! + 1]!; j < last; j++) {
      const slot = slots[next[j]!]!
      if (slot >= ends[layer]! && slot < ends[layer + 1]! && squares[slot] === next[j]) waysOn[i]! += waysOn[slot]!
    }
  }
}

/** TDF-15: at the roadside that of the accident row, in `S` that of row 1. */
export function terrainOf({ terrain, start }: Graph, { at }: Rider): number {
  return terrain[at < 0 ? start[0]! : at]!
}

/** TDF-22, TDF-50: who acts after the mover in this round; who sits out is passed over, and a team that will have no card. */
function nextAfter(state: PublicState, hands: Hands, graph: Graph, mover: RiderId): RiderId {
  if (!isTrial(state)) return foremost(state, graph, 0, state.riders.length, mover, true)
  const last = Math.min(state.round, state.race.seats)
  for (let place = state.team; place < last; place++) {
    const seat = seatAt(state, place)
    if (!willHaveCards(state, hands, seat, place === state.team)) continue
    const rider = foremost(state, graph, seat * TEAM_SIZE, (seat + 1) * TEAM_SIZE, mover, true)
    if (rider !== NO_RIDER) return rider
  }
  return NO_RIDER
}

/** TDF-49: a team that still awaits its second deal always has cards. */
function willHaveCards(state: PublicState, hands: Hands, seat: Seat, isMoving: boolean): boolean {
  if (!state.hasSecondDeal[seat] && racingCount(state.riders, seat) > 0) return true
  return hands[seat]!.length - (isMoving ? 1 : owedBy(state, seat)) > 0
}

/** Does any free way lead the rider to a row beyond? It is at most four rows away, and a row takes two steps at most. */
function canPass(graph: Graph, rider: Rider, row: number): boolean {
  spread(graph, passing, rider, 2 * (OVERTAKING_STEPS + 1))
  const { squares, ends, depth } = passing
  for (let i = ends[0]!; i < ends[depth]!; i++) if (graph.row[squares[i]!]! > row) return true
  return false
}
