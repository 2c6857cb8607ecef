import type { Outcome, Seat } from '@echappee/kernel'
import { TEAM_BONUS } from '../content/points.ts'
import { TEAM_SIZE } from '../content/teams.ts'
import type { Options } from './options.ts'
import type { StageResult } from '../content/tours.ts'
import type { RiderId } from './state.ts'
import { jerseyPoints, sum } from './times.ts'

/** The table of the box's score form, from the results of the stages alone. */
export interface Classification {
  /** TDF-44: by rider, bonus seconds taken off. */
  readonly riderTimes: readonly number[]
  /** The best rider first. */
  readonly riders: readonly RiderId[]
  /** TDF-45: by team. */
  readonly teamTimes: readonly number[]
  readonly teamPoints: readonly number[]
  /** The fastest team first. */
  readonly teams: readonly Seat[]
}

export interface FinalResult extends Classification {
  /** TDF-46: 40/15/5 by team, 15/10/5 by team. */
  readonly teamBonus: readonly number[]
  readonly jerseyBonus: readonly number[]
  readonly totals: readonly number[]
  readonly places: readonly number[]
  readonly jersey: RiderId
}

/** TDF-44, TDF-45. At least one stage. */
export function classify(results: readonly StageResult[]): Classification {
  const count = results[0]!.times.length
  const riderTimes = Array.from({ length: count }, (_, id) => sum(results.map((stage) => stage.times[id]! - stage.bonusSeconds[id]!)))
  const riders = riderTimes.map((_, id) => id).sort((a, b) => riderTimes[a]! - riderTimes[b]! || riderTie(results, a, b))
  const seats = results[0]!.points.length
  const teamTimes = Array.from({ length: seats }, (_, seat) => sum(riderTimes.slice(seat * TEAM_SIZE, (seat + 1) * TEAM_SIZE)))
  const teamPoints = Array.from({ length: seats }, (_, seat) => sum(results.map(({ points }) => points[seat]!)))
  const best = (seat: Seat) => riders.findIndex((id) => Math.floor(id / TEAM_SIZE) === seat)
  const teams = teamTimes
    .map((_, seat) => seat)
    .sort((a, b) => teamTimes[a]! - teamTimes[b]! || teamPoints[b]! - teamPoints[a]! || best(a) - best(b))
  return { riderTimes, riders, teamTimes, teamPoints, teams }
}

/** TDF-44: of teams with equal points the fastest. */
export function pointsLeader({ teams, teamPoints }: Classification): Seat {
  return teams.reduce((best, seat) => (teamPoints[seat]! > teamPoints[best]! ? seat : best))
}

/** TDF-46…48. */
export function finalResult(results: readonly StageResult[], options: Pick<Options, 'singleStageYellow'>): FinalResult {
  const table = classify(results)
  const only = isRankedByStage(results, options) ? results[0]! : undefined
  const riders = only === undefined ? table.riders : table.riders.toSorted((a, b) => only.places[a]! - only.places[b]!)
  const riderTimes = only?.times ?? table.riderTimes
  const teamBonus = table.teamTimes.map((_, seat) => TEAM_BONUS[table.teams.indexOf(seat)] ?? 0)
  const jerseyBonus = table.teamTimes.map((_, seat) =>
    sum(riders.map((id, at) => (Math.floor(id / TEAM_SIZE) === seat ? jerseyPoints(at + 1) : 0))),
  )
  const totals = table.teamPoints.map((points, seat) => points + teamBonus[seat]! + jerseyBonus[seat]!)
  const ranking = totals.map((_, seat) => seat).sort((a, b) => totals[b]! - totals[a]! || table.teams.indexOf(a) - table.teams.indexOf(b))
  const places = totals.map((_, seat) => ranking.indexOf(seat) + 1)
  return { ...table, riders, riderTimes, teamBonus, jerseyBonus, totals, places, jersey: riders[0]! }
}

/** TDF-48: the only stage of a tour ranks the riders by itself, bonus seconds left out. */
export function isRankedByStage(results: readonly StageResult[], { singleStageYellow }: Pick<Options, 'singleStageYellow'>): boolean {
  return results.length === 1 && results[0]!.kind === 'road' && singleStageYellow === 'stageRanking'
}

export function outcomeOf(results: readonly StageResult[], options: Options): Outcome {
  const { places, totals } = finalResult(results, options)
  return { places, scores: totals }
}

/** TDF-47: sum of places, then the later places one by one, then the number, then the seats from the first player of the first stage. */
function riderTie(results: readonly StageResult[], a: RiderId, b: RiderId): number {
  const places = (id: RiderId) => results.map((stage) => stage.places[id]!)
  const bySum = sum(places(a)) - sum(places(b))
  if (bySum !== 0) return bySum
  for (const stage of results.toReversed()) if (stage.places[a] !== stage.places[b]) return stage.places[a]! - stage.places[b]!
  const { first, points } = results[0]!
  const order = (id: RiderId) => (id % TEAM_SIZE) * points.length + ((Math.floor(id / TEAM_SIZE) - first + points.length) % points.length)
  return order(a) - order(b)
}
