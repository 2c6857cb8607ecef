import type { Seat } from '@echappee/kernel'
import { LAST_ROUND } from '../content/points.ts'
import { TEAM_SIZE } from '../content/teams.ts'
import type { Graph } from './graph.ts'
import { isTrial, placeFrom, rowOf, runOffRow, seatOf, stageGraph } from './riders.ts'
import type { StageResult } from '../content/tours.ts'
import type { Rider, State } from './state.ts'
import { rankTrial, roadPoints, stagePlaces, stageTime, stoppedTime, trialFinished, trialStopped, type Arrival } from './times.ts'

/** What the stage gave, once nobody is racing any more. */
export function resultOf(state: State): StageResult {
  return isTrial(state) ? trialResult(state) : roadResult(state)
}

/** TDF-38, TDF-41…43, TDF-55. */
function roadResult(state: State): StageResult {
  const graph = stageGraph(state)
  const { riders, first } = state
  const start = state.firstArrival === 0 ? LAST_ROUND : state.firstArrival
  const arrivals = riders.map((rider): Arrival => {
    if (rider.standing === 'out')
      return { time: stoppedTime(graph.rows, rowOf(graph, rider), LAST_ROUND + 1 - start), isStopped: true, order: rider.fall }
    return {
      time: stageTime(graph.rows, runOffRow(graph, rider.at), rider.arrival - start),
      isStopped: false,
      order: runOffLane(graph, rider),
    }
  })
  return roadStage(
    first,
    arrivals,
    riders.map(({ bonusSeconds }) => bonusSeconds),
    riders.map(({ bonusPoints }) => bonusPoints),
  )
}

/** TDF-41…43: from what a table can note down. */
export function roadStage(first: Seat, arrivals: readonly Arrival[], bonusSeconds: number[], bonusPoints: readonly number[]): StageResult {
  const places = stagePlaces(arrivals)
  return {
    kind: 'road',
    first,
    times: arrivals.map(({ time }) => time),
    places,
    bonusSeconds,
    points: roadPoints(places, bonusPoints, TEAM_SIZE),
  }
}

/** TDF-53, TDF-54: a rider has his team's result and place. */
function trialResult(state: State): StageResult {
  const graph = stageGraph(state)
  const early = Number(state.race.options.tttEarlyBonus)
  const own = state.riders.map((rider, id) =>
    rider.arrival === 0
      ? trialStopped(rowOf(graph, rider))
      : trialFinished(graph.rows, runOffRow(graph, rider.at), rider.arrival - placeFrom(state, seatOf(id)), early),
  )
  return trialStage(state.first, own)
}

/** TDF-53, TDF-54: from the results of the riders, team by team. */
export function trialStage(first: Seat, own: readonly number[]): StageResult {
  const teams = Array.from({ length: own.length / TEAM_SIZE }, (_, seat) => own.slice(seat * TEAM_SIZE, (seat + 1) * TEAM_SIZE))
  const { results, places, points } = rankTrial(teams)
  return {
    kind: 'ttt',
    first,
    times: own.map((_, id) => results[seatOf(id)]!),
    places: own.map((_, id) => places[seatOf(id)]!),
    bonusSeconds: own.map(() => 0),
    points,
  }
}

/** The numbered side first; places beside F0 are lanes after the last. */
function runOffLane({ lane, total, runOffLanes }: Graph, { at }: Pick<Rider, 'at'>): number {
  return at < total ? lane[at]! : runOffLanes + 1 + at - total
}
