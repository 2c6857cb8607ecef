import { clamp, type Point } from './points.ts'

/** A winding line that knows its length: the middle of a road, a lane, a way to glide along. No React, no DOM. */
export interface Line {
  readonly points: readonly Point[]
  /** Of each point, the distance from the start along the line. */
  readonly distances: readonly number[]
  readonly length: number
}

export function lineThrough(points: readonly Point[]): Line {
  let length = 0
  const distances = points.map(({ x, y }, i) => {
    const before = points[i - 1]
    if (before !== undefined) length += Math.hypot(x - before.x, y - before.y)
    return length
  })
  return { points, distances, length }
}

/** The point at a distance from the start; beyond the ends, the end. */
export function pointOn({ points, distances, length }: Line, distance: number): Point {
  const wanted = clamp(distance, 0, length)
  let [low, high] = [0, points.length - 1]
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if (distances[middle]! <= wanted) low = middle
    else high = middle
  }
  const [a, b] = [points[low]!, points[high]!]
  const span = distances[high]! - distances[low]!
  const t = span === 0 ? 0 : (wanted - distances[low]!) / span
  return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t }
}

/** The direction of travel at a distance, in radians, smoothed over `reach` on both sides. */
export function angleOn(line: Line, distance: number, reach = 8): number {
  const [before, after] = [pointOn(line, distance - reach), pointOn(line, distance + reach)]
  return Math.atan2(after.y - before.y, after.x - before.x)
}

/** A point `across` to the right of the direction of travel: lanes lie beside the middle. */
export function besideLine(line: Line, distance: number, across: number, reach?: number): Point {
  const { x, y } = pointOn(line, distance)
  const angle = angleOn(line, distance, reach)
  return { x: x - Math.sin(angle) * across, y: y + Math.cos(angle) * across }
}

/** The way from one distance to another, forwards or backwards, both ends included. */
export function wayOn(line: Line, from: number, to: number, steps = 16): Point[] {
  return Array.from({ length: steps + 1 }, (_, i) => pointOn(line, from + ((to - from) * i) / steps))
}

/** The same line, `across` to the right. */
export function laneOf(line: Line, across: number, step = 8): Line {
  const count = Math.max(1, Math.ceil(line.length / step))
  return lineThrough(Array.from({ length: count + 1 }, (_, i) => besideLine(line, (line.length * i) / count, across)))
}
