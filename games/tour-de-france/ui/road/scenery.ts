import { ROOM, type Placed, type Thing } from '@echappee/ui/road/things'
import { beside, poseAt, short, smoothLine, widenTo, type Box, type Point } from '@echappee/ui/road/path'
import { planter, type Covers } from '@echappee/ui/road/planter'
import { blockedBy, characterAt, freeSpots, lot, nearest, pick, roomAt, softPatches, type Blocked } from '@echappee/ui/road/scatter'
import type { Board, Terrain } from '../../content/board.ts'
import { ROW } from './bends.ts'
import { START_ROWS, type RoadLayout } from './layout.ts'
import { medianTrees } from './shapes.ts'

const LANDS = ['coast', 'mountain', 'country'] as const
export type LandKind = (typeof LANDS)[number]

export interface Scenery {
  readonly kind: LandKind
  /** The road's box with the sea beside it, as wide as a screen. */
  readonly box: Box
  /** Large soft shades of the ground. */
  readonly relief: string
  /** Flat on the ground, under the road. */
  readonly fields: readonly Placed[]
  /** Upright beside the road, from back to front. */
  readonly things: readonly Placed[]
  readonly medianTrees: readonly Placed[]
  readonly sea: { readonly water: string; readonly sand: string; readonly foam: string; readonly waves: string } | undefined
}

const WIDE = 16 / 9

/** A long promenade lies by the sea, climbs lie in the mountains. */
export function landOf(board: Board): LandKind {
  const rows = board.rows.reduce((sum, { from, to }) => sum + to - from + 1, 0)
  const climbs = board.rows.filter(({ terrain }) => terrain === 'climb').reduce((sum, { from, to }) => sum + to - from + 1, 0)
  if (climbs / rows > 0.12) return 'mountain'
  return board.medians.some(({ rows: [from, to] }) => to - from >= 9) ? 'coast' : 'country'
}

export function sceneryOf(layout: RoadLayout, kind: LandKind, signs: readonly Box[]): Scenery {
  const samples = samplesOf(layout)
  const shore = kind === 'coast' ? shoreOf(layout, samples) : undefined
  const box = widenTo(shore?.box ?? layout.box, WIDE)
  const blocked = [...samples, ...signs.flatMap(blockedBy)]
  const isLand = ({ x, y }: Point) => shore === undefined || x < shore.coastAt(y) - 92
  const fields = freeSpots(box, 150, [], 0).filter((spot) => isLand({ ...spot, x: spot.x + 60 }) && characterAt(spot) === 'farm')
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
    box,
    relief: softPatches(box),
    fields: fields.map((spot) => ({
      thing: kind === 'mountain' ? 'pasture' : pick(['wheat', 'vines', 'pasture'], spot.luck * 7),
      x: spot.x,
      y: spot.y,
      scale: 1.5,
    })),
    things: [...things, ...seaside].toSorted((a, b) => a.y - b.y),
    medianTrees: trees.toSorted((a, b) => a.y - b.y),
    sea: shore && seaShapes({ ...shore, box }),
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

interface Shore {
  readonly box: Box
  readonly coastAt: (y: number) => number
}

/** The sea lies to the right of all roads; the coast follows them at a distance. */
function shoreOf(layout: RoadLayout, samples: readonly Sample[]): Shore {
  const inland = layout.box.x + layout.box.width * 0.8
  const reach = (y: number) =>
    Math.max(inland, ...samples.filter((sample) => Math.abs(sample.y - y) < 120).map(({ x, radius }) => x + radius + 64))
  const steps = new Map<number, number>()
  const coastAt = (y: number) => {
    const step = Math.round(y / 8)
    const found = steps.get(step) ?? [-72, -36, 0, 36, 72].reduce((sum, shift) => sum + reach(step * 8 + shift), 0) / 5
    steps.set(step, found)
    return found
  }
  return { box: { ...layout.box, width: layout.box.width + 190 }, coastAt }
}

function seaShapes({ box, coastAt }: Shore): NonNullable<Scenery['sea']> {
  const far = 600
  const ys = Array.from({ length: Math.ceil((box.height + 2 * far) / 36) + 1 }, (_, i) => box.y - far + i * 36)
  const coast = (shift: number) => ys.map((y) => ({ x: coastAt(y) + shift + Math.sin(y / 47) * 7, y }))
  const closed = (shift: number) => `${smoothLine(coast(shift))}H${short(box.x + box.width + far * 2)}V${short(ys[0]!)}Z`
  const waves = freeSpots({ ...box, x: box.x + box.width * 0.6, width: box.width * 0.4 + far }, 66, [], 0).filter(
    ({ x, y, luck }) => x > coastAt(y) + 46 && luck > 0.3,
  )
  return {
    water: closed(0),
    sand: closed(-66),
    foam: smoothLine(coast(16)),
    waves: waves.map(({ x, y }) => `M${short(x)} ${short(y)}q5-6 10 0t10 0`).join(''),
  }
}

function seasideThings({ box, coastAt }: Shore, blocked: readonly Blocked[]): Placed[] {
  const ys = (step: number, from: number) => Array.from({ length: Math.floor((box.height - 80) / step) }, (_, i) => box.y + from + i * step)
  const beach: Placed[] = ys(46, 40).map((y, i) => ({
    thing: i % 3 === 1 ? 'parasol' : 'palm',
    x: short(coastAt(y) - (i % 3 === 1 ? 22 : 46)),
    y,
    scale: i % 3 === 1 ? 0.9 : 1,
  }))
  const boats: Placed[] = ys(170, 90).map((y, i) => ({
    thing: 'boat',
    x: short(coastAt(y) + 70 + (i % 3) * 34),
    y,
    scale: 1 + (i % 2) * 0.3,
  }))
  return [...beach.filter((thing) => roomAt(thing, blocked) > 14), ...boats.filter(({ x }) => x < box.x + box.width - 34)]
}
