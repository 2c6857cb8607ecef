import {
  type Bearing,
  beside,
  type Box,
  boxAround,
  firstClash,
  hullOf,
  jointsOf,
  layPath,
  type Path,
  type Point,
  pointAt,
  poseAt,
  scaleOnScreen,
  strip,
} from '@echappee/kit/drawing'
import type { Board, Terrain } from '../../content/board.ts'
import { bendRows, ROW, sideOf, type Fold } from './bends.ts'
import { rowsOf, type Lane, type Row } from './board.ts'

export interface RoadSquare {
  /** `23.2`, `9A`, `F4.1`. */
  readonly id: string
  readonly row: number
  readonly lane: number
  readonly terrain: Terrain
  readonly isRunOff: boolean
  readonly mark: 'chance' | 'exchange' | undefined
  /** Where letters are printed. */
  readonly letter: string | undefined
  readonly outline: readonly Point[]
  /** Where a rider stands, and the way he looks. */
  readonly centre: Bearing
}

export interface RoadRow extends Row {
  readonly lanes: readonly RoadLane[]
  readonly from: number
  readonly to: number
  /** Left and right edge of the road where the row begins and where it ends. */
  readonly entryEdges: readonly [number, number]
  readonly edges: readonly [number, number]
  /** How far it turns, to the right if positive. */
  readonly turn: number
}

interface RoadLane extends Lane {
  /** Where it comes from: a lane that moves half its width or less (beside trees) does so within its first square. */
  readonly entry: number
}

export interface RoadLayout {
  readonly path: Path
  readonly rows: readonly RoadRow[]
  readonly squares: ReadonlyMap<string, RoadSquare>
  /** Of the road with what stands beside it. */
  readonly box: Box
}

/** Rows of the start area, before row 1. */
export const START_ROWS = 4
const MARGIN = 96
/** Between two who have fallen. */
const ROADSIDE = 58
const MOST_TRIES = 60
/** Between parts of the road that are not neighbours: as much as possible. */
const GAPS = [64, 36, 12]

/** The same board always gives the same road. */
export function layRoad(board: Board): RoadLayout {
  const rows = pave(board)
  const { path, placed } = placeRows(rows, bestFold(rows))
  const squares = new Map(placed.flatMap((row) => squaresOf(board, path, row)).map((square) => [square.id, square]))
  return { path, rows: placed, squares, box: boxOf({ path, placed }) }
}

/** Where riders wait for the start: first comes first, lane 1 on the right. */
export function startPlace(layout: RoadLayout, index: number): Bearing {
  const lanes = layout.rows[0]!.lanes
  const lane = lanes[index % lanes.length]!
  const pose = poseAt(layout.path, -ROW * (Math.floor(index / lanes.length) + 0.5))
  return { ...beside(pose, sideOf(lane.slot)), heading: pose.heading }
}

/** Beside a row, for those who fell there: the first stands nearest. On the outside of a bend there is more room. */
export function roadsidePlace(layout: RoadLayout, row: number, index: number): Bearing {
  const place = layout.rows[row - 1]!
  const side = place.turn > 0 ? -1 : 1
  const edge = place.edges[side === 1 ? 1 : 0]
  const pose = poseAt(layout.path, (place.from + place.to) / 2 - Math.floor(index / 2) * ROADSIDE)
  return { ...beside(pose, edge + side * (34 + (index % 2) * ROADSIDE)), heading: pose.heading }
}

/** Outline of rows `from` to `to`, counted from 1 (row N+1 is F0): for zones and lines. */
export function rowsOutline(layout: RoadLayout, from: number, to: number): readonly (readonly Point[])[] {
  return layout.rows.slice(from - 1, to).map((row) => strip(layout.path, row.from, row.to, row.entryEdges, row.edges))
}

interface Candidate {
  readonly path: Path
  readonly placed: readonly RoadRow[]
}

/** The fold that shows the road largest and leaves room between its parts; a road that fits nowhere is straight. */
function bestFold(rows: readonly Paved[]): Fold {
  for (const bend of [1, 0.5]) {
    const shapes = folds(rows.length, bend)
      .map((fold) => ({ fold, scale: scaleOnScreen(boxAround(jointsOf(bendRows(rows, fold)), MARGIN)) }))
      .toSorted((a, b) => b.scale - a.scale)
      .slice(0, MOST_TRIES)
    for (const gap of GAPS) {
      const found = shapes.find(({ fold }) => !overlaps(placeRows(rows, fold), gap))
      if (found !== undefined) return found.fold
    }
  }
  return { first: rows.length, pass: rows.length, gap: 0, bend: 0 }
}

function folds(rows: number, bend: number): Fold[] {
  const passes = Array.from({ length: 11 }, (_, i) => 8 + 3 * i).filter((pass) => pass < rows)
  const firsts = passes.filter((_, i) => i % 2 === 1)
  return firsts.flatMap((first) => passes.flatMap((pass) => [0, 2, 3].map((gap) => ({ first, pass, gap, bend }))))
}

type Paved = Omit<RoadRow, 'from' | 'to' | 'turn'>

/** Rows with their edges, before they are laid along a path. */
function pave(board: Board): Paved[] {
  const rows = rowsOf(board)
  return rows.map((row, i) => {
    const lanes = row.lanes.map((lane) => ({ ...lane, entry: entrySlot(board.ways, lane, rows[i - 1]) }))
    return { ...row, lanes, entryEdges: edgesOf(lanes.map(({ entry }) => entry)), edges: edgesOf(lanes.map(({ slot }) => slot)) }
  })
}

function placeRows(rows: readonly Paved[], fold: Fold): Candidate {
  const pieces = bendRows(rows, fold)
  let from = 0
  const placed = rows.map((row, i) => {
    const { length, turn } = pieces[i]!
    from += length
    return { ...row, from: from - length, to: from, turn }
  })
  return { path: layPath(pieces), placed }
}

function edgesOf(slots: readonly number[]): readonly [number, number] {
  return [sideOf(Math.max(...slots) + 0.5), sideOf(Math.min(...slots) - 0.5)]
}

function boxOf({ path, placed }: Candidate): Box {
  const corners = placed.flatMap(({ from, edges }) => {
    const pose = poseAt(path, from)
    return edges.map((side) => beside(pose, side))
  })
  const start = placed[0]!.edges.map((side) => pointAt(path, -START_ROWS * ROW, side))
  const end = placed.at(-1)!.edges.map((side) => pointAt(path, path.length, side))
  return boxAround([...start, ...corners, ...end], MARGIN)
}

/** Neighbouring rows share a border and, in a hairpin, nearly touch two rows on. */
function overlaps({ path, placed }: Candidate, gap: number): boolean {
  const start = strip(path, -START_ROWS * ROW, 0, placed[0]!.edges)
  const outlines = [start, ...placed.map(({ from, to, edges }) => strip(path, from, to, edges))].map(hullOf)
  return firstClash(outlines, 4, gap) !== undefined || firstClash(outlines, 1, 0) !== undefined
}

function squaresOf(board: Board, path: Path, row: RoadRow): RoadSquare[] {
  return row.lanes.flatMap((lane) => {
    const step = (row.to - row.from) / lane.squares.length
    return lane.squares.map((id, i) => {
      const [from, to] = [row.from + i * step, row.from + (i + 1) * step]
      const [near, far] = [i === 0 ? lane.entry : lane.slot, lane.slot]
      const pose = poseAt(path, (from + to) / 2)
      return {
        id,
        row: row.at + 1,
        lane: lane.lane,
        terrain: row.terrain,
        isRunOff: row.isRunOff,
        mark: board.chance.includes(id) ? 'chance' : board.exchange.includes(id) ? 'exchange' : undefined,
        letter: /[A-Z]$/.test(id) ? id.slice(-1) : undefined,
        outline: strip(path, from, to, sidesOf(near), sidesOf(far)),
        centre: { ...beside(pose, sideOf((near + far) / 2)), heading: pose.heading },
      }
    })
  })
}

function entrySlot(ways: Board['ways'], lane: Lane, before: Row | undefined): number {
  const last = before?.lanes.find(({ lane: number, squares }) => {
    const way = ways.find(({ from }) => from === squares.at(-1))
    return way === undefined ? number === lane.lane : way.straight === lane.squares[0]
  })
  return last !== undefined && Math.abs(last.slot - lane.slot) <= 0.5 ? last.slot : lane.slot
}

function sidesOf(slot: number): readonly [number, number] {
  return [sideOf(slot + 0.5), sideOf(slot - 0.5)]
}
