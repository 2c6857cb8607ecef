import { closedLine, openLine, type Point } from '@echappee/ui/road/path'
import type { Terrain } from '../../content/tiles.ts'

export interface Elevation {
  /** The line of the road over its length, as the `d` of a path. */
  readonly line: string
  /** The same, closed at the foot. */
  readonly ground: string
  /** The height above each border between squares, from 0 at the foot: where a rider or a flag stands. */
  readonly points: readonly Point[]
}

const STEP: Readonly<Record<Terrain, number>> = { start: 0, flat: 0, ascent: 1, descent: -1, cobbles: 0, supply: 0, finish: 0 }

/** The stage from the side, drawn into a box of the given size: up by one for each ascent, down for each descent. */
export function elevationOf(terrains: readonly Terrain[], width: number, height: number): Elevation {
  const heights = [0]
  for (const terrain of terrains) heights.push(heights.at(-1)! + STEP[terrain])
  const [low, high] = [Math.min(...heights), Math.max(...heights)]
  // A flat stage stays low, and a small hill does not become an alp.
  const unit = (height * 0.78) / Math.max(high - low, 10)
  const points = heights.map((value, i) => ({ x: (i / terrains.length) * width, y: height * 0.88 - (value - low) * unit }))
  const corners = points.filter((_, i) => i === 0 || i === points.length - 1 || STEP[terrains[i - 1]!] !== STEP[terrains[i]!])
  return { line: openLine(corners), ground: closedLine([...corners, { x: width, y: height }, { x: 0, y: height }]), points }
}
