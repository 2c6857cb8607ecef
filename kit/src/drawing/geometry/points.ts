/** Points and boxes of a picture. No React, no DOM. */
export interface Point {
  readonly x: number
  readonly y: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

export interface Box extends Point, Size {}

/** Where and how a thing is drawn. */
export interface Pose extends Point {
  /** 1 if left out. */
  readonly scale?: number
  /** In degrees, clockwise. */
  readonly turn?: number
}

export const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))
export const round = (value: number) => Math.round(value * 10) / 10

/** The smallest box around points. */
export function boxAround(points: readonly Point[], margin = 0): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [x, y] = [Math.min(...xs) - margin, Math.min(...ys) - margin]
  return { x, y, width: Math.max(...xs) + margin - x, height: Math.max(...ys) + margin - y }
}
