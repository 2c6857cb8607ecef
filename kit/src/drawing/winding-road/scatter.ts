import { smoothLine } from '../geometry/outline.ts'
import type { Box, Point } from '../geometry/points.ts'

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

/** What a stretch of land is like, so that houses stand together, trees make woods and some ground stays open. */
export type Character = 'village' | 'wood' | 'farm' | 'open'

/** Patches of uneven shape, about `size` across, each of one character. */
export function characterAt({ x, y }: Point, size = 250): Character {
  const [column, row] = [Math.floor(x / size), Math.floor(y / size)]
  const centres = [-1, 0, 1].flatMap((a) => [-1, 0, 1].map((b) => ({ a: column + a, b: row + b })))
  const places = centres.map(({ a, b }) => ({ x: (a + lot(a, b, 21)) * size, y: (b + lot(a, b, 22)) * size, luck: lot(a, b, 23) }))
  return CHARACTERS[Math.floor(nearest({ x, y }, places).luck * CHARACTERS.length)]!
}

const CHARACTERS: readonly Character[] = ['village', 'wood', 'farm', 'open', 'wood', 'farm', 'open']

/** The nearest of several places. */
export function nearest<T extends Point>(spot: Point, places: readonly T[]): T {
  const distance = (place: Point) => Math.hypot(place.x - spot.x, place.y - spot.y)
  return places.reduce((best, place) => (distance(place) < distance(best) ? place : best))
}

/** A box as a few discs. */
export function blockedBy({ x, y, width, height }: Box): Blocked[] {
  const count = Math.max(1, Math.round(width / height))
  return Array.from({ length: count }, (_, i) => ({ x: x + ((i + 0.5) * width) / count, y: y + height / 2, radius: height / 2 + 6 }))
}

/** Whether a thing of that radius stands in the picture. */
export function isWithin({ x, y }: Point, radius: number, box: Box): boolean {
  const edge = Math.min(radius, 30)
  return x > box.x + edge && x < box.x + box.width - edge && y > box.y + edge + 20 && y < box.y + box.height - edge
}

/** Variety without chance: one of a few values. */
export function pick<T>(values: readonly T[], index: number): T {
  return values[Math.floor(index) % values.length]!
}

/** Large soft shades of the ground, in and around a box, as the `d` of a path. */
export function softPatches({ x, y, width, height }: Box): string {
  const wide = { x: x - 300, y: y - 300, width: width + 600, height: height + 600 }
  return freeSpots(wide, 430, [], 0).map(softPatch).join('')
}

function softPatch({ x, y, luck }: Spot): string {
  const points = Array.from({ length: 9 }, (_, i) => {
    const reach = 0.7 + lot(i, Math.round(luck * 1000), 5) * 0.6
    return { x: x + Math.cos((i / 9) * 2 * Math.PI) * 210 * reach, y: y + Math.sin((i / 9) * 2 * Math.PI) * 96 * reach }
  })
  return `${smoothLine([...points, points[0]!])}Z`
}
