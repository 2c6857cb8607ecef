export const TERRAINS = ['flat', 'climb', 'descent'] as const
export type Terrain = (typeof TERRAINS)[number]

/** A stage board as data; `docs/board-format.md` explains it. Squares are written `23.2`, or `9A` where letters are printed. */
export interface Board {
  readonly name: string
  /** In order and without gaps, from row 1 to the last row before the line. */
  readonly rows: readonly RowRange[]
  /** Lanes of the run-off, rows F0 to F9. */
  readonly runOffLanes: number
  readonly medians: readonly Median[]
  /** Squares whose ways ahead are not those of the general rule. */
  readonly ways: readonly Way[]
  readonly chance: readonly string[]
  readonly exchange: readonly string[]
  readonly sprints: readonly Sprint[]
}

/** Rows that are alike. A doubled lane has two squares a row; then all squares of the row carry letters. */
export interface RowRange {
  readonly from: number
  readonly to: number
  readonly terrain: Terrain
  readonly lanes: readonly number[]
  readonly doubled: readonly number[]
}

/** Between two neighbouring lanes: rows that it separates, and borders (22 is the border 22/23) that nobody crosses. */
export interface Median {
  readonly lanes: readonly [number, number]
  readonly rows: readonly [number, number]
  readonly borders: readonly [number, number]
}

interface Way {
  readonly from: string
  readonly straight: string | null
  readonly diagonal: readonly string[]
}

export interface Sprint {
  readonly name: string
  /** The line lies before this row. */
  readonly before: number
  /** For the first to pass, the second, … */
  readonly prizes: readonly Prize[]
}

interface Prize {
  readonly points: number
  readonly seconds: number
}

/** TDF-37: F0 to F9. */
export const RUN_OFF_ROWS = 10

/** What a board of one's own may be: the bounds of RULES.md. */
export const BOARD_LIMITS = {
  rows: { min: 20, max: 200 },
  lanes: 4,
  ranges: 200,
  medians: 20,
  ways: 60,
  specials: 120,
  sprints: 8,
  prizes: 4,
  prize: 20,
  name: 40,
} as const
