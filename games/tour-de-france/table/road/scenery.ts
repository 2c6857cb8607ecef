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
  type Placed,
  planter,
  type Point,
  poseAt,
  ROOM,
  type Scenery,
  seaOf,
  seasideThings,
  shoreOf,
  type Spot,
  type Thing,
  widenTo,
} from '@echappee/kit/drawing'
import type { Board, Terrain } from '../../content/board.ts'
import { ROW } from './bends.ts'
import { START_ROWS, type RoadLayout } from './layout.ts'
import { medianTrees } from './shapes.ts'

export type LandKind = 'coast' | 'mountain' | 'country'

export interface BoardScenery extends Scenery {
  readonly kind: LandKind
}

const WIDE = 16 / 9

/** A long promenade lies by the sea, climbs lie in the mountains. */
export function landOf(board: Board): LandKind {
  const rows = board.rows.reduce((sum, { from, to }) => sum + to - from + 1, 0)
  const climbs = board.rows.filter(({ terrain }) => terrain === 'climb').reduce((sum, { from, to }) => sum + to - from + 1, 0)
  if (climbs / rows > 0.12) return 'mountain'
  return board.medians.some(({ rows: [from, to] }) => to - from >= 9) ? 'coast' : 'country'
}

export function sceneryOf(layout: RoadLayout, kind: LandKind, signs: readonly Box[]): BoardScenery {
  const samples = samplesOf(layout)
  const shore = kind === 'coast' ? shoreOf(layout.box, samples) : undefined
  const box = widenTo(shore?.box ?? layout.box, WIDE)
  const blocked = [...samples, ...signs.flatMap(blockedBy)]
  const isLand = ({ x, y }: Point) => shore === undefined || x < shore.coastAt(y) - 92
  const cropAt = (spot: Spot) => (kind === 'mountain' ? 'pasture' : pick(['wheat', 'vines', 'pasture'] as const, spot.luck * 7))
  const things = placeThings(layout, kind, box, blocked, samples, isLand)
  const trees: Placed[] = medianTrees(layout).map(({ x, y, width }) => ({
    thing: kind === 'coast' ? 'palm' : 'tree',
    x,
    y: y - 2,
    scale: width > 30 ? 0.9 : 0.62,
  }))
  const seaside = shore === undefined ? [] : seasideThings({ ...shore, box }, blocked)
  return {
    kind,
    ...landIn(box, 1.5, (spot) => (isLand({ ...spot, x: spot.x + 60 }) ? cropAt(spot) : undefined)),
    things: [...fromBack(trees), ...fromBack([...things, ...seaside])],
    sea: shore && seaOf({ ...shore, box }),
  }
}

interface Sample extends Blocked {
  readonly terrain: Terrain
}

function spanOf([left, right]: readonly [number, number]) {
  return { radius: (right - left) / 2 + 20, middle: (left + right) / 2 }
}

function samplesOf({ path, rows }: RoadLayout): Sample[] {
  const along = rows.flatMap(({ from, to, edges, terrain }) => {
    const { radius, middle } = spanOf(edges)
    return [from, (from + to) / 2, to].map((at) => ({ ...beside(poseAt(path, at), middle), radius, terrain }))
  })
  const { radius, middle } = spanOf(rows[0]!.entryEdges)
  const start = Array.from({ length: 2 * START_ROWS + 1 }, (_, i) => ({
    ...beside(poseAt(path, (-i * ROW) / 2), middle),
    radius,
    terrain: 'flat' as const,
  }))
  return [...start, ...along]
}

/** Large things first, where there is room; then smaller ones around them. */
function placeThings(
  layout: RoadLayout,
  kind: LandKind,
  box: Box,
  road: readonly Blocked[],
  samples: readonly Sample[],
  isLand: (at: Point) => boolean,
): Placed[] {
  const { things, plant, cover } = planter(box, road, isLand)
  for (const [thing, spacing, scales] of LARGE[kind]) {
    for (const spot of freeSpots(box, spacing, road, ROOM[thing] * scales[0]!)) plant(spot, thing, pick(scales, spot.luck * 5))
  }
  for (const place of villages(layout)) {
    for (let i = 0; i < 16; i++) {
      const spot = { x: place.x + (lot(i, 1, 9) - 0.5) * 420, y: place.y + (lot(i, 2, 9) - 0.5) * 300 }
      plant(spot, pick(HOUSES[kind], i), 1)
    }
  }
  for (const spot of freeSpots(box, 50, road, 20)) {
    const isByClimb = kind === 'mountain' && nearest(spot, samples).terrain !== 'flat' && spot.room < 110
    cover(spot, COVER[kind][isByClimb ? 'wood' : characterAt(spot)])
  }
  return things
}

const LARGE: Readonly<Record<LandKind, readonly (readonly [Thing, number, readonly number[]])[]>> = {
  coast: [],
  mountain: [
    ['peak', 150, [1, 0.8, 1.25]],
    ['crag', 190, [1, 0.8]],
  ],
  country: [['mill', 420, [1]]],
}

const HOUSES: Readonly<Record<LandKind, readonly Thing[]>> = {
  coast: ['villa', 'house', 'fans', 'house', 'church', 'house', 'fans'],
  mountain: ['church', 'house', 'fans', 'barn', 'house', 'fans', 'house'],
  country: ['church', 'house', 'fans', 'house', 'barn', 'fans', 'house'],
}

const COVER: Readonly<Record<LandKind, Covers>> = {
  coast: {
    village: { often: 0.7, things: ['villa', 'palm', 'house', 'cypress', 'villa', 'house', 'palm'] },
    wood: { often: 0.6, things: ['tree', 'cypress', 'tree', 'bush', 'palm'] },
    farm: { often: 0.14, things: ['cypress', 'house', 'cypress'] },
    open: { often: 0.12, things: ['palm', 'cypress', 'bush'] },
  },
  mountain: {
    village: { often: 0.6, things: ['house', 'fir', 'barn', 'fir', 'church', 'house'] },
    wood: { often: 0.6, things: ['fir'] },
    farm: { often: 0.16, things: ['fir', 'barn', 'tree'] },
    open: { often: 0.3, things: ['fir', 'crag', 'fir'] },
  },
  country: {
    village: { often: 0.7, things: ['house', 'church', 'house', 'tree', 'house', 'barn', 'bush'] },
    wood: { often: 0.6, things: ['tree', 'poplar', 'tree', 'bush'] },
    farm: { often: 0.16, things: ['barn', 'hay', 'tree', 'hay'] },
    open: { often: 0.12, things: ['poplar', 'mill', 'tree'] },
  },
}

function villages({ path, rows }: RoadLayout): Point[] {
  const finish = rows.find(({ isRunOff }) => isRunOff)!.from
  return [0, finish, finish * 0.45, finish * 0.7].flatMap((at) => [-170, 170].map((side) => beside(poseAt(path, at), side)))
}
