import type { Seat } from '@echappee/kernel'
import type { Board } from '../content/board.ts'
import { BOARDS, type BoardId } from '../content/boards.ts'
import type { StageKind } from '../content/tours.ts'
import { lastRow } from '../rules/squares.ts'
import { tourOf, type Options } from '../rules/options.ts'
import type { StageResult } from '../rules/state.ts'

/** What the answers so far have made of the sheet. Plain JSON. */
export interface SheetState {
  readonly options: Options
  readonly seats: number
  /** TDF-47: who started the first stage; null before it is entered. */
  first: Seat | null
  results: StageResult[]
  /** Of the stage that is entered now. */
  noted: Noted
}

/** By rider; null for what is not entered yet. */
export interface Noted {
  /** Rounds after that of the first arrival; in a time trial rounds of the team, 0 for who did not cross the line. */
  rounds: readonly number[] | null
  /** The printed number of the run-off without its sign; in a time trial the square, counted on past the line. */
  squares: readonly number[] | null
  lanes: readonly number[] | null
  bonusSeconds: readonly number[] | null
  /** By sprint, the first who passed first. */
  sprints: readonly (readonly number[])[]
}

export const NOTHING_NOTED: Noted = { rounds: null, squares: null, lanes: null, bonusSeconds: null, sprints: [] }

export interface SheetStage {
  readonly number: number
  readonly board: Board
  readonly rows: number
  readonly kind: StageKind
}

/** The stage to be entered; undefined after the last. */
export function nextStage({ options, results }: Pick<SheetState, 'options' | 'results'>): SheetStage | undefined {
  const { boards, stages } = tourOf(options)
  const plan = stages[results.length]
  if (plan === undefined) return undefined
  const board = boards[plan.board] ?? BOARDS[plan.board as BoardId]
  return { number: results.length + 1, board, rows: lastRow(board), kind: plan.kind }
}
