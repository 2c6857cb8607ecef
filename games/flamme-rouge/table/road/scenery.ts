import {
  beside,
  type Blocked,
  blockedBy,
  type Box,
  characterAt,
  type Covers,
  freeSpots,
  fromBack,
  landIn,
  lot,
  nearest,
  pick,
  planter,
  type Point,
  poseAt,
  type Scenery,
  type Spot,
  type Thing,
  widenTo,
} from '@echappee/kit/drawing'
import type { RoadLayout } from './layout.ts'
import type { Terrain } from '../../content/tiles.ts'
import type { RoadLines } from './tiles.ts'

/** Fields and villages beside flat roads, firs and rocks beside climbs, a peak at each summit, windmills by the cobbles. */
export function sceneryOf(layout: RoadLayout, lines: RoadLines, signs: readonly Box[]): Scenery {
  const samples = samplesOf(layout)
  const { y, height } = layout.box
  const box = widenTo({ ...layout.box, y: y - ROOM_ABOVE, height: height + ROOM_ABOVE }, 16 / 9)
  const { things, plant, cover } = planter(box, [...samples, ...signs.flatMap(blockedBy)])
  for (const { at } of lines.summits)
    around(layout, at, 10, 300).forEach((spot, i) => plant(spot, i % 3 === 2 ? 'crag' : 'peak', pick([1, 0.8, 0.65], i)))
  for (const at of [1, layout.squares.findLast(({ terrain }) => terrain !== 'finish')!.number])
    around(layout, at, 16, 200).forEach((spot, i) => plant(spot, pick(VILLAGE, i)))
  for (const spot of freeSpots(box, 50, samples, 18)) cover(spot, COVER[groundOf(nearest(spot, samples).terrain)][characterAt(spot)])
  const cropAt = (spot: Spot) =>
    groundOf(nearest(spot, samples).terrain) === 'high' ? 'pasture' : pick(['wheat', 'vines', 'pasture'] as const, spot.luck * 9)
  return { ...landIn(box, 1.3, cropAt), things: fromBack(things) }
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

/** A few places near a square. */
function around({ path, squares }: RoadLayout, square: number, count: number, reach: number): Point[] {
  const { x, y } = poseAt(path, squares[square - 1]!.to)
  return Array.from({ length: count }, (_, i) => ({
    x: x + (lot(i, square, 1) - 0.5) * 2 * reach,
    y: y + (lot(i, square, 2) - 0.5) * 1.5 * reach,
  }))
}

type Ground = 'low' | 'high' | 'north'

function groundOf(terrain: Terrain): Ground {
  if (terrain === 'cobbles') return 'north'
  return terrain === 'ascent' || terrain === 'descent' ? 'high' : 'low'
}

const COVER: Readonly<Record<Ground, Covers>> = {
  low: {
    village: { often: 0.7, things: ['house', 'church', 'house', 'tree', 'house', 'villa', 'bush'] },
    wood: { often: 0.62, things: ['tree', 'tree', 'poplar', 'tree', 'bush'] },
    farm: { often: 0.14, things: ['barn', 'hay', 'tree', 'hay'] },
    open: { often: 0.1, things: ['tree', 'bush', 'poplar'] },
  },
  high: {
    village: { often: 0.6, things: ['fir', 'crag', 'fir', 'barn', 'fir'] },
    wood: { often: 0.68, things: ['fir'] },
    farm: { often: 0.2, things: ['fir', 'crag', 'fir'] },
    open: { often: 0.5, things: ['peak', 'fir', 'peak', 'crag'] },
  },
  north: {
    village: { often: 0.5, things: ['house', 'church', 'barn', 'poplar'] },
    wood: { often: 0.5, things: ['poplar', 'poplar', 'tree'] },
    farm: { often: 0.16, things: ['hay', 'barn', 'mill'] },
    open: { often: 0.16, things: ['mill', 'poplar', 'hay'] },
  },
}

/** The cards of a round lie over the top of the picture: the topmost road can be moved from under them. */
const ROOM_ABOVE = 90
