import { placeOnSquare, type Answer, type Arrival, type ArrivalGrid, type ArrivalRow, type Question } from '@echappee/sheet'
import { RUN_OFF_ROWS } from '../content/board.ts'
import { stageTime } from '../rules/times.ts'
import { allRiders, rowsIn, type SheetState } from './state.ts'

/** TDF-38, TDF-41: onto the printed squares behind the line, round by round. Who is stopped on the road is asked about afterwards. */
export const arrival: Arrival<SheetState> = { grid, answer, order }

export const WAY = 'line'

function grid(state: SheetState): ArrivalGrid | undefined {
  if (state.step !== 'home' || state.round > 0) return undefined
  return { riders: allRiders(state), least: 1, ways: [{ id: WAY, min: 0, max: RUN_OFF_ROWS - 1 }] }
}

function answer(state: SheetState, question: Question, rows: readonly ArrivalRow[]): Answer | undefined {
  const riders = 'riders' in question ? question.riders : []
  const rowOf = (rider: number) => rows.find((row) => row.rider === rider)
  switch (state.step) {
    case 'home':
      if (rows.every(({ round }) => round < state.round)) return undefined
      return { kind: 'flags', riders: riders.filter((rider) => rowOf(rider)?.round === state.round) }
    case 'more':
      return { kind: 'choice', value: 'goesOn' }
    case 'squares':
      return { kind: 'numbers', values: riders.map((rider) => rowOf(rider)!.square) }
    case 'lanes':
      return { kind: 'numbers', values: riders.map((rider) => placeOnSquare(rows, rider, (a, b) => timeOf(state, a) === timeOf(state, b))) }
    default:
      return undefined
  }
}

function order(state: SheetState, rows: readonly ArrivalRow[]): { rider: number; gap: number }[] {
  const sorted = rows.toSorted((a, b) => timeOf(state, a) - timeOf(state, b))
  return sorted.map((row) => ({ rider: row.rider, gap: timeOf(state, row) - timeOf(state, sorted[0]!) }))
}

const timeOf = (state: SheetState, { square, round }: ArrivalRow) => stageTime(rowsIn(state), square, round)
