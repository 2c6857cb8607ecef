import type { Refusal } from '@echappee/kernel'
import { answerOf, type Answer, type Question } from '@echappee/sheet'
import { LAST_SQUARE } from '../content/road.ts'
import { game } from '../rules/index.ts'
import { ridersIn, seatOf } from '../rules/riders.ts'
import { moveFrom } from './moves.ts'
import { refuse } from './refusals.ts'
import { hasFinished, tieToSettle, type SheetState } from './state.ts'

export function whyNot(state: SheetState, question: Question, answer: Answer): Refusal | undefined {
  if (state.squares !== null) return whyNotTie(state, answerOf(answer, 'numbers').values)
  if (state.mode === 'finish') {
    const { values } = answerOf(answer, 'numbers')
    return hasFinished(values) ? undefined : refuse('NOBODY_FINISHED', { needed: LAST_SQUARE + 1, given: Math.max(...values) })
  }
  return state.race === null ? undefined : whyNotMoves(state, question, answer)
}

/** What the rules would refuse at the table on the screen, rider by rider. */
function whyNotMoves({ race }: SheetState, question: Question, answer: Answer): Refusal | undefined {
  const table = game.clone(race!)
  for (const rider of ridersIn(race!.asked)) {
    const move = moveFrom(race!, rider, question, answer)
    const refusal = game.whyNot(table, seatOf(rider), move)
    if (refusal !== undefined) return { ...refusal, params: { rider, ...refusal.params } }
    game.apply(table, seatOf(rider), move, { chance: { int: () => 0 } })
  }
  return undefined
}

function whyNotTie(state: SheetState, values: readonly number[]): Refusal | undefined {
  const { by, riders } = tieToSettle(state)!
  if (by === 'musettes') return new Set(values).size < values.length ? refuse('MUSETTE_TWICE') : undefined
  if (by === 'ofTerrain') return undefined
  const short = riders.findIndex((rider, i) => values[i]! < state.ofTerrain![rider]!)
  return short < 0
    ? undefined
    : refuse('FEWER_THAN_COLOUR', { rider: riders[short]!, needed: state.ofTerrain![riders[short]!]!, given: values[short]! })
}
