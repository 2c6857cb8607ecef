import { LAST_ROUND } from '../content/points.ts'
import { TEAM_SIZE } from '../content/teams.ts'
import type { StageResult } from '../rules/state.ts'
import { rankTrial, roadPoints, stagePlaces, stageTime, stoppedTime, trialFinished, trialStopped, type Arrival } from '../rules/times.ts'
import { graphIn, stagesOf, type SheetState } from './state.ts'

/** What the stage gave, from what was entered. */
export function resultIn(state: SheetState): StageResult {
  return stagesOf(state)[state.stage]!.kind === 'ttt' ? trialResult(state) : roadResult(state)
}

/** TDF-38, TDF-55. */
export function timesIn(state: SheetState): number[] {
  const { rows } = graphIn(state)
  // Without a first arrival the last round counts as it.
  const start = state.firstRound === 0 ? LAST_ROUND : state.firstRound
  return state.entered.map(({ round, square, row }) =>
    round === null ? stoppedTime(rows, row, LAST_ROUND + 1 - start) : stageTime(rows, square, round),
  )
}

/** TDF-41 to TDF-43. */
function roadResult(state: SheetState): StageResult {
  const { entered, first } = state
  const times = timesIn(state)
  const arrivals = entered.map(({ round, order }, id): Arrival => ({ time: times[id]!, isStopped: round === null, order }))
  const places = stagePlaces(arrivals)
  const bonusPoints = entered.map((rider) => rider.bonusPoints)
  const bonusSeconds = entered.map((rider) => rider.bonusSeconds)
  return { kind: 'road', first, times, places, bonusSeconds, points: roadPoints(places, bonusPoints, TEAM_SIZE) }
}

/** TDF-53, TDF-54. */
function trialResult(state: SheetState): StageResult {
  const { entered, first, options, seats } = state
  const { rows } = graphIn(state)
  const own = entered.map(({ round, square, row }) =>
    round === null ? trialStopped(row) : trialFinished(rows, square, round, Number(options.tttEarlyBonus)),
  )
  const teams = Array.from({ length: seats }, (_, seat) => own.slice(seat * TEAM_SIZE, (seat + 1) * TEAM_SIZE))
  const { results, places, points } = rankTrial(teams)
  const byRider = (values: readonly number[]) => own.map((_, id) => values[Math.floor(id / TEAM_SIZE)]!)
  return { kind: 'ttt', first, times: byRider(results), places: byRider(places), bonusSeconds: own.map(() => 0), points }
}
