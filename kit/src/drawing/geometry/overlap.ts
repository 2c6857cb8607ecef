import { boxAround, type Box, type Point } from './points.ts'

/** Whether two convex outlines come closer than `gap`; rounded corners are not considered, so the answer errs to "yes". */
export function isNear(a: readonly Point[], b: readonly Point[], gap = 0): boolean {
  return !isApart(a, b, gap) && !isApart(b, a, gap)
}

/** The first two outlines of a road that touch although they are not neighbours: `reach` is how many steps count as neighbours. */
export function firstClash(outlines: readonly (readonly Point[])[], reach: number, gap: number): readonly [number, number] | undefined {
  const boxes = outlines.map((outline) => boxAround(outline, gap / 2))
  for (let b = 0; b < outlines.length; b++) {
    for (let a = 0; a < b - reach; a++) {
      if (boxesMeet(boxes[a]!, boxes[b]!) && isNear(outlines[a]!, outlines[b]!, gap)) return [a, b]
    }
  }
  return undefined
}

export function boxesMeet(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

/** A side of `a` beyond which all of `b` lies. */
function isApart(a: readonly Point[], b: readonly Point[], gap: number): boolean {
  const centre = { x: mean(a.map(({ x }) => x)), y: mean(a.map(({ y }) => y)) }
  return a.some((from, i) => {
    const to = a[(i + 1) % a.length]!
    let [nx, ny] = [to.y - from.y, from.x - to.x]
    const size = Math.hypot(nx, ny)
    if (size < 1e-9) return false
    if (nx * (centre.x - from.x) + ny * (centre.y - from.y) > 0) [nx, ny] = [-nx, -ny]
    return b.every((point) => (nx * (point.x - from.x) + ny * (point.y - from.y)) / size > gap - 1e-6)
  })
}

function mean(values: readonly number[]): number {
  return values.reduce((a, b) => a + b, 0) / values.length
}

/** The smallest convex outline around some points. */
export function hullOf(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a.x - b.x || a.y - b.y)
  return [...halfHull(sorted), ...halfHull(sorted.toReversed())]
}

function halfHull(sorted: readonly Point[]): Point[] {
  const hull: Point[] = []
  for (const point of sorted) {
    while (hull.length > 1 && !turnsLeft(hull.at(-2)!, hull.at(-1)!, point)) hull.pop()
    hull.push(point)
  }
  return hull.slice(0, -1)
}

function turnsLeft(a: Point, b: Point, c: Point): boolean {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) > 1e-9
}
