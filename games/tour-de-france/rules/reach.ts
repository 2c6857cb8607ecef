import { BOARD_LIMITS, RUN_OFF_ROWS } from '../content/board.ts'
import { BRIDGE_MOST, ATTACK_STEPS, HIGHEST_CARD } from '../content/cards.ts'
import type { Graph, SquareId } from './graph.ts'
import { NO_RIDER, type Accident, type PublicState, type Rider, type RiderId } from './state.ts'

/** What stands on a square: nobody, a rider, an accident, a rider past the line. */
export const FREE = 0
export const RIDER = 1
export const ZONE = 2
const ARRIVED = 3

/** The squares that can be reached in 1, 2, 3 … steps over free squares: layer i is squares[ends[i−1]…ends[i]−1]. */
export interface Reach {
  readonly squares: Int16Array
  readonly ends: Int32Array
  /** The last layer that is not empty. */
  depth: number
  /** The first layer with a square of the run-off; NEVER if there is none. */
  line: number
  /** By square of the run-off: the first layer that holds it; 0 for none. */
  readonly met: Int8Array
}

const MOST_STEPS = HIGHEST_CARD + Math.max(ATTACK_STEPS, BRIDGE_MOST)
export const NEVER = 127
/** A layer lies in at most so many rows as there are steps, and each has at most two squares a lane. */
const MOST_REACHED = (MOST_STEPS + 1) * (MOST_STEPS + RUN_OFF_ROWS) * BOARD_LIMITS.lanes * 2

export function newReach(): Reach {
  return {
    squares: new Int16Array(MOST_REACHED),
    ends: new Int32Array(MOST_STEPS + 2),
    depth: 0,
    line: NEVER,
    met: new Int8Array(RUN_OFF_ROWS * BOARD_LIMITS.lanes),
  }
}

/** TDF-7: who stands where. The rider who looks for a way is left out. */
export function occupy({ riders, accidents }: Pick<PublicState, 'riders' | 'accidents'>, graph: Graph, except: RiderId): void {
  const { taken, total, peopled, closed, row } = graph
  graph.occupied.fill(FREE)
  for (let id = 0; id < riders.length; id++) {
    if (id === except) continue
    const { standing, at } = riders[id]!
    if (standing === 'road') {
      taken[at] = RIDER
      peopled[row[at]!]!++
      closed[row[at]!] = 1
    } else if (standing === 'finished' && at < total) taken[at] = ARRIVED
  }
  for (let i = 0; i < accidents.length; i++) closeZone(graph, accidents[i]!)
}

/** TDF-33. */
function closeZone({ taken, sections, section, closed, row }: Graph, { square }: Accident): void {
  closed[row[square]!] = 1
  const squares = sections[section[square]!]!
  for (let i = 0; i < squares.length; i++) taken[squares[i]!] = ZONE
}

/** By board, then by square: how far an empty road leads. */
const emptyRoads = new WeakMap<Graph, (Reach | undefined)[]>()

/** What `spread` would find, taken from memory where nothing stands on the rows ahead. `fresh` is where it works otherwise. */
export function reachOf(graph: Graph, fresh: Reach, rider: Rider, steps: number): Reach {
  if (isEmptyAhead(graph, rider, steps)) return emptyRoad(graph, rider)
  spread(graph, fresh, rider, steps)
  return fresh
}

/** Nobody stands on the rows that so many steps lead over. On a doubled lane the first step may lead to a square of the own row. */
export function isEmptyAhead({ closed, rows, row, next, nextFrom }: Graph, { standing, at }: Rider, steps: number): boolean {
  if (standing !== 'road') return false
  const last = Math.min(rows, row[at]! + steps)
  for (let ahead = row[next[nextFrom[at]!]!]!; ahead <= last; ahead++) if (closed[ahead] !== 0) return false
  return true
}

/** Deeper than any ride; deeper layers do no harm. */
export function emptyRoad(graph: Graph, rider: Rider): Reach {
  let roads = emptyRoads.get(graph)
  if (roads === undefined) emptyRoads.set(graph, (roads = []))
  const known = roads[rider.at]
  if (known !== undefined) return known
  const reach = newReach()
  const taken = graph.taken.slice()
  graph.taken.fill(FREE)
  spread(graph, reach, rider, MOST_STEPS)
  graph.taken.set(taken)
  const kept = { ...reach, squares: reach.squares.slice(0, reach.ends[reach.depth]) }
  roads[rider.at] = kept
  return kept
}

/** TDF-16: layer by layer, as many as are wanted or possible. `graph.taken` says what is free; the run-off always is. */
export function spread(graph: Graph, reach: Reach, rider: Rider, steps: number): void {
  const { next, nextFrom, taken, size, total, marks, rows, row } = graph
  const { squares, ends, met } = reach
  if (reach.line !== NEVER) met.fill(0)
  reach.line = NEVER
  reach.depth = 0
  let end = 0
  if (rider.standing === 'road') squares[end++] = rider.at
  ends[0] = end
  // A step leads one row further at most.
  const earliestLine = rows + 1 - (rider.standing === 'start' ? 0 : row[rider.at]!)
  let from = 0
  for (let layer = 1; layer <= steps; layer++) {
    const first = end
    if (layer === 1 && rider.standing !== 'road') {
      const ways = waysFrom(graph, rider)
      for (let i = 0; i < ways.length; i++) if (taken[ways[i]!] === FREE || ways[i]! >= size) squares[end++] = ways[i]!
    } else {
      const mark = ++marks[total]!
      for (let i = from; i < first; i++) {
        const square = squares[i]!
        for (let j = nextFrom[square]!, last = nextFrom[square + 1]!; j < last; j++) {
          const ahead = next[j]!
          if (marks[ahead] === mark || (taken[ahead] !== FREE && ahead < size)) continue
          marks[ahead] = mark
          squares[end++] = ahead
        }
      }
    }
    ends[layer] = end
    if (end === first) return
    from = first
    reach.depth = layer
    if (layer >= earliestLine) noteRunOff(reach, size, first, end, layer)
  }
}

/** TDF-34: from `S` and from the roadside. */
export function waysFrom(graph: Graph, rider: Rider): Int16Array {
  return rider.standing === 'start' ? graph.start : graph.exits[graph.section[rider.at]!]!
}

function noteRunOff(reach: Reach, size: number, from: number, to: number, layer: number): void {
  for (let i = from; i < to; i++) {
    const square = reach.squares[i]!
    if (square < size) continue
    if (reach.line === NEVER) reach.line = layer
    if (reach.met[square - size] === 0) reach.met[square - size] = layer
  }
}

/** TDF-16: is there a free way of so many steps? */
export function isFreeWay({ depth, line }: Reach, steps: number): boolean {
  return steps <= depth || line <= steps
}

export function layerFrom({ ends }: Reach, layer: number): number {
  return layer === 0 ? 0 : ends[layer - 1]!
}

/** All squares where a move of so many steps may end (TDF-16, TDF-37). */
export function landingsOf(state: PublicState, graph: Graph, reach: Reach, steps: number): SquareId[] {
  const list: SquareId[] = []
  if (steps <= reach.depth)
    for (let i = layerFrom(reach, steps); i < reach.ends[steps]!; i++) if (reach.squares[i]! < graph.size) list.push(reach.squares[i]!)
  if (reach.line <= steps) addRunOff(state, graph, reach, steps, list)
  return list
}

/** TDF-37: the furthest row of the run-off, or the nearest one before it with a free square; else a place beside F0. */
function addRunOff({ riders }: PublicState, graph: Graph, { met }: Reach, steps: number, list: SquareId[]): void {
  const { size, runOffLanes: lanes, taken, total } = graph
  for (let row = RUN_OFF_ROWS - 1; row >= 0; row--) {
    const before = list.length
    for (let i = row * lanes; i < (row + 1) * lanes; i++)
      if (met[i]! > 0 && met[i]! <= steps && taken[size + i] === FREE) list.push(size + i)
    if (list.length > before) return
  }
  let place = total
  for (let id = 0; id < riders.length; id++) if (riders[id]!.standing === 'finished' && riders[id]!.at >= total) place++
  list.push(place)
}

/** One way to the landing, for the eye: backwards, straight links first, then lower lanes. `reach` must still be that of the move. */
export function pathTo(graph: Graph, reach: Reach, steps: number, to: SquareId): SquareId[] {
  const { size, total } = graph
  const end = to >= total ? lowestMet(graph, reach) : to
  let layer = end >= size ? reach.met[end - size]! : steps
  const path = to >= total ? [end, to] : [to]
  let square = end
  while (--layer >= 1) {
    let best: SquareId = NO_RIDER
    for (let i = layerFrom(reach, layer); i < reach.ends[layer]!; i++) {
      const before = reach.squares[i]!
      if (leadsTo(graph, before, square) && (best < 0 || isBetter(graph, before, best, square))) best = before
    }
    path.unshift(best)
    square = best
  }
  return path
}

function lowestMet({ size }: Graph, { met }: Reach): SquareId {
  return size + met.findIndex((layer) => layer > 0)
}

function leadsTo({ next, nextFrom }: Graph, from: SquareId, to: SquareId): boolean {
  for (let i = nextFrom[from]!; i < nextFrom[from + 1]!; i++) if (next[i] === to) return true
  return false
}

function isBetter({ straight, lane }: Graph, one: SquareId, other: SquareId, to: SquareId): boolean {
  const isStraight = straight[one] === to
  if (isStraight !== (straight[other] === to)) return isStraight
  return lane[one]! < lane[other]!
}
