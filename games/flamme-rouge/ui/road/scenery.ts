import { ROOM, type Placed, type Thing } from '@echappee/ui/road/land'
import { beside, poseAt, short, type Box, type Point } from '@echappee/ui/road/path'
import { blockedBy, freeSpots, isWithin, lot, nearest, pick, roomAt, softPatches, type Blocked, type Spot } from '@echappee/ui/road/scatter'
import type { RoadLayout } from './layout.ts'
import type { RoadLines, Terrain } from './tiles.ts'

export interface Scenery {
  /** Large soft shades of the ground. */
  readonly relief: string
  /** Flat on the ground, under the road. */
  readonly fields: readonly Placed[]
  /** Upright beside the road, from back to front. */
  readonly things: readonly Placed[]
}

/** Fields and villages beside flat roads, firs and rocks beside climbs, a peak at each summit, windmills by the cobbles. */
export function sceneryOf(layout: RoadLayout, lines: RoadLines, signs: readonly Box[]): Scenery {
  const samples = samplesOf(layout)
  const { things, put } = planter(layout.box, [...samples, ...signs.flatMap(blockedBy)])
  for (const { at } of lines.summits)
    around(layout, at, 10, 300).forEach((spot, i) => put(spot, i % 3 === 2 ? 'crag' : 'peak', pick([1, 0.8, 0.65], i)))
  for (const at of [1, layout.squares.findLast(({ terrain }) => terrain !== 'beyond')!.number])
    around(layout, at, 16, 200).forEach((spot, i) => put(spot, pick(VILLAGE, i)))
  for (const spot of freeSpots(layout.box, 168, samples, 44)) put(spot, landmark(nearest(spot, samples).terrain, spot))
  for (const spot of freeSpots(layout.box, 52, samples, 18)) {
    if (spot.luck < (spot.room < 90 ? 0.58 : 0.3)) put(spot, plant(nearest(spot, samples).terrain, spot), 0.85 + spot.luck * 0.4)
  }
  const fields = freeSpots(layout.box, 200, [], 0).filter(({ luck }) => luck > 0.4)
  return {
    relief: softPatches(layout.box),
    fields: fields.map((spot) => ({
      thing: isHigh(nearest(spot, samples).terrain) ? 'pasture' : pick(['wheat', 'vines', 'pasture'], spot.luck * 9),
      x: spot.x,
      y: spot.y,
      scale: 1.45,
    })),
    things: things.toSorted((a, b) => a.y - b.y),
  }
}

const VILLAGE: readonly Thing[] = ['fans', 'house', 'church', 'fans', 'house', 'barn', 'house', 'fans']

interface Sample extends Blocked {
  readonly terrain: Terrain
}

function samplesOf({ path, squares }: RoadLayout): Sample[] {
  return squares.flatMap(({ from, to, edges, terrain, isVirtual }) => {
    const radius = isVirtual ? 30 : edges[1] + 20
    return [from, (from + to) / 2].map((at) => ({ ...beside(poseAt(path, at), 0), radius: Math.max(radius, 44), terrain }))
  })
}

/** Puts things down one after the other, none on another. */
function planter(box: Box, blocked: Blocked[]) {
  const things: Placed[] = []
  const put = (spot: Point, thing: Thing, scale = 1): void => {
    const radius = ROOM[thing] * scale
    if (roomAt(spot, blocked) < radius || !isWithin(spot, radius, box)) return
    things.push({ thing, x: short(spot.x), y: short(spot.y), scale })
    blocked.push({ x: spot.x, y: spot.y, radius: radius * 0.8 })
  }
  return { things, put }
}

/** A few places near a square. */
function around({ path, squares }: RoadLayout, square: number, count: number, reach: number): Point[] {
  const { x, y } = poseAt(path, squares[square - 1]!.to)
  return Array.from({ length: count }, (_, i) => ({
    x: x + (lot(i, square, 1) - 0.5) * 2 * reach,
    y: y + (lot(i, square, 2) - 0.5) * 1.5 * reach,
  }))
}

function landmark(terrain: Terrain, { luck }: Spot): Thing {
  if (isHigh(terrain)) return luck < 0.6 ? 'crag' : 'peak'
  if (terrain === 'cobbles') return luck < 0.5 ? 'mill' : 'barn'
  return pick(['house', 'barn', 'church', 'house', 'villa'], luck * 20)
}

function plant(terrain: Terrain, { luck }: Spot): Thing {
  if (isHigh(terrain)) return 'fir'
  if (terrain === 'supply') return pick(['fans', 'tree'], luck * 40)
  return terrain === 'cobbles' ? pick(['poplar', 'hay', 'poplar'], luck * 40) : pick(['tree', 'bush', 'poplar', 'tree', 'hay'], luck * 40)
}

function isHigh(terrain: Terrain): boolean {
  return terrain === 'ascent' || terrain === 'descent'
}
