import type { Board, RowRange, Terrain } from '../content/board.ts'

/** A square of the course as the board's data describe it, before any link. */
export interface Square {
  readonly row: number
  readonly lane: number
  /** 0 is the only or first square of its lane in the row, 1 the second of a doubled one. */
  readonly part: 0 | 1
  readonly name: string
  readonly terrain: Terrain
}

const LETTERS = 'ABCDEFGH'

/** Row by row, inside a row by rank: letters where they are printed, else lanes (TDF-9). */
export function squaresOf({ rows }: Board): Square[] {
  return rows.flatMap((range) => Array.from({ length: range.to - range.from + 1 }, (_, i) => rowSquares(range, range.from + i)).flat())
}

/** Of two squares of a doubled lane the first one met has the later letter: `9C`, then `9B`. */
function rowSquares({ lanes, doubled, terrain }: RowRange, row: number): Square[] {
  if (doubled.length === 0) return lanes.map((lane) => ({ row, lane, part: 0, name: `${row}.${lane}`, terrain }))
  const squares: Square[] = []
  for (const lane of lanes) {
    const name = () => `${row}${LETTERS[squares.length]}`
    if (doubled.includes(lane)) squares.push({ row, lane, part: 1, name: name(), terrain })
    squares.push({ row, lane, part: 0, name: name(), terrain })
  }
  return squares
}

export function lastRow({ rows }: Board): number {
  return rows.at(-1)?.to ?? 0
}
