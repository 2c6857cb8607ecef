/** Where groups stand on the road: the head on the right, one column every 20 seconds. Pixels; no React, no DOM. */

export interface Bunched {
  readonly gap: number
  readonly riders: readonly number[]
  /** Of those, who rides out in front of the others without having gained anything yet. */
  readonly ahead?: readonly number[]
}

/** A column of the road: a group, an empty 20 seconds, or a longer stretch that is cut out. */
interface Column {
  readonly kind: 'group' | 'empty' | 'cut'
  /** Seconds behind the head; of a cut, those that are left out. */
  readonly gap: number
  /** Its middle. */
  readonly x: number
  readonly width: number
}

/** A rider's place: the middle of the wheels' base line; `row` 0 is farthest from the eye. */
export interface Spot {
  readonly rider: number
  readonly x: number
  readonly y: number
  readonly row: number
}

export interface RoadPlan {
  readonly columns: readonly Column[]
  readonly spots: readonly Spot[]
  readonly scale: number
}

export interface RoadSpace {
  /** The stretch that columns may take. */
  readonly left: number
  readonly right: number
  /** Height of the tarmac's middle, at the left and at the right edge of the frame. */
  readonly fromY: number
  readonly toY: number
  readonly width: number
  /** Of a rider, at scale 1: how far the next one beside him and the next row are. */
  readonly pitch: number
  readonly depth: number
}

const STEP = 20
/** Riders in rows, by their number: the farthest row first. */
const ROWS: readonly (readonly number[])[] = [[], [1], [1, 1], [2, 1], [2, 2], [3, 2], [3, 3], [3, 2, 2], [3, 3, 2], [3, 3, 3], [4, 3, 3]]
/** Longest run of empty columns that is still drawn; longer ones are cut. */
const RUNS = [6, 3, 2, 1, 0]
const CUT = 0.8
/** How far a nearer row rides ahead, in pitches: heads stand between the numbers of the row behind. */
const ASIDE = 0.25
/** How far attackers ride in front of their group, in pitches. */
const LEAP = 1.35

export function planRoad(groups: readonly Bunched[], space: RoadSpace): RoadPlan {
  const room = space.right - space.left
  const narrowest = space.pitch * 1.15
  for (const scale of [1, 0.9, 0.8, 0.7, 0.6, 0.5]) {
    for (const run of RUNS) {
      const parts = partsOf(groups, run)
      const least = parts.reduce((sum, part) => sum + widthOf(part, space.pitch * scale, narrowest * scale), 0)
      if (least <= room || (scale === 0.5 && run === 0)) return place(parts, groups, space, scale, room)
    }
  }
  return { columns: [], spots: [], scale: 1 }
}

interface Part {
  readonly kind: Column['kind']
  readonly gap: number
  /** Riders in the bunch, and in front of it. */
  readonly size: number
  readonly ahead: number
}

/** Back to front, as they lie from left to right. */
function partsOf(groups: readonly Bunched[], run: number): Part[] {
  const parts: Part[] = []
  for (const [i, { gap, riders, ahead = [] }] of groups.entries()) {
    const next = groups[i - 1]
    const empty = next === undefined ? 0 : (gap - next.gap) / STEP - 1
    if (empty > run) parts.unshift({ kind: 'cut', gap: gap - next!.gap, size: 0, ahead: 0 })
    else for (let k = 1; k <= empty; k++) parts.unshift({ kind: 'empty', gap: next!.gap + k * STEP, size: 0, ahead: 0 })
    parts.unshift({ kind: 'group', gap, size: riders.length - ahead.length, ahead: ahead.length })
  }
  return parts
}

function widthOf({ kind, size, ahead }: Part, pitch: number, least: number): number {
  if (kind === 'cut') return least * CUT
  if (kind === 'empty') return least
  return Math.max(least, groupWidth(size, ahead, pitch) + pitch * 0.9)
}

/** From the middle of the hindmost rider to the middle of the foremost. */
function groupWidth(size: number, ahead: number, pitch: number): number {
  const between = size > 0 && ahead > 0 ? pitch * LEAP : 0
  return bunchWidth(size, pitch) + between + bunchWidth(ahead, pitch)
}

function bunchWidth(size: number, pitch: number): number {
  const xs = seatsIn(size).map(({ x }) => x)
  return size === 0 ? 0 : (Math.max(...xs) - Math.min(...xs)) * pitch
}

/** Columns grow to fill the road, but no wider than is good to look at; then the field rides in the middle. */
function place(parts: readonly Part[], groups: readonly Bunched[], space: RoadSpace, scale: number, room: number): RoadPlan {
  const pitch = space.pitch * scale
  const least = parts.map((part) => widthOf(part, pitch, pitch * 1.15))
  const spare = room - least.reduce((sum, width) => sum + width, 0)
  const more = Math.max(0, Math.min(spare / parts.length, pitch * 2.4))
  const used = least.reduce((sum, width) => sum + width + more, 0)
  // Negative only if even the smallest scale does not fit: then the head stays in sight.
  let x = used > room ? space.right - used : space.left + (room - used) * 0.55
  const columns = parts.map(({ kind, gap }, i): Column => {
    const width = least[i]! + more
    x += width
    return { kind, gap, x: x - width / 2, width }
  })
  const spots = groups.flatMap(({ gap, riders, ahead = [] }) => {
    const column = columns.find((other) => other.kind === 'group' && other.gap === gap)!
    const behind = riders.filter((rider) => !ahead.includes(rider))
    const left = column.x - groupWidth(behind.length, ahead.length, pitch) / 2
    const front = left + bunchWidth(behind.length, pitch) + (behind.length > 0 ? pitch * LEAP : 0)
    return [...bunch(behind, left, space, scale), ...bunch(ahead, front, space, scale)]
  })
  return { columns, spots, scale }
}

/** A bunch from its hindmost rider on: rows side by side on the road, so that nobody hides a number. */
function bunch(riders: readonly number[], left: number, space: RoadSpace, scale: number): Spot[] {
  const seats = seatsIn(riders.length)
  const hindmost = Math.min(...seats.map(({ x }) => x))
  const rows = rowsOf(riders.length).length
  return seats.map(({ x, row }, i): Spot => {
    const at = left + (x - hindmost) * space.pitch * scale
    return { rider: riders[i]!, x: round(at), y: round(roadY(space, at) + (row - (rows - 1) / 2) * space.depth * scale), row }
  })
}

/** Places of a bunch, in pitches and rows. */
function seatsIn(size: number): { x: number; row: number }[] {
  const rows = rowsOf(size)
  const widest = Math.max(...rows)
  return rows.flatMap((inRow, row) => {
    const foremost = widest - 1 - Math.floor((widest - inRow) / 2)
    return Array.from({ length: inRow }, (_, i) => ({ x: foremost - i + row * ASIDE, row }))
  })
}

/** Height of the tarmac's middle at a place; climbs go up to the right. */
export function roadY({ fromY, toY, width }: Pick<RoadSpace, 'fromY' | 'toY' | 'width'>, x: number): number {
  return fromY + ((toY - fromY) * x) / width
}

function rowsOf(size: number): readonly number[] {
  return ROWS[Math.min(size, ROWS.length - 1)]!
}

/** Where a number of seconds behind the head lies; between two columns, or beyond the last, by the steps of the nearest one. */
export function secondsAt({ columns }: RoadPlan, seconds: number): number {
  const known = columns.filter(({ kind }) => kind !== 'cut')
  const nearest = known.toSorted((a, b) => Math.abs(a.gap - seconds) - Math.abs(b.gap - seconds))[0]
  if (nearest === undefined) return 0
  return nearest.x - ((seconds - nearest.gap) / STEP) * Math.min(nearest.width, WIDEST_STEP)
}

const WIDEST_STEP = 110
const round = (value: number) => Math.round(value * 10) / 10
