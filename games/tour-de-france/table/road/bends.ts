import { clamp, degrees, type Piece } from '@echappee/kit/drawing'
import { isLettered, type Row } from './board.ts'

export const ROW = 46
export const LANE = 42
/** The slot that the line of the road is measured at: between lanes 1 and 2 of row 1. */
const MIDDLE = 0.5

/** How a road is folded: rows to the first pass and to every further one, to and fro, and straight rows in the middle of a turn between two passes. */
export interface Fold {
  readonly first: number
  readonly pass: number
  readonly gap: number
  /** Share of the usual sharpness of all bends but the half turns; 0 is a straight road. */
  readonly bend: number
}

/** Positive to the right of the way ahead. */
export function sideOf(slot: number): number {
  return (MIDDLE - slot) * LANE
}

/** One piece of path for each row: passes with soft waves, half turns between them, and a bend to the inside wherever letters are printed. */
export function bendRows(rows: readonly Row[], fold: Fold): Piece[] {
  const wishes = wishHeadings(rows, fold)
  let heading = 0
  return rows.map((row, i) => {
    const free = clamp(wishes[i]!.heading - heading, -SHARPEST, SHARPEST)
    const turn = isLettered(row) ? letteredTurn(rows, i, wishes[i]!.isTurn) * fold.bend : free
    heading += turn
    return pieceOf(row, turn)
  })
}

const SHARPEST = 18
const WAVE = { rows: 11, swing: 17 }
/** Rows before the finish that are straight, like the run-off behind it. */
const FINISH_STRAIGHT = 3
/** A lettered row in a half turn bends more than in the middle of a pass. */
const HAIRPIN = { lone: 90, paired: 60 }
const KINK = { lone: 66, paired: 42 }

interface Wish {
  readonly heading: number
  readonly isTurn: boolean
}

/** The way the road wants to go at each row, in degrees; it takes a few rows to get there. */
function wishHeadings(rows: readonly Row[], { first, pass, gap, bend }: Fold): Wish[] {
  const wishes: Wish[] = []
  const finish = rows.findIndex(({ isRunOff }) => isRunOff) - FINISH_STRAIGHT
  let course = 0
  let isRight = true
  while (wishes.length < rows.length) {
    const start = wishes.length
    const turn = turnStart(rows, start, start === 0 ? first : pass, isRight)
    const left = finish - turn
    const end = left < HALF_TURN + gap ? rows.length : turn
    for (let i = start; i < end; i++) wishes.push({ heading: course + (kinkBefore(rows, i, end) + wave(i, finish)) * bend, isTurn: false })
    if (end === rows.length) break
    course += isRight ? 180 : -180
    const middle = course - (isRight ? 90 : -90)
    const firstHalf = isRight && isNearLetters(rows, turn) ? lettersEnd(rows, turn) - turn : QUARTER_TURN
    for (let i = 0; i < firstHalf + gap; i++) wishes.push({ heading: middle, isTurn: true })
    for (let i = 0; i < QUARTER_TURN; i++) wishes.push({ heading: course, isTurn: true })
    isRight = !isRight
  }
  return wishes.slice(0, rows.length)
}

const QUARTER_TURN = 5
const HALF_TURN = 2 * QUARTER_TURN

/** A turn to the right begins at the printed bend that is nearest; a turn to the left where no letters are. */
function turnStart(rows: readonly Row[], start: number, pass: number, isRight: boolean): number {
  const target = start + pass
  const reach = Math.round(pass * 0.45)
  const spread = Array.from({ length: 2 * reach + 1 }, (_, i) => target + (i % 2 === 0 ? i / 2 : -(i + 1) / 2))
  const fits = isRight
    ? (at: number) => rows[at] !== undefined && isLettered(rows[at]) && !isLettered(rows[at - 1]!)
    : (at: number) => rows.slice(at - 1, at + HALF_TURN + 1).every((row) => !isLettered(row))
  return spread.find((at) => at > start && at < rows.length && fits(at)) ?? target
}

function isNearLetters(rows: readonly Row[], at: number): boolean {
  return rows[at] !== undefined && isLettered(rows[at])
}

function lettersEnd(rows: readonly Row[], at: number): number {
  let end = at
  while (rows[end] !== undefined && isLettered(rows[end]!)) end++
  return end
}

/** Many printed bends in a row share one turn. */
function letteredTurn(rows: readonly Row[], at: number, isTurn: boolean): number {
  let first = at
  while (first > 0 && isLettered(rows[first - 1]!)) first--
  const count = lettersEnd(rows, at) - first
  const { lone, paired } = isTurn ? HAIRPIN : KINK
  return count === 1 ? lone : Math.min(paired, (2 * paired) / count)
}

/** A pass swings out before a printed bend, so that it ends as far to the other side. */
function kinkBefore(rows: readonly Row[], at: number, end: number): number {
  const ahead = rows.slice(at + 1, Math.min(end, at + 4)).findIndex(isLettered)
  if (ahead < 0 || isLettered(rows[at]!)) return 0
  const first = at + 1 + ahead
  const turn = letteredTurn(rows, first, false) * (lettersEnd(rows, first) - first)
  return -turn / 2
}

function wave(at: number, finish: number): number {
  return at < 2 || at >= finish ? 0 : WAVE.swing * Math.sin((2 * Math.PI * (at - 1)) / WAVE.rows)
}

/** In a printed bend lane 1 is the inside: its square keeps its length, so the line of the road is longer, and the outside has room for two squares. */
function pieceOf(row: Row, turn: number): Piece {
  if (!isLettered(row)) return { length: ROW, turn: degrees(turn) }
  const angle = degrees(turn)
  const [inner, outer] = [row.lanes[0]!.slot, row.lanes.at(-1)!.slot]
  const inside = Math.max(INSIDE, OUTSIDE - (outer - inner) * LANE * angle, MIN_RADIUS * angle)
  return { length: inside + sideOf(inner) * angle, turn: angle }
}

const INSIDE = 42
const OUTSIDE = 72
const MIN_RADIUS = 28
