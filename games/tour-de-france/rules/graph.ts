import { canonicalJson } from '@echappee/kernel'
import { RUN_OFF_ROWS, TERRAINS, type Board } from '../content/board.ts'
import { lastRow, squaresOf, type Square } from './squares.ts'

/** A square of the course, then of the run-off, by number. Numbers from `total` on are places beside F0 (TDF-37). */
export type SquareId = number
/** The start area `S`. */
export const START: SquareId = -1

export const FLAT = TERRAINS.indexOf('flat')
export const CLIMB = TERRAINS.indexOf('climb')
export const DESCENT = TERRAINS.indexOf('descent')

/** 0 is a square without a mark. */
export const EXCHANGE = 1
export const CHANCE = 2

/** A board made fast to ride on. Compiled once, never part of a state. */
export interface Graph {
  readonly board: Board
  /** N: rows before the line. */
  readonly rows: number
  /** Squares before the line, and with the run-off. */
  readonly size: number
  readonly total: number
  readonly runOffLanes: number
  readonly names: readonly string[]
  readonly byName: ReadonlyMap<string, SquareId>
  readonly row: Int16Array
  readonly lane: Int8Array
  /** Place inside the row (TDF-9), from 0. */
  readonly rank: Int8Array
  readonly terrain: Uint8Array
  /** PLAIN, EXCHANGE or CHANCE. */
  readonly special: Uint8Array
  /** TDF-7: the ways ahead of square s are next[nextFrom[s]…nextFrom[s+1]−1]. */
  readonly next: Int16Array
  readonly nextFrom: Int32Array
  /** −1 where there is none. */
  readonly straight: Int16Array
  readonly beside: readonly (readonly SquareId[])[]
  /** TDF-8: the road section of a square, and the squares of a section by rank. */
  readonly section: Int16Array
  readonly sections: readonly (readonly SquareId[])[]
  /** TDF-34: where a rider at the roadside of a section starts. */
  readonly exits: readonly Int16Array[]
  /** TDF-19: the sections that a section leads to. */
  readonly follows: readonly (readonly number[])[]
  /** The squares of row 1 that `S` leads to. */
  readonly start: Int16Array
  /** Squares by row; row 0 has none. */
  readonly byRow: readonly (readonly SquareId[])[]
  /** Working memory of whoever looks for ways. `occupied` holds what stands on the squares, then what is known by row. */
  readonly occupied: Uint8Array
  readonly taken: Uint8Array
  /** By row: how many racing riders stand there, and whether anything is not free. */
  readonly peopled: Uint8Array
  readonly closed: Uint8Array
  /** By square: the last search that met it; then how many searches there were. 32 bits are full within an hour of thinking. */
  readonly marks: Float64Array
}

const byBoard = new WeakMap<Board, Graph>()
/** The same board read from a file or a message many times is compiled once. */
const byText = new Map<string, Graph>()
const MOST_KEPT = 60

export function graphOf(board: Board): Graph {
  const known = byBoard.get(board)
  if (known !== undefined) return known
  const text = canonicalJson(board)
  const graph = byText.get(text) ?? compile(board)
  if (byText.size >= MOST_KEPT) byText.clear()
  byText.set(text, graph)
  byBoard.set(board, graph)
  return graph
}

/** The ways ahead: all that the checker needs, also of a board with mistakes, as long as its lists are well formed. */
interface Links extends Pick<
  Graph,
  'rows' | 'size' | 'total' | 'names' | 'byName' | 'row' | 'lane' | 'nextFrom' | 'straight' | 'start' | 'byRow'
> {
  readonly squares: readonly Square[]
  readonly next: readonly SquareId[]
}

export function linksOf(board: Board): Links {
  const squares = squaresOf(board)
  const rows = lastRow(board)
  const size = squares.length
  const lanes = board.runOffLanes
  const total = size + RUN_OFF_ROWS * lanes
  const names = squares.map(({ name }) => name)
  for (let k = 0; k < RUN_OFF_ROWS; k++) for (let lane = 1; lane <= lanes; lane++) names.push(`F${k}.${lane}`)
  const byName = new Map(names.map((name, id) => [name, id]))
  const byRow = groupByRow(squares, rows)
  const at = (row: number, lane: number, part: 0 | 1) => {
    if (row > rows) return lane >= 1 && lane <= lanes && row <= rows + RUN_OFF_ROWS ? size + (row - rows - 1) * lanes + lane - 1 : undefined
    return byRow[row]!.find((id) => squares[id]!.lane === lane && squares[id]!.part === part)
  }

  const row = Int16Array.from({ length: total }, (_, id) => squares[id]?.row ?? rows + 1 + Math.floor((id - size) / lanes))
  const lane = Int8Array.from({ length: total }, (_, id) => squares[id]?.lane ?? 1 + ((id - size) % lanes))
  const isClosed = (border: number, a: number, b: number) =>
    board.medians.some(({ lanes: [low, high], borders }) => isBetween(low, high, a, b) && border >= borders[0] && border <= borders[1])
  const ways = new Map(board.ways.map((way) => [byName.get(way.from), way]))

  const straight = new Int16Array(total).fill(-1)
  const next: number[] = []
  const nextFrom = new Int32Array(total + 1)
  for (let id = 0; id < total; id++) {
    nextFrom[id] = next.length
    const way = ways.get(id)
    if (way !== undefined) {
      const ahead = way.straight === null ? undefined : byName.get(way.straight)
      if (ahead !== undefined) straight[id] = ahead
      for (const to of [ahead, ...way.diagonal.map((name) => byName.get(name))]) if (to !== undefined) next.push(to)
      continue
    }
    const second = squares[id]?.part === 0 ? at(row[id]!, lane[id]!, 1) : undefined
    if (second !== undefined) {
      straight[id] = second
      next.push(second)
      continue
    }
    for (const side of [0, -1, 1]) {
      const to = at(row[id]! + 1, lane[id]! + side, 0)
      if (to === undefined || (side !== 0 && isClosed(row[id]!, lane[id]!, lane[id]! + side))) continue
      if (side === 0) straight[id] = to
      next.push(to)
    }
  }
  nextFrom[total] = next.length
  const start = Int16Array.from((byRow[1] ?? []).filter((id) => squares[id]!.part === 0))
  return { squares, rows, size, total, names, byName, row, lane, next, nextFrom, straight, start, byRow }
}

function compile(board: Board): Graph {
  const { squares, rows, size, total, names, byName, row, lane, next, nextFrom, straight, start, byRow } = linksOf(board)
  const beside = squares.map((square, id) => byRow[square.row]!.filter((other) => other !== id && isBeside(board, square, squares[other]!)))
  const { section, sections } = sectionsOf(squares, byRow, beside)
  const waysOf = (id: number) => next.slice(nextFrom[id], nextFrom[id + 1])
  const exits = sections.map((ids) =>
    Int16Array.from(new Set(ids.flatMap((id) => waysOf(id).filter((to) => row[to]! > row[id]!))).values()),
  )
  const occupied = new Uint8Array(total + 2 * (rows + 3))
  return {
    board,
    rows,
    size,
    total,
    runOffLanes: board.runOffLanes,
    names,
    byName,
    row,
    lane,
    rank: Int8Array.from({ length: total }, (_, id) => (id < size ? byRow[row[id]!]!.indexOf(id) : lane[id]! - 1)),
    terrain: Uint8Array.from(squares, (square) => TERRAINS.indexOf(square.terrain)),
    special: specialsOf(board, size, byName),
    next: Int16Array.from(next),
    nextFrom,
    straight,
    beside,
    section,
    sections,
    exits,
    follows: sections.map((ids) => [...new Set(ids.flatMap((id) => waysOf(id).flatMap((to) => (to < size ? [section[to]!] : []))))]),
    start,
    byRow,
    occupied,
    taken: occupied.subarray(0, total),
    peopled: occupied.subarray(total, total + rows + 3),
    closed: occupied.subarray(total + rows + 3),
    marks: new Float64Array(total + 1),
  }
}

function groupByRow(squares: readonly Square[], rows: number): number[][] {
  const byRow: number[][] = Array.from({ length: rows + 1 }, () => [])
  for (const [id, square] of squares.entries()) byRow[square.row]?.push(id)
  return byRow
}

/** TDF-8: of two squares of a row: lanes that differ by one, and no median there. */
function isBeside({ medians }: Board, one: Square, other: Square): boolean {
  if (Math.abs(one.lane - other.lane) !== 1) return false
  return !medians.some(
    ({ lanes: [low, high], rows }) => isBetween(low, high, one.lane, other.lane) && one.row >= rows[0] && one.row <= rows[1],
  )
}

const isBetween = (low: number, high: number, a: number, b: number) => Math.min(a, b) === low && Math.max(a, b) === high

/** TDF-8: joined by standing beside each other, or by being of the same lane. */
function sectionsOf(squares: readonly Square[], byRow: readonly (readonly number[])[], beside: readonly (readonly number[])[]) {
  const section = new Int16Array(squares.length).fill(-1)
  const sections: number[][] = []
  for (let id = 0; id < squares.length; id++) {
    if (section[id]! >= 0) continue
    const found = [id]
    section[id] = sections.length
    for (const one of found)
      for (const other of byRow[squares[one]!.row]!)
        if (section[other]! < 0 && (beside[one]!.includes(other) || squares[other]!.lane === squares[one]!.lane)) {
          section[other] = sections.length
          found.push(other)
        }
    sections.push(found)
  }
  return { section, sections }
}

function specialsOf(board: Board, size: number, byName: ReadonlyMap<string, number>): Uint8Array {
  const special = new Uint8Array(size)
  for (const name of board.exchange) mark(byName.get(name), EXCHANGE)
  for (const name of board.chance) mark(byName.get(name), CHANCE)
  return special

  function mark(id: number | undefined, what: number): void {
    if (id !== undefined && id < size) special[id] = what
  }
}
