import { hullOf, isNear } from '../geometry/overlap.ts'
import { beside, type Bearing } from '../geometry/path.ts'
import type { Box, Point } from '../geometry/points.ts'

/** A line across the road with a board beside it, upright, whose foot is at the road's edge. */
export interface Sign extends Stop {
  readonly foot: Point
  readonly box: Box
}

export interface Stop {
  readonly kind: 'start' | 'sprint' | 'summit' | 'finish'
  /** A title and what else is to be said. */
  readonly lines: readonly string[]
  /** Across the road. */
  readonly line: Bearing
  /** Left and right edge of the road there. */
  readonly edges: readonly [number, number]
}

export const TITLE_SIZE = 19
export const LINE_SIZE = 16

/** Each board stands where it hides neither the road, given as outlines, nor another board. */
export function placeSigns(stops: readonly Stop[], road: readonly (readonly Point[])[], frame: Box): Sign[] {
  const taken: Point[][] = road.map(hullOf)
  return stops.map((stop) => {
    const place = freePlace(stop.line, stop.edges, sizeOf(stop.lines), taken, frame)
    taken.push(corners(place.box))
    return { ...stop, ...place }
  })
}

function sizeOf([title = '', ...lines]: readonly string[]): { width: number; height: number } {
  const width = Math.max(title.length * TITLE_SIZE * 0.56, ...lines.map((line) => line.length * LINE_SIZE * 0.5)) + 28
  return { width, height: 32 + lines.length * (LINE_SIZE + 5) }
}

const REACHES = [16, 34, 60, 92]
const SHIFTS = [0, -0.5, 0.5, -1, 1]

function freePlace(
  line: Bearing,
  edges: readonly [number, number],
  size: { width: number; height: number },
  taken: readonly Point[][],
  frame: Box,
): { foot: Point; box: Box } {
  const places = REACHES.flatMap((reach) =>
    SHIFTS.flatMap((shift) => [0, 1].map((side) => placeAt(line, edges[side]!, side === 0 ? -1 : 1, reach, shift, size))),
  )
  const free = places.find(({ box }) => isInside(box, frame) && taken.every((outline) => !isNear(corners(box), outline, 8)))
  return free ?? places[0]!
}

function placeAt(
  line: Bearing,
  edge: number,
  out: 1 | -1,
  reach: number,
  shift: number,
  { width, height }: { width: number; height: number },
) {
  const foot = beside(line, edge + out * 9)
  const away = beside({ x: 0, y: 0, heading: line.heading }, out)
  const x = foot.x + away.x * (reach + width / 2) - (shift * width * Math.abs(away.y)) / 1.2
  const y = foot.y + away.y * (reach + height / 2) - shift * height * Math.abs(away.x)
  return { foot, box: { x: x - width / 2, y: y - height / 2, width, height } }
}

function corners({ x, y, width, height }: Box): Point[] {
  return [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ]
}

function isInside(inner: Box, outer: Box): boolean {
  return (
    inner.x > outer.x + 6 &&
    inner.y > outer.y + 6 &&
    inner.x + inner.width < outer.x + outer.width - 6 &&
    inner.y + inner.height < outer.y + outer.height - 6
  )
}
