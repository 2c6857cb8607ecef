import type { Box, Point } from './points.ts'

/** A road's line on paper: straights and arcs one after the other, measured along its length. The y axis points down; side is positive to the right of the way ahead. */

/** A place with the way ahead, in radians: 0 is east, a quarter turn south. */
export interface Bearing extends Point {
  readonly heading: number
}

/** A positive turn bends to the right. A straight has no turn. */
export interface Piece {
  readonly length: number
  readonly turn: number
}

export interface Path {
  readonly legs: readonly Leg[]
  readonly length: number
}

interface Leg extends Piece {
  readonly from: number
  readonly start: Bearing
}

export const degrees = (value: number): number => (value * Math.PI) / 180

/** Pieces that go on alike are joined. */
export function layPath(pieces: readonly Piece[], start: Bearing = { x: 0, y: 0, heading: 0 }): Path {
  const legs: Leg[] = []
  let pose = start
  let from = 0
  for (const piece of joinAlike(pieces)) {
    const leg = { ...piece, from, start: pose }
    legs.push(leg)
    pose = poseOn(leg, piece.length)
    from += piece.length
  }
  // A path of no pieces is still a place.
  if (legs.length === 0) legs.push({ length: 0, turn: 0, from: 0, start })
  return { legs, length: from }
}

/** The poses between pieces, with both ends: a path's rough shape, cheap enough to try many. */
export function jointsOf(pieces: readonly Piece[], start: Bearing = { x: 0, y: 0, heading: 0 }): Bearing[] {
  const joints = [start]
  for (const piece of pieces) joints.push(poseOn({ ...piece, from: 0, start: joints.at(-1)! }, piece.length))
  return joints
}

/** Before the beginning and past the end the road goes straight on. */
export function poseAt(path: Path, distance: number): Bearing {
  const leg = legAt(path, distance)
  const end = leg.from + leg.length
  if (distance < 0) return ahead(leg.start, distance)
  return distance > end ? ahead(poseOn(leg, leg.length), distance - end) : poseOn(leg, distance - leg.from)
}

export function beside(pose: Bearing, side: number): Point {
  return { x: pose.x - Math.sin(pose.heading) * side, y: pose.y + Math.cos(pose.heading) * side }
}

/** A point ahead of a pose and to its right. */
export function turned({ x, y, heading }: Bearing, along: number, side: number): Point {
  const [cos, sin] = [Math.cos(heading), Math.sin(heading)]
  return { x: x + cos * along - sin * side, y: y + sin * along + cos * side }
}

export function pointAt(path: Path, distance: number, side = 0): Point {
  return beside(poseAt(path, distance), side)
}

/** The outline of a piece of road; `near` and `far` are its sides (left, right) at either end. */
export function strip(
  path: Path,
  from: number,
  to: number,
  near: readonly [number, number],
  far: readonly [number, number] = near,
): Point[] {
  const stops = stopsOf(path, from, to)
  const edge = (i: 0 | 1) => stops.map((at) => pointAt(path, at, near[i] + (far[i] - near[i]) * ((at - from) / (to - from || 1))))
  return [...edge(0), ...edge(1).toReversed()]
}

/** Points along one side, closer where the road bends. */
export function lineAt(path: Path, from: number, to: number, side: number): Point[] {
  return stopsOf(path, from, to).map((at) => pointAt(path, at, side))
}

/** The same middle, as wide or as high as the ratio of width to height asks for. */
export function widenTo({ x, y, width, height }: Box, ratio: number): Box {
  const [wide, high] = [Math.max(width, height * ratio), Math.max(height, width / ratio)]
  return { x: x - (wide - width) / 2, y: y - (high - height) / 2, width: wide, height: high }
}

/** How large a picture can be shown on a wide screen. */
export function scaleOnScreen({ width, height }: Box): number {
  return Math.min(1280 / width, 720 / height)
}

function joinAlike(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = []
  for (const piece of pieces) {
    if (piece.length <= 0) continue
    const last = joined.at(-1)
    if (last !== undefined && Math.abs(last.turn / last.length - piece.turn / piece.length) < 1e-9) {
      joined[joined.length - 1] = { length: last.length + piece.length, turn: last.turn + piece.turn }
    } else joined.push(piece)
  }
  return joined
}

function legAt(path: Path, distance: number): Leg {
  let [low, high] = [0, path.legs.length - 1]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (path.legs[middle]!.from <= distance) low = middle
    else high = middle - 1
  }
  return path.legs[low]!
}

function poseOn(leg: Leg, along: number): Bearing {
  if (leg.turn === 0) return ahead(leg.start, along)
  const radius = leg.length / leg.turn
  const turn = along / radius
  const centre = beside(leg.start, radius)
  const heading = leg.start.heading + turn
  return { ...beside({ ...centre, heading }, -radius), heading }
}

function ahead(pose: Bearing, along: number): Bearing {
  return { x: pose.x + Math.cos(pose.heading) * along, y: pose.y + Math.sin(pose.heading) * along, heading: pose.heading }
}

const FINEST = degrees(7.5)

/** Both ends, the joints between, and enough points on the arcs. */
function stopsOf(path: Path, from: number, to: number): number[] {
  const stops = [from]
  for (const leg of path.legs) {
    const [start, end] = [Math.max(from, leg.from), Math.min(to, leg.from + leg.length)]
    if (end <= start) continue
    const share = (end - start) / leg.length
    const count = Math.max(1, Math.ceil((Math.abs(leg.turn) * share) / FINEST))
    for (let i = 0; i <= count; i++) stops.push(start + ((end - start) * i) / count)
  }
  stops.push(to)
  return stops.filter((at, i) => i === 0 || at - stops[i - 1]! > 1e-6)
}
