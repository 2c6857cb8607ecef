import { round, type Box, type Point } from '../geometry/points.ts'
import { isWithin, lot, pick, roomAt, type Blocked, type Character, type Spot } from './scatter.ts'
import { ROOM, type Placed, type Thing } from './things.ts'

/** What grows or stands on land of one character. */
export interface Cover {
  /** Share of the places that are taken. */
  readonly often: number
  readonly things: readonly Thing[]
}

/** By what the land is like. */
export type Covers = Readonly<Record<Character, Cover>>

/** Puts things down one after the other, none on another, nor outside the box or where nothing may stand. */
export function planter(box: Box, taken: readonly Blocked[], isLand: (at: Point) => boolean = () => true) {
  const things: Placed[] = []
  const blocked = [...taken]
  const plant = (spot: Point, thing: Thing, scale = 1): void => {
    const radius = ROOM[thing] * scale
    if (!isLand(spot) || roomAt(spot, blocked) < radius || !isWithin(spot, radius, box)) return
    things.push({ thing, x: round(spot.x), y: round(spot.y), scale })
    blocked.push({ x: spot.x, y: spot.y, radius: radius * 0.8 })
  }
  /** What the cover has for this place, or nothing. */
  const cover = (spot: Spot, { often, things: kinds }: Cover): void => {
    if (spot.luck < often)
      plant(spot, pick(kinds, (spot.luck / often) * kinds.length), 0.85 + lot(Math.round(spot.x), Math.round(spot.y), 6) * 0.35)
  }
  return { things, plant, cover }
}
