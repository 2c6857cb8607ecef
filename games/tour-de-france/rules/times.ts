import { JERSEY_BONUS, LATE_ROUND, TRIAL_BASE, TRIAL_POINTS, TRIAL_ROUNDS, stagePoints } from '../content/points.ts'

/** Times, places and points of one stage as pure functions of what a table can note down. Riders of a team follow one another. */

/** TDF-38: `square` is the printed number of the run-off without its sign. */
export function stageTime(rows: number, square: number, roundsLate: number): number {
  return rows - square + LATE_ROUND * roundsLate
}

/** TDF-55: who is still on the road after the last round. */
export function stoppedTime(rows: number, row: number, roundsLate: number): number {
  return rows + LATE_ROUND * roundsLate + (rows - row)
}

/** How a rider ended a road stage. `order` settles equal times: lanes for those who finished, the order of the race for the others. */
export interface Arrival {
  readonly time: number
  readonly isStopped: boolean
  readonly order: number
}

/** TDF-41: places from 1, none shared. */
export function stagePlaces(arrivals: readonly Arrival[]): number[] {
  const ranking = arrivals
    .map((_, rider) => rider)
    .sort((a, b) => {
      const [one, other] = [arrivals[a]!, arrivals[b]!]
      if (one.isStopped !== other.isStopped) return one.isStopped ? 1 : -1
      if (one.isStopped) return one.order - other.order
      return one.time - other.time || one.order - other.order
    })
  return arrivals.map((_, rider) => ranking.indexOf(rider) + 1)
}

/** TDF-42, TDF-43: by team. */
export function roadPoints(places: readonly number[], bonusPoints: readonly number[], teamSize: number): number[] {
  return Array.from({ length: places.length / teamSize }, (_, team) => {
    const own = places.slice(team * teamSize, (team + 1) * teamSize)
    const bonus = bonusPoints.slice(team * teamSize, (team + 1) * teamSize)
    return sum(own.map(stagePoints)) + sum(bonus)
  })
}

/** TDF-53: a rider taken off on this row, before the line. */
export function trialStopped(row: number): number {
  return TRIAL_BASE - row
}

/** TDF-53: a rider who finished in this round of his team. */
export function trialFinished(rows: number, square: number, ownRound: number, earlyBonus: number): number {
  return TRIAL_BASE - (rows + square) - earlyBonus * (TRIAL_ROUNDS - ownRound)
}

export interface TrialRanking {
  /** By team: the result of its worst rider. */
  readonly results: readonly number[]
  readonly places: readonly number[]
  readonly points: readonly number[]
}

/** TDF-53, TDF-54: the worst rider counts, then the second-worst, then the best; who is still level shares. */
export function rankTrial(teams: readonly (readonly number[])[]): TrialRanking {
  const sorted = teams.map((riders) => riders.toSorted((a, b) => b - a))
  const places = sorted.map((own) => 1 + sorted.filter((other) => compareTeams(other, own) < 0).length)
  return { results: sorted.map(([worst]) => worst!), places, points: places.map((place) => TRIAL_POINTS[place - 1] ?? 0) }
}

/** Worst rider first. */
function compareTeams(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((result, i) => result !== other[i])
  return at < 0 ? 0 : one[at]! - other[at]!
}

/** TDF-46: 15, 10 and 5 for the first three. */
export function jerseyPoints(place: number): number {
  return JERSEY_BONUS[place - 1] ?? 0
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
