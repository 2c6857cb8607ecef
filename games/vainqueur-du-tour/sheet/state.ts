import type { Seat } from '@echappee/kernel'
import type { Stage } from '../content/board.ts'
import type { CapReason } from '../rules/events.ts'
import { boardOf, stagesOf, type Options } from '../rules/options.ts'
import type { StageResult } from '../rules/state.ts'

/** What the answers so far have made of the sheet. Plain JSON. */
export interface SheetState {
  readonly options: Options
  readonly seats: number
  totals: number[]
  results: StageResult[]
  /** Null before the prologue is won. */
  cap: Cap | null
}

/** Who wears the yellow cap in the next stage, why, and who wore it before. */
interface Cap {
  readonly seat: Seat
  readonly reason: CapReason
  readonly from: Seat | null
}

/** The stage to be run, undefined after the last. */
export function nextStage({ options, results }: SheetState): Stage | undefined {
  const n = stagesOf(options)[results.length]
  return boardOf(options).stages.find((stage) => stage.n === n)
}
