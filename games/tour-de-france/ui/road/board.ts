import { RUN_OFF_ROWS, type Board, type RowRange, type Terrain } from '../../content/board.ts'

/** A row of the road as it is drawn. `at` counts from 0; the run-off goes on where the rows end. */
export interface Row {
  readonly at: number
  /** As printed on lane 1: `23`, or `0`, `−1` … in the run-off. */
  readonly number: string
  readonly terrain: Terrain
  readonly isRunOff: boolean
  readonly lanes: readonly Lane[]
}

export interface Lane {
  readonly lane: number
  /** How many lanes it lies to the left of lane 1 of row 1. */
  readonly slot: number
  /** In the order of travel: one square, or two in the outside lane of a bend. */
  readonly squares: readonly string[]
}

/** Trees take this share of a lane's width. */
const MEDIAN_WIDTH = 0.5

export function rowsOf(board: Board): Row[] {
  const rows: Row[] = []
  let shift = 0
  for (const range of board.rows) {
    for (let number = range.from; number <= range.to; number++) {
      if (number === range.from) shift = clamp(shift + shiftAt(board, number, range.lanes, rows.at(-1)), 1.5)
      rows.push({ ...rowAt(rows.length, String(number), range.terrain), lanes: lanesOf(board, number, range, shift) })
    }
  }
  const lanes = Array.from({ length: board.runOffLanes }, (_, i) => i + 1)
  for (let i = 0; i < RUN_OFF_ROWS; i++) {
    const line = lanes.map((lane) => ({ lane, slot: lane - 1 + shift, squares: [`F${i}.${lane}`] }))
    rows.push({ ...rowAt(rows.length, i === 0 ? '0' : `−${i}`, 'flat'), isRunOff: true, lanes: line })
  }
  return rows
}

export function isLettered(row: Row): boolean {
  return row.lanes.some(({ squares }) => squares.length > 1)
}

function rowAt(at: number, number: string, terrain: Terrain) {
  return { at, number, terrain, isRunOff: false }
}

function lanesOf(board: Board, number: number, range: RowRange, shift: number): Lane[] {
  const names = namesOf(number, range)
  return range.lanes.map((lane) => {
    const trees = board.medians.filter(({ lanes, rows }) => number >= rows[0] && number <= rows[1] && lane >= Math.max(...lanes)).length
    return { lane, slot: lane - 1 + shift + trees * MEDIAN_WIDTH, squares: names.get(lane)! }
  })
}

/** Letters go up from lane 1; of two squares in one lane the first one met has the later letter. */
function namesOf(number: number, { lanes, doubled }: RowRange): Map<number, string[]> {
  if (doubled.length === 0) return new Map(lanes.map((lane) => [lane, [`${number}.${lane}`]]))
  let letters = 0
  return new Map(
    lanes.map((lane) => {
      const count = doubled.includes(lane) ? 2 : 1
      const names = Array.from({ length: count }, (_, i) => `${number}${String.fromCodePoint(65 + letters + i)}`)
      letters += count
      return [lane, names.toReversed()]
    }),
  )
}

/** Straight ways that change their lane's number keep their line on the paper. */
function shiftAt(board: Board, number: number, lanes: readonly number[], before: Row | undefined): number {
  if (before === undefined) return 0
  const moves = before.lanes.flatMap(({ lane, squares }) => {
    const way = board.ways.find(({ from }) => from === squares.at(-1))
    const to = way === undefined ? lane : Number(way.straight?.startsWith(`${number}.`) ? way.straight.split('.')[1] : Number.NaN)
    return lanes.includes(to) ? [lane - to] : []
  })
  return moves.length === 0 ? 0 : moves.reduce((a, b) => a + b, 0) / moves.length
}

function clamp(value: number, limit: number): number {
  return Math.max(-limit, Math.min(limit, value))
}
