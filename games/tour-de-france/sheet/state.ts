import type { Seat } from '@echappee/kernel'
import { TEAM_SIZE } from '../content/teams.ts'
import { classify } from '../rules/classification.ts'
import { BOARDS, type BoardId } from '../content/boards.ts'
import { graphOf, type Graph } from '../rules/graph.ts'
import { tourOf, type Options } from '../rules/options.ts'
import type { StageResult } from '../content/tours.ts'
import type { RiderId } from '../rules/state.ts'

/**
 * What is asked now; a road stage from `sprints` to `lanes`, a time trial from `finished` to `rows`. On a board that is not ours the table types
 * its `length` and the `points` of the sprints instead of `sprints`.
 */
type SheetStep =
  | 'first'
  | 'course'
  | 'length'
  | 'points'
  | 'sprints'
  | 'bonus'
  | 'home'
  | 'squares'
  | 'more'
  | 'firstRound'
  | 'stopped'
  | 'stoppedOrder'
  | 'lanes'
  | 'finished'
  | 'rounds'
  | 'trialSquares'
  | 'rows'
  | 'done'

/** A rider of the stage under way, as far as the table has said. */
export interface Entered {
  /** Rounds after the first arrival; in a time trial the round of his own team. Null for who is not home. */
  round: number | null
  /** The printed number of the run-off without its sign. */
  square: number
  /** The lower lane is ranked first; of those who were stopped the order of the race. */
  order: number
  /** Where he was stopped. */
  row: number
  bonusPoints: number
  bonusSeconds: number
}

/** What the answers so far have made of the sheet. Plain JSON. */
export interface SheetState {
  readonly options: Options
  readonly seats: number
  step: SheetStep
  /** Nothing of the stage has been entered but who is first. */
  isFresh: boolean
  /** From 0. */
  stage: number
  first: Seat
  /** The rows that the table has typed, where the stage is ridden on another board than the tour's. */
  length: number | null
  /** The sprint line that is asked about. */
  line: number
  /** Rounds after the first arrival. */
  round: number
  /** Who came home in this round. */
  arriving: RiderId[]
  /** TDF-55: the round of the first arrival, where somebody was stopped. */
  firstRound: number
  entered: Entered[]
  results: StageResult[]
}

export const allRiders = ({ seats }: Pick<SheetState, 'seats'>): RiderId[] => Array.from({ length: seats * TEAM_SIZE }, (_, id) => id)

export const stagesOf = ({ options }: Pick<SheetState, 'options'>) => tourOf(options).stages

/** The board of the stage under way. */
export function graphIn({ options, stage }: Pick<SheetState, 'options' | 'stage'>): Graph {
  const { boards, stages } = tourOf(options)
  const { board } = stages[stage]!
  return graphOf(boards[board] ?? BOARDS[board as BoardId])
}

/** N of the stage under way. */
export function rowsIn(state: Pick<SheetState, 'options' | 'stage' | 'length'>): number {
  return state.length ?? graphIn(state).rows
}

/** Of our own boards the box may have another than we; what a tour brings along is its own. */
export function isOfTheBox({ options, stage }: Pick<SheetState, 'options' | 'stage'>): boolean {
  const { boards, stages } = tourOf(options)
  return boards[stages[stage]!.board] === undefined
}

export const notHome = (state: SheetState): RiderId[] => allRiders(state).filter((id) => state.entered[id]!.round === null)

export const nobodyYet = (state: Pick<SheetState, 'seats'>): Entered[] =>
  allRiders(state).map(() => ({ round: null, square: 0, order: 0, row: 0, bonusPoints: 0, bonusSeconds: 0 }))

/** TDF-3: who is first where the rules say it; undefined where cards are drawn. */
export function knownFirst({ options, results, first, seats }: SheetState): Seat | undefined {
  if (results.length === 0 || options.firstPlayer === 'draw') return undefined
  return options.firstPlayer === 'rotate' ? (first + 1) % seats : Math.floor(classify(results).riders[0]! / TEAM_SIZE)
}
