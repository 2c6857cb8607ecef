import {
  type Bearing,
  closedLine,
  type Edges,
  joinStretches,
  lineAt,
  pathData,
  pavementOf,
  type Point,
  poseAt,
  round,
  type Stretch,
  strip,
  turned,
} from '@echappee/kit/drawing'
import { LANE, ROW, sideOf } from './bends.ts'
import { isLettered } from './board.ts'
import type { Layer } from './paint.ts'
import { START_ROWS, type RoadLayout, type RoadRow, type RoadSquare } from './layout.ts'

/** The whole road as a few outlines, so that a board is a few hundred nodes. Each is the `d` of a path. */
export interface RoadShapes {
  /** With the wedges where lanes begin and end. */
  readonly paved: string
  readonly paint: Readonly<Record<Layer, string>>
}

export function shapesOf(layout: RoadLayout): RoadShapes {
  const squares = [...layout.squares.values()]
  const fill = (test: (square: RoadSquare) => boolean) => join(squares.filter(test).map(({ outline }) => closedLine(outline)))
  const marks = (kind: RoadSquare['mark'], draw: (at: Bearing) => string) =>
    join(squares.filter(({ mark }) => mark === kind).map((square) => draw(markPlace(square))))
  const arrows = (terrain: RoadSquare['terrain']) =>
    join(squares.filter((square) => square.terrain === terrain && square.mark === undefined).map((square) => chevrons(markPlace(square))))
  const start = closedLine(strip(layout.path, -START_ROWS * ROW, 0, layout.rows[0]!.entryEdges))
  const kerbs = kerbsOf(layout)
  const medians = join(layout.rows.map((row) => medianOf(layout, row)))
  return {
    paved: start + pavementOf(layout.path, layout.rows, ROW * 0.9),
    paint: {
      start,
      startBoxes: startBoxes(layout),
      climb: fill(({ terrain }) => terrain === 'climb'),
      descent: fill(({ terrain }) => terrain === 'descent'),
      runOff: fill(({ isRunOff }) => isRunOff),
      chance: fill(({ mark }) => mark === 'chance'),
      exchange: fill(({ mark }) => mark === 'exchange'),
      climbArrows: arrows('climb'),
      descentArrows: arrows('descent'),
      borders: fill(() => true),
      kerbs,
      kerbStripes: kerbs,
      medianEdge: medians,
      median: medians,
      chanceMarks: marks('chance', questionMark),
      exchangeMarks: marks('exchange', twoArrows),
    },
  }
}

/** Coloured parts of the road as a line. */
export function stretchesOf({ rows }: RoadLayout): Stretch[] {
  return joinStretches(
    rows.map(({ from, to, terrain, isRunOff }) => ({ from, to, colour: isRunOff ? 'var(--square-run-off)' : COLOURS[terrain] })),
  )
}

const COLOURS = { flat: undefined, climb: 'var(--square-climb-arrow)', descent: 'var(--square-descent-arrow)' } as const

/** Places for the trees of the medians: the wider the gap, the larger the tree. */
export function medianTrees(layout: RoadLayout): readonly (Point & { readonly width: number })[] {
  return layout.rows.flatMap((row) => {
    const gap = gapOf(row)
    if (gap === undefined) return []
    const [left, right] = gap.far
    const count = Math.max(1, Math.round((row.to - row.from) / ROW))
    return Array.from({ length: count }, (_, i) => {
      const pose = poseAt(layout.path, row.from + ((i + 0.5) * (row.to - row.from)) / count)
      return { ...turned(pose, 0, (left + right) / 2), width: right - left }
    })
  })
}

/** One box for each rider who waits for the start. */
function startBoxes({ path, rows }: RoadLayout): string {
  const boxes = Array.from({ length: START_ROWS }, (_, i) =>
    rows[0]!.lanes.map(({ slot }) => strip(path, -(i + 0.9) * ROW, -(i + 0.1) * ROW, [sideOf(slot + 0.36), sideOf(slot - 0.36)])),
  )
  return join(boxes.flat().map(closedLine))
}

/** Striped stones on the inside of a printed bend. */
function kerbsOf({ path, rows }: RoadLayout): string {
  return join(rows.filter((row) => isLettered(row)).map(({ from, to, edges }) => pathData(lineAt(path, from, to, edges[1] + 3))))
}

function gapOf(row: RoadRow): { near: Edges; far: Edges } | undefined {
  const at = row.lanes.findIndex((lane, i) => i > 0 && lane.slot - row.lanes[i - 1]!.slot > 1.1)
  const [inner, outer] = [row.lanes[at - 1], row.lanes[at]]
  if (inner === undefined || outer === undefined) return undefined
  return {
    near: [sideOf(outer.entry - 0.5), sideOf(inner.entry + 0.5)],
    far: [sideOf(outer.slot - 0.5), sideOf(inner.slot + 0.5)],
  }
}

function medianOf({ path }: RoadLayout, row: RoadRow): string {
  const gap = gapOf(row)
  return gap === undefined ? '' : closedLine(strip(path, row.from, row.to, gap.near, gap.far))
}

function chevrons(centre: Bearing): string {
  return [-7, 2]
    .map((along) => pathData([turned(centre, along - 3, -7.5), turned(centre, along + 5, 0), turned(centre, along - 3, 7.5)]))
    .join('')
}

function questionMark({ x, y }: Point): string {
  return `M${round(x - 5.6)} ${round(y - 4.5)}a5.6 5.6 0 1 1 8 5q-2.4 1.2-2.4 3.6M${round(x)} ${round(y + 9.5)}h.1`
}

function twoArrows({ x, y }: Point): string {
  return `M${round(x - 8.5)} ${round(y - 4.5)}h16m-4.5-4.5l4.5 4.5l-4.5 4.5M${round(x + 8.5)} ${round(y + 5)}h-16m4.5-4.5l-4.5 4.5l4.5 4.5`
}

function join(parts: readonly string[]): string {
  return parts.join('')
}

/** Where a number or letter stands: on the half of the square towards the outer side of lane 1. */
export function numberPlace(square: RoadSquare): Point {
  return turned(square.centre, 0, LANE * 0.29)
}

/** From afar numbers stand beside the road. */
export function farNumberPlace(square: RoadSquare, row: RoadRow): Point {
  return turned(square.centre, 0, row.isRunOff ? 0 : row.turn > 0.5 ? LANE * 0.2 : LANE * 0.5 + 26)
}

/** A symbol leaves room for the number. */
function markPlace({ centre, lane, letter }: RoadSquare): Bearing {
  const side = lane === 1 || letter !== undefined ? -LANE * 0.17 : 0
  return { ...turned(centre, 0, side), heading: centre.heading }
}
