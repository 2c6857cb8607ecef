import { clamp, round, type Point, type Size } from '@echappee/kit/drawing'
import type { Road } from './road.ts'

/** What stands beside the road: riders, signs, captions. Pixels; no React, no DOM. */
export interface Standing extends Point {
  readonly scale: number
}

/** Riders in rows, by their number. */
const FANS: readonly (readonly number[])[] = [[], [1], [2], [3], [2, 2], [3, 2], [3, 3]]
const TOKEN = 38
/** How far from the middle of a square its riders may stand. */
const RIDERS_REACH = 110

/** Where everybody stands, by the square each is on: beside it in a fan; nobody hides another, nor the number of a square. */
export function standOn(road: Road, squares: readonly number[]): Standing[] {
  const homes = squares.map((square, seat) => {
    const here = squares.flatMap((other, i) => (other === square ? [i] : []))
    return fan(road, square, here.length)[here.indexOf(seat)]!
  })
  return settle(road, homes)
}

function fan(road: Road, square: number, riders: number): Standing[] {
  const stop = road.stops[clamp(Math.round(square), 0, road.stops.length - 1)]!
  const rows = FANS[Math.min(riders, FANS.length - 1)]!
  const scale = riders < 3 ? 0.95 : riders < 4 ? 0.86 : 0.76
  const step = TOKEN * scale
  const half = { x: (Math.max(...rows, 1) * step) / 2, y: (rows.length * step) / 2 }
  const away = road.size / 2 + 4 + Math.abs(stop.side.x) * half.x + Math.abs(stop.side.y) * half.y
  const middle = { x: stop.x + stop.side.x * away, y: stop.y + stop.side.y * away }
  return rows.flatMap((inRow, row) =>
    Array.from({ length: inRow }, (_, i) => ({
      x: middle.x + (i - (inRow - 1) / 2) * step,
      y: middle.y + (row - (rows.length - 1) / 2) * step,
      scale,
    })),
  )
}

/** Fans of neighbouring squares push each other apart, and away from the numbers. */
function settle(road: Road, homes: readonly Standing[]): Standing[] {
  const places = homes.map(({ x, y }) => ({ x, y }))
  const near = road.stops.filter((stop) => homes.some(({ x, y }) => Math.hypot(stop.x - x, stop.y - y) < 2 * RIDERS_REACH))
  for (let turn = 0; turn < 60; turn++) {
    for (let a = 0; a < places.length; a++) {
      for (let b = a + 1; b < places.length; b++)
        pushApart(places[a]!, places[b]!, ((homes[a]!.scale + homes[b]!.scale) / 2) * (TOKEN - 1), 0.5)
      for (const stop of near) pushApart(places[a]!, { x: stop.x, y: stop.y }, road.size / 2 + 15 * homes[a]!.scale, 1)
      places[a]!.x = clamp(places[a]!.x, 22, road.width - 22)
      places[a]!.y = clamp(places[a]!.y, 24, road.height - 24)
    }
  }
  return places.map(({ x, y }, i) => ({ x: round(x), y: round(y), scale: homes[i]!.scale }))
}

/** Moves `a` by its share of what is missing between the two, `b` by the rest. */
function pushApart(a: { x: number; y: number }, b: { x: number; y: number }, distance: number, share: number): void {
  const [dx, dy] = [a.x - b.x, a.y - b.y]
  const length = Math.hypot(dx, dy)
  if (length >= distance) return
  // Two on the very same spot part sideways.
  const [ux, uy] = length < 0.01 ? [1, 0] : [dx / length, dy / length]
  const missing = distance - length
  a.x += ux * missing * share
  a.y += uy * missing * share
  b.x -= ux * missing * (1 - share)
  b.y -= uy * missing * (1 - share)
}

/** The nearest free place beside these squares for a sign of this size: off the road, inside the picture, not where riders stand if possible. */
export function placeSign(road: Road, first: number, last: number, sign: Size): Point {
  let best: { point: Point; cost: number } | undefined
  for (let square = first; square <= Math.min(last, first + 4); square++)
    for (const across of [-1, 1])
      for (let away = road.size / 2 + sign.height; away < 190; away += 6) {
        const { x, y, side } = road.stops[square]!
        const point = inside({ x: x + side.x * across * away, y: y + side.y * across * away }, road, sign)
        const cost = away + (across > 0 ? (away < RIDERS_REACH ? 240 : 60) : 0) + (square - first) * 12 + 40 * overlap(road, point, sign)
        if (best === undefined || cost < best.cost) best = { point, cost }
      }
  return { x: round(best!.point.x), y: round(best!.point.y) }
}

export const CORNERS = ['top left', 'top right', 'bottom right', 'bottom left'] as const
export type Corner = (typeof CORNERS)[number]

/** The corner of the frame where something of this size hides no rider, and the fewest squares; undefined where riders are in all of them. The first named is kept while no other is better. */
export function freeCorner(
  frame: Size,
  box: Size,
  riders: readonly Point[],
  squares: readonly Point[],
  corners: readonly Corner[] = CORNERS,
): Corner | undefined {
  const hidden = (corner: Corner) => {
    const isIn = ({ x, y }: Point, reach: number) =>
      (corner.endsWith('left') ? x < box.width + reach : x > frame.width - box.width - reach) &&
      (corner.startsWith('top') ? y < box.height + reach : y > frame.height - box.height - reach)
    return riders.some((rider) => isIn(rider, 20)) ? Infinity : squares.filter((square) => isIn(square, 28)).length
  }
  const best = corners.reduce((first, corner) => (hidden(corner) < hidden(first) ? corner : first))
  return hidden(best) === Infinity ? undefined : best
}

function inside({ x, y }: Point, road: Size, sign: Size): Point {
  return {
    x: clamp(x, sign.width / 2 + 5, road.width - sign.width / 2 - 5),
    y: clamp(y, sign.height / 2 + 5, road.height - sign.height / 2 - 5),
  }
}

/** How much of the road lies under the sign. */
function overlap(road: Road, { x, y }: Point, sign: Size): number {
  const [reachX, reachY] = [sign.width / 2, sign.height / 2]
  const kerb = road.size / 2 + 11
  return road.line.points.filter((sample) => {
    const [dx, dy] = [Math.max(0, Math.abs(sample.x - x) - reachX), Math.max(0, Math.abs(sample.y - y) - reachY)]
    return Math.hypot(dx, dy) < kerb
  }).length
}
