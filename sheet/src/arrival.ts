import type { Refusal } from '@echappee/kernel'
import type { Answer, Question } from './questions.ts'

/** The finish of a stage on one screen: riders are tapped onto the square and the round in which they came home, the first of a square first. */
export interface Arrival<State> {
  /** Undefined unless the finish begins now. */
  grid(state: State): ArrivalGrid | undefined
  whyNot?(state: State, rows: readonly ArrivalRow[]): Refusal | undefined
  /** What the rows answer; undefined where the question is about something else. */
  answer(state: State, question: Question, rows: readonly ArrivalRow[]): Answer | undefined
  /** As far as they are placed, the first first: seconds behind him. */
  order(state: State, rows: readonly ArrivalRow[]): readonly { readonly rider: number; readonly gap: number }[]
}

export interface ArrivalGrid {
  readonly riders: readonly number[]
  /** Who is left out is asked about afterwards. */
  readonly least: number
  /** How one comes home, with the numbers that his square can have; the first is the usual way. */
  readonly ways: readonly { readonly id: string; readonly min: number; readonly max: number }[]
}

export interface ArrivalRow {
  readonly rider: number
  /** After that of the first. */
  readonly round: number
  readonly way: string
  readonly square: number
}

/** What the words of a game say of its finish. */
export interface ArrivalText {
  /** As of a question. */
  readonly where: string
  readonly ask: string
  readonly help?: string
  readonly ways: Readonly<Record<string, string>>
  /** Over the numbers of squares, by way. */
  readonly squares: Readonly<Record<string, string>>
}

/** His place among those of one square: the order of the taps. */
export function placeOnSquare(rows: readonly ArrivalRow[], rider: number, isLevel: (a: ArrivalRow, b: ArrivalRow) => boolean): number {
  const at = rows.findIndex((row) => row.rider === rider)
  return 1 + rows.slice(0, at).filter((row) => isLevel(row, rows[at]!)).length
}
