import type { Seat } from '@echappee/kernel'
import { classify, finalResult, type Classification } from './classification.ts'
import { teamOf } from './riders.ts'
import { NO_RIDER, type PublicState, type RiderId } from './state.ts'
import { sum } from './times.ts'

/** TDF-44, TDF-48: the standings after the latest stage, of which there must be one. */
export function standingsOf({ results, race }: Pick<PublicState, 'results' | 'race'>): Classification {
  return results.length === race.stages.length ? finalResult(results, race.options) : classify(results)
}

/** TDF-44: who wears the yellow jersey; nobody before a stage is over. */
export function leaderOf(state: Pick<PublicState, 'results' | 'race'>): RiderId {
  return state.results.length === 0 ? NO_RIDER : standingsOf(state).riders[0]!
}

/** TDF-29: prizes of the stage that is ridden; none once its result stands. */
export function stageBonus({ results, stage, riders }: PublicState, seat: Seat): number {
  const isCounted = results.length > stage
  return isCounted ? 0 : sum(teamOf(seat).map((id) => riders[id]!.bonusPoints))
}

/** Points of the stages that are over, and of the sprints of this one; at the end the total with all bonuses. */
export function pointsNow(state: PublicState, seat: Seat): number {
  if (state.phase === 'finished') return finalResult(state.results, state.race.options).totals[seat]!
  return sum(state.results.map(({ points }) => points[seat]!)) + stageBonus(state, seat)
}
