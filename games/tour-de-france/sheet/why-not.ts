import type { Refusal } from '@echappee/kernel'
import { answerOf, type Answer, type Question } from '@echappee/sheet'
import { refuse } from './refusals.ts'
import { timesIn } from './stage-result.ts'
import type { SheetState } from './state.ts'

/** No two riders end on one square in one round. */
export function whyNot(state: SheetState, question: Question, answer: Answer): Refusal | undefined {
  if (state.step !== 'lanes' || question.kind !== 'numbers') return undefined
  const lanes = answerOf(answer, 'numbers').values
  const times = timesIn(state)
  for (const [i, rider] of question.riders.entries()) {
    const other = question.riders.findIndex((one, j) => j < i && times[one] === times[rider] && lanes[j] === lanes[i])
    if (other >= 0) return refuse('SAME_SQUARE', { rider, other: question.riders[other]! })
  }
  return undefined
}
