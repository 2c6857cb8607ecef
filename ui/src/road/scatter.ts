import type { Box, Point } from './path.ts'

/** A free place beside the road with a number of its own from 0 to 1: variety without chance. */
export interface Spot extends Point {
  readonly luck: number
  /** To the nearest blocked place. */
  readonly room: number
}

export interface Blocked extends Point {
  readonly radius: number
}

/** Places on a loose grid that are clear of everything blocked, from the back of the picture to its front. */
export function freeSpots(box: Box, spacing: number, blocked: readonly Blocked[], clearance: number): Spot[] {
  const spots: Spot[] = []
  for (let row = 0; (row + 0.5) * spacing < box.height; row++) {
    for (let column = 0; (column + 0.5) * spacing < box.width; column++) {
      const [a, b, luck] = [lot(column, row, 1), lot(column, row, 2), lot(column, row, 3)]
      const x = box.x + (column + 0.5 + (a - 0.5) * 0.7 + (row % 2) * 0.4) * spacing
      const y = box.y + (row + 0.5 + (b - 0.5) * 0.7) * spacing
      const room = roomAt({ x, y }, blocked)
      if (room >= clearance) spots.push({ x, y, luck, room })
    }
  }
  return spots.toSorted((a, b) => a.y - b.y)
}

export function roomAt({ x, y }: Point, blocked: readonly Blocked[]): number {
  let room = Infinity
  for (const spot of blocked) room = Math.min(room, Math.hypot(spot.x - x, spot.y - y) - spot.radius)
  return room
}

/** From 0 to 1, always the same for the same three numbers. */
export function lot(a: number, b: number, c: number): number {
  let value = Math.imul(a + 101, 374761393) ^ Math.imul(b + 57, 668265263) ^ Math.imul(c + 13, 2246822519)
  value = Math.imul(value ^ (value >>> 13), 1274126177)
  return ((value ^ (value >>> 16)) >>> 0) / 2 ** 32
}
