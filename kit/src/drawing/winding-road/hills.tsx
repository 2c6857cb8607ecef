import type { ReactElement } from 'react'
import type { Point, Size } from '../geometry/points.ts'
import { closedLine, pathData } from '../geometry/outline.ts'

export interface Elevation {
  /** The line of the road over its length, as the `d` of a path. */
  readonly line: string
  /** The same, closed at the foot of the picture. */
  readonly ground: string
  /** Above each border between squares: where a rider or a flag stands. */
  readonly points: readonly Point[]
}

interface ElevationBox extends Size {
  /** Where the lowest road lies, and how far the highest may rise above it, both downwards from the top. */
  readonly foot: number
  readonly rise: number
  /** A hill of fewer steps than these does not become an alp. */
  readonly least: number
}

/** A stage from the side: each square leads up by one, down by one, or neither. */
export function elevationOf(steps: readonly number[], { width, height, foot, rise, least }: ElevationBox): Elevation {
  const heights = [0]
  for (const step of steps) heights.push(heights.at(-1)! + step)
  const [low, high] = [Math.min(...heights), Math.max(...heights)]
  const unit = rise / Math.max(high - low, least)
  const points = heights.map((value, i) => ({ x: (i / steps.length) * width, y: foot - (value - low) * unit }))
  const corners = points.filter((_, i) => i === 0 || steps[i - 1] !== steps[i])
  return { line: pathData(corners), ground: closedLine([...corners, { x: width, y: height }, { x: 0, y: height }]), points }
}

interface HillsProps {
  readonly elevation: Elevation
  readonly height: number
  /** The class of the column under each square; none where the ground is plain. */
  readonly kinds: readonly (string | undefined)[]
}

/** The hills of a `HeightProfile`. */
export function Hills({ elevation: { line, ground, points }, height, kinds }: HillsProps): ReactElement {
  const columns = points.slice(1).map((to, i) => ({ from: points[i]!, to, kind: kinds[i] }))
  return (
    <>
      <path d={ground} className="hills-ground" />
      {[...Map.groupBy(columns, ({ kind }) => kind)].map(([kind, own]) =>
        kind === undefined ? undefined : (
          <path
            key={kind}
            className={kind}
            d={own.map(({ from, to }) => `M${from.x} ${height}V${from.y}L${to.x} ${to.y}V${height}Z`).join('')}
          />
        ),
      )}
      <path d={line} className="hills-line" />
    </>
  )
}
