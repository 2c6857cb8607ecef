/** Where groups stand on the road: the head on the right, one column every 20 seconds. Pixels; no React, no DOM. */

export interface Frame {
  readonly width: number
  readonly height: number
}

export interface Bunched {
  readonly gap: number
  readonly riders: readonly number[]
}

/** A column of the road: a group, an empty 20 seconds, or a longer stretch that is cut out. */
export interface Column {
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
const ROWS: readonly (readonly number[])[] = [[], [1], [1, 1], [2, 1], [2, 2], [2, 3], [3, 3], [2, 3, 2], [3, 3, 2], [3, 3, 3], [3, 4, 3]]
/** Longest run of empty columns that is still drawn; longer ones are cut. */
const RUNS = [6, 3, 2, 1, 0]
const CUT = 0.8

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
  readonly size: number
}

/** Back to front, as they lie from left to right. */
function partsOf(groups: readonly Bunched[], run: number): Part[] {
  const parts: Part[] = []
  for (const [i, { gap, riders }] of groups.entries()) {
    const ahead = groups[i - 1]
    const empty = ahead === undefined ? 0 : (gap - ahead.gap) / STEP - 1
    if (empty > run) parts.unshift({ kind: 'cut', gap: gap - ahead!.gap, size: 0 })
    else for (let k = 1; k <= empty; k++) parts.unshift({ kind: 'empty', gap: ahead!.gap + k * STEP, size: 0 })
    parts.unshift({ kind: 'group', gap, size: riders.length })
  }
  return parts
}

function widthOf({ kind, size }: Part, pitch: number, least: number): number {
  if (kind === 'cut') return least * CUT
  if (kind === 'empty') return least
  return Math.max(least, bunchWidth(size, pitch) + pitch * 0.7)
}

/** From the middle of the hindmost rider to the middle of the foremost. */
function bunchWidth(size: number, pitch: number): number {
  const rows = rowsOf(size)
  return (Math.max(...rows) - 1) * pitch + (rows.length > 1 ? pitch / 2 : 0)
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
  const spots = groups.flatMap(({ gap, riders }) => {
    const column = columns.find((other) => other.kind === 'group' && other.gap === gap)!
    return bunch(riders, column.x, space, scale)
  })
  return { columns, spots, scale }
}

/** A bunch: rows side by side on the road, each a little ahead of the one behind it; nobody hides another's number. */
function bunch(riders: readonly number[], middle: number, space: RoadSpace, scale: number): Spot[] {
  const rows = rowsOf(riders.length)
  const pitch = space.pitch * scale
  let next = 0
  return rows.flatMap((inRow, row) =>
    Array.from({ length: inRow }, (): Spot => {
      const i = next - rows.slice(0, row).reduce((sum, size) => sum + size, 0)
      const stagger = rows.length > 1 ? (row % 2 === 0 ? -pitch / 4 : pitch / 4) : 0
      const x = middle + ((inRow - 1) / 2 - i) * pitch + stagger
      return { rider: riders[next++]!, x: round(x), y: round(roadY(space, x) + (row - (rows.length - 1) / 2) * space.depth * scale), row }
    }),
  )
}

/** Height of the tarmac's middle at a place; climbs go up to the right. */
export function roadY({ fromY, toY, width }: Pick<RoadSpace, 'fromY' | 'toY' | 'width'>, x: number): number {
  return fromY + ((toY - fromY) * x) / width
}

function rowsOf(size: number): readonly number[] {
  return ROWS[Math.min(size, ROWS.length - 1)]!
}

const round = (value: number) => Math.round(value * 10) / 10
