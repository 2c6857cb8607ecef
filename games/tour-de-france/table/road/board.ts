import { clamp } from '@echappee/kit/drawing'
import { RUN_OFF_ROWS, type Board, type Terrain } from '../../content/board.ts'
import { squaresOf, type Square } from '../../rules/squares.ts'

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
  const byRow = Map.groupBy(squaresOf(board), ({ row }) => row)
  const rows: Row[] = []
  let shift = 0
  for (const [number, squares] of byRow) {
    const lanes = [...new Set(squares.map(({ lane }) => lane))]
    if (board.rows.some(({ from }) => from === number)) shift = clamp(shift + shiftAt(board, number, lanes, rows.at(-1)), -1.5, 1.5)
    rows.push({
      at: rows.length,
      number: String(number),
      terrain: squares[0]!.terrain,
      isRunOff: false,
      lanes: lanes.map((lane) => ({ lane, slot: lane - 1 + shift + mediansBefore(board, number, lane), squares: namesIn(squares, lane) })),
    })
  }
  const lanes = Array.from({ length: board.runOffLanes }, (_, i) => i + 1)
  for (let i = 0; i < RUN_OFF_ROWS; i++) {
    const line = lanes.map((lane) => ({ lane, slot: lane - 1 + shift, squares: [`F${i}.${lane}`] }))
    rows.push({ at: rows.length, number: i === 0 ? '0' : `−${i}`, terrain: 'flat', isRunOff: true, lanes: line })
  }
  return rows
}

export function isLettered(row: Row): boolean {
  return row.lanes.some(({ squares }) => squares.length > 1)
}

/** In the order of travel. */
function namesIn(squares: readonly Square[], lane: number): string[] {
  const own = squares.filter((square) => square.lane === lane)
  return own.toSorted((a, b) => a.part - b.part).map(({ name }) => name)
}

function mediansBefore({ medians }: Board, row: number, lane: number): number {
  return MEDIAN_WIDTH * medians.filter(({ lanes, rows }) => row >= rows[0] && row <= rows[1] && lane >= Math.max(...lanes)).length
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
