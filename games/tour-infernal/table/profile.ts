import type { Tile } from '../content/sectors.ts'

/** The course as a profile: heights between 0 and 1, ten equal sectors from left to right. No React, no DOM. */

const HEIGHT: Readonly<Record<Tile, number>> = {
  ST: 0.34,
  NR: 0.34,
  FZ: 0.34,
  LC: 0.34,
  SP: 0.34,
  CO: 0.36,
  HW: 0.34,
  WR: 0.42,
  PM: 0.68,
  HM: 1,
}

export interface ProfilePoint {
  readonly x: number
  readonly y: number
}

/** The line of the whole course, in sectors (0 to 10) and heights. */
export function profileLine(course: readonly Tile[]): ProfilePoint[] {
  const points: ProfilePoint[] = [{ x: 0, y: HEIGHT[course[0]!] }]
  for (const [i, tile] of course.entries()) {
    const next = course[i + 1]
    points.push(...(next === undefined ? upTo(tile, i) : within(tile, i)))
    points.push({ x: i + 1, y: next === undefined ? HEIGHT[tile] : (foot(tile) + foot(next)) / 2 })
  }
  return points
}

/** One path, for a box of this size; it begins and ends on the ground. */
export function profilePath(course: readonly Tile[], width: number, height: number): string {
  const unit = width / course.length
  const line = profileLine(course).map(({ x, y }) => `${round(x * unit)} ${round(height - y * height)}`)
  return `M0 ${height}L${line.join('L')}L${width} ${height}Z`
}

function within(tile: Tile, i: number): ProfilePoint[] {
  const top = HEIGHT[tile]
  switch (tile) {
    case 'HM':
      return [
        { x: i + 0.22, y: 0.55 },
        { x: i + 0.3, y: 0.52 },
        { x: i + 0.5, y: top },
        { x: i + 0.66, y: 0.7 },
        { x: i + 0.74, y: 0.72 },
      ]
    case 'PM':
      return [
        { x: i + 0.2, y: 0.48 },
        { x: i + 0.38, y: 0.64 },
        { x: i + 0.5, y: top },
        { x: i + 0.62, y: 0.64 },
        { x: i + 0.8, y: 0.48 },
      ]
    case 'WR':
      return [0.14, 0.32, 0.5, 0.68, 0.86].map((x, k) => ({ x: i + x, y: k % 2 === 0 ? top : top - 0.1 }))
    case 'CO':
      return [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9].map((x, k) => ({ x: i + x, y: k % 2 === 0 ? top : top - 0.045 }))
    default:
      return [{ x: i + 0.5, y: top }]
  }
}

/** Where a mountain meets its neighbour. */
function foot(tile: Tile): number {
  return tile === 'HM' ? 0.44 : tile === 'PM' ? 0.4 : HEIGHT[tile]
}

/** A course that ends on a mountain ends on its top. */
function upTo(tile: Tile, i: number): ProfilePoint[] {
  const top = HEIGHT[tile]
  if (tile !== 'HM' && tile !== 'PM') return within(tile, i)
  return [
    { x: i + 0.3, y: top * 0.5 },
    { x: i + 0.45, y: top * 0.55 },
    { x: i + 0.8, y: top * 0.94 },
  ]
}

const round = (value: number) => Math.round(value * 10) / 10
