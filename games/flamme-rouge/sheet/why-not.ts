import type { Refusal } from '@echappee/kernel'
import { answerOf, type Answer, type Question } from '@echappee/ui/sheet'
import { isDummy } from '../rules/riders.ts'
import { refuse } from './refusals.ts'
import type { SheetState } from './state.ts'

export function whyNot(state: SheetState, question: Question, answer: Answer): Refusal | undefined {
  const riders = 'riders' in question ? question.riders : []
  if (state.step === 'lanes') return whyNotLanes(state, riders, answerOf(answer, 'numbers').values)
  if (state.step !== 'beaten') return undefined
  const { values } = answerOf(answer, 'choices')
  const dummy = riders.find((rider, i) => isDummy(state.race, rider) && values[i] !== 'rodeOn')
  return dummy === undefined ? undefined : refuse('DUMMY_RIDES_ON', { rider: dummy })
}

/** FR-1: a lane holds one rider. */
function whyNotLanes({ arriving }: SheetState, riders: readonly number[], lanes: readonly number[]): Refusal | undefined {
  const squareOf = (rider: number) => arriving.find((one) => one.rider === rider)!.square
  for (const [i, rider] of riders.entries()) {
    const other = riders.findIndex((one, j) => j < i && lanes[j] === lanes[i] && squareOf(one) === squareOf(rider))
    if (other >= 0) return refuse('SAME_LANE', { rider, other: riders[other]! })
  }
  return undefined
}
