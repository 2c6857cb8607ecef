import { round, type Point } from './points.ts'

export function pathData(points: readonly Point[]): string {
  return points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('')
}

export function closedLine(points: readonly Point[]): string {
  return `${pathData(points)}Z`
}

/** A curve through the middles of the sides: soft outlines of land and water. */
export function smoothLine(points: readonly Point[]): string {
  const [first, ...rest] = points
  if (first === undefined) return ''
  let line = pathData([first])
  rest.forEach((point, i) => {
    const next = rest[i + 1]
    const to = next === undefined ? point : middle(point, next)
    line += `Q${round(point.x)} ${round(point.y)} ${round(to.x)} ${round(to.y)}`
  })
  return line
}

const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
