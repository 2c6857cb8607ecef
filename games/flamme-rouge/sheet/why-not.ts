import type { Refusal } from '@echappee/kernel'
import { answerOf, type Answer, type Question } from '@echappee/sheet'
import { isDummy, mateOf, roadIn } from '../rules/riders.ts'
import { NO_TRAIT } from './questions.ts'
import { refuse } from './refusals.ts'
import { emptyRounds, type SheetState } from './state.ts'

export function whyNot(state: SheetState, question: Question, answer: Answer): Refusal | undefined {
  const riders = 'riders' in question ? question.riders : []
  if (state.step === 'lanes') return whyNotLanes(state, riders, answerOf(answer, 'numbers').values)
  if (state.step === 'home') return whyNotHome(state, answerOf(answer, 'flags').riders)
  if (state.step === 'traits') return whyNotTraits(riders, answerOf(answer, 'choices').values)
  if (state.step !== 'beaten') return undefined
  const { values } = answerOf(answer, 'choices')
  const dummy = riders.find((rider, i) => isDummy(state.race, rider) && values[i] !== 'rodeOn')
  return dummy === undefined ? undefined : refuse('DUMMY_RIDES_ON', { rider: dummy })
}

/** FR-109: the first rider on the road gains two squares a round at least, so he is home after half the road. */
function whyNotHome(state: SheetState, riders: readonly number[]): Refusal | undefined {
  const most = Math.ceil(roadIn(state.race).line / 2)
  return riders.length > 0 || emptyRounds(state) + 1 < most ? undefined : refuse('SOMEBODY_CROSSED', { rounds: most })
}

/** FR-40: a team has one trait card. */
function whyNotTraits(riders: readonly number[], values: readonly string[]): Refusal | undefined {
  for (const [i, rider] of riders.entries()) {
    if (values[i] === NO_TRAIT) continue
    const mate = riders.indexOf(mateOf(rider))
    if (mate >= 0 && mate < i && values[mate] !== NO_TRAIT) return refuse('TWO_TRAITS', { rider, other: riders[mate]! })
  }
  return undefined
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
