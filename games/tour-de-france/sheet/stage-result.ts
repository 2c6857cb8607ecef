import { LAST_ROUND } from '../content/points.ts'
import { roadStage, trialStage } from '../rules/stage-result.ts'
import type { StageResult } from '../content/tours.ts'
import { stageTime, stoppedTime, trialFinished, trialStopped, type Arrival } from '../rules/times.ts'
import { rowsIn, stagesOf, type SheetState } from './state.ts'

/** What the stage gave, from what was entered. */
export function resultIn(state: SheetState): StageResult {
  return stagesOf(state)[state.stage]!.kind === 'ttt' ? trialResult(state) : roadResult(state)
}

/** TDF-38, TDF-55. */
export function timesIn(state: SheetState): number[] {
  const rows = rowsIn(state)
  // Without a first arrival the last round counts as it.
  const start = state.firstRound === 0 ? LAST_ROUND : state.firstRound
  return state.entered.map(({ round, square, row }) =>
    round === null ? stoppedTime(rows, row, LAST_ROUND + 1 - start) : stageTime(rows, square, round),
  )
}

function roadResult(state: SheetState): StageResult {
  const { entered, first } = state
  const times = timesIn(state)
  return roadStage(
    first,
    entered.map(({ round, order }, id): Arrival => ({ time: times[id]!, isStopped: round === null, order })),
    entered.map(({ bonusSeconds }) => bonusSeconds),
    entered.map(({ bonusPoints }) => bonusPoints),
  )
}

function trialResult(state: SheetState): StageResult {
  const { entered, first, options } = state
  const rows = rowsIn(state)
  const own = entered.map(({ round, square, row }) =>
    round === null ? trialStopped(row) : trialFinished(rows, square, round, Number(options.tttEarlyBonus)),
  )
  return trialStage(first, own)
}
