import {
  type Bearing,
  beside,
  type Box,
  boxAround,
  clamp,
  layPath,
  type Path,
  type Point,
  pointAt,
  poseAt,
  strip,
} from '@echappee/kit/drawing'
import type { Terrain } from '../../content/tiles.ts'
import { SQUARE, edgesOf, laneSide, type RoadTile } from './tiles.ts'
import { bendsThatFit, bestHeading, piecesOf } from './unroll.ts'

export interface RoadSquare {
  /** From 1 at the rear of the start tile. */
  readonly number: number
  readonly terrain: Terrain
  readonly lanes: number
  /** Past the last tile: drawn only when somebody stands there. */
  readonly isVirtual: boolean
  readonly from: number
  readonly to: number
  readonly edges: readonly [number, number]
}

export interface RoadLayout {
  readonly path: Path
  readonly squares: readonly RoadSquare[]
  /** Tiles that lie the other way round, so that the road does not cross itself. */
  readonly turned: readonly number[]
  readonly box: Box
}

/** The highest card and a form card may carry a rider so far past the last tile. */
export const VIRTUAL_SQUARES = 8
const MARGIN = 104

/** The same tiles always give the same road. */
export function layTiles(tiles: readonly RoadTile[]): RoadLayout {
  const lanes = tiles.at(-1)?.squares.at(-1)?.lanes ?? 2
  const pair = { squares: [virtual(lanes), virtual(lanes)], bend: 0, isVirtual: true }
  const all: RoadTile[] = [...tiles, ...Array.from({ length: VIRTUAL_SQUARES / 2 }, () => pair)]
  const bends = bendsThatFit(all)
  const pieces = piecesOf(all, bends)
  const path = layPath(pieces, { x: 0, y: 0, heading: bestHeading(all, bends) })
  const squares = placeSquares(
    all,
    pieces.map(({ length }) => length),
    tiles.length,
  )
  const shown = squares.slice(0, -VIRTUAL_SQUARES / 2)
  const box = boxAround(
    shown.flatMap((square) => squareOutline(path, square)),
    MARGIN,
  )
  return { path, squares, turned: tiles.flatMap((tile, i) => (tile.bend === bends[i] ? [] : [i])), box }
}

function virtual(lanes: number) {
  return { terrain: 'finish', lanes } as const
}

/** Where a rider stands, and the way he looks. */
export function placeOf(layout: RoadLayout, square: number, lane: number): Bearing {
  const pose = poseAt(layout.path, distanceOf(layout, square))
  return { ...beside(pose, sideOf(layout, square, lane)), heading: pose.heading }
}

/** The middle of a square along the road; those behind the start tile (FR-42) lie before its beginning. */
export function distanceOf({ squares }: RoadLayout, square: number): number {
  if (square < 1) return (square - 0.5) * SQUARE
  const { from, to } = squares[Math.min(square, squares.length) - 1]!
  return (from + to) / 2
}

/** From the middle of the road to the middle of a lane. */
export function sideOf({ squares }: RoadLayout, square: number, lane: number): number {
  return laneSide(lane, squares[clamp(square, 1, squares.length) - 1]!.lanes)
}

/** The way from one place to another, in points that a rider passes evenly. */
export function wayBetween(layout: RoadLayout, from: { at: number; lane: number }, to: { at: number; lane: number }): Point[] {
  const [start, end] = [distanceOf(layout, from.at), distanceOf(layout, to.at)]
  const [near, far] = [sideOf(layout, from.at, from.lane), sideOf(layout, to.at, to.lane)]
  const steps = Math.max(2, 3 * Math.abs(to.at - from.at))
  return Array.from({ length: steps + 1 }, (_, i) =>
    pointAt(layout.path, start + ((end - start) * i) / steps, near + ((far - near) * i) / steps),
  )
}

/** Of one square, or of one of its lanes. */
export function outlineOf(layout: RoadLayout, square: number, lane?: number): Point[] {
  const place = layout.squares[clamp(square, 1, layout.squares.length) - 1]!
  if (lane === undefined) return squareOutline(layout.path, place)
  const side = laneSide(lane, place.lanes)
  const half = edgesOf(1)
  return strip(layout.path, place.from, place.to, [side + half[0], side + half[1]])
}

function squareOutline(path: Path, { from, to, edges }: RoadSquare): Point[] {
  return strip(path, from, to, edges)
}

function placeSquares(tiles: readonly RoadTile[], lengths: readonly number[], real: number): RoadSquare[] {
  let from = 0
  let number = 0
  return tiles.flatMap((tile, i) => {
    const step = lengths[i]! / (tile.squares.length || 1)
    return tile.squares.map(({ terrain, lanes }) => {
      from += step
      number += 1
      return { number, terrain, lanes, isVirtual: i >= real, from: from - step, to: from, edges: edgesOf(lanes) }
    })
  })
}
