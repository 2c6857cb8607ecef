import { seededChance, type Answer, type Json, type Seat } from '@echappee/kernel'
import { restOfPlan } from '../coach.ts'
import type { Decision } from '../decision.ts'
import { reasonsFor } from '../reasons.ts'
import { searchMoves } from '../search/search.ts'
import { cloneKnowledge, type Rules } from './forecast.ts'
import { weighMoves } from './weigh.ts'

/** How many games are played in thought to find the best move, and to tell it from each of its rivals. */
export interface ExerciseEffort {
  readonly search: number
  readonly pairs: number
  /** So many standard errors leave no doubt. */
  readonly sure: number
}

/** So many of the other moves are held against the best, in the order of the search. */
const RIVALS = 3

/** All intervals together hold with 95 % (Bonferroni). */
export const EXERCISE_EFFORT: ExerciseEffort = { search: 400, pairs: 400, sure: 2.394 }

/**
 * The answer to the question what to play, by what the seat knows: undefined unless one move is surely better than each of its rivals, in games
 * that had no part in choosing it. `least`: by how much at least. Where several answers are laid out and sent together there is no single one.
 */
export function clearAnswer(
  { game, knowledge }: Rules,
  view: unknown,
  seat: Seat,
  { search, pairs, sure }: ExerciseEffort,
  seed: string,
  least = 0,
): Answer | undefined {
  const decision = (part: string): Decision<unknown, unknown, unknown> => ({
    game,
    knowledge,
    view,
    seat,
    chance: seededChance(seed, part),
  })
  const cloned = { ...cloneKnowledge(knowledge), ...(knowledge.horizon === undefined ? {} : { horizon: knowledge.horizon }) }
  const [best, ...others] = searchMoves({ ...decision('search'), knowledge: cloned }, { iterations: search })
  if (best === undefined || others.length === 0 || isPlan(decision('plan'), best.move)) return undefined
  let answer: Answer | undefined
  for (const [i, rival] of others.slice(0, RIVALS).entries()) {
    const { first, gain, gainError } = weighMoves(decision(`rival/${i}`), best.move, rival.move, { iterations: pairs })
    if (gain < least || gain <= sure * gainError) return undefined
    if (answer !== undefined && answer.next.gain <= gain) continue
    answer = { move: best.move as Json, next: { move: rival.move as Json, gain, gainError }, ...first, reasons: [] }
  }
  return answer && { ...answer, reasons: reasonsFor(decision('reasons'), answer.move, answer.next.move) }
}

/** Whether others of the seat's answers follow that have been waiting, so that one of them alone tells little. */
function isPlan(decision: Decision<unknown, unknown, unknown>, move: unknown): boolean {
  const { game, seat, view, chance } = decision
  const rules = game as Rules['game']
  const state: unknown = rules.determinize(view, chance)
  const waiting = new Set(
    rules
      .candidates(state, seat)
      .flatMap((other: unknown) => (rules.whyNot(state, seat, other) === undefined ? [] : [rules.moveKey(other)])),
  )
  return (
    restOfPlan(
      decision,
      move,
      (other) => waiting.has(game.moveKey(other)),
      () => ({ iterations: 1 }),
    ).length > 0
  )
}
