/** TDF-42: 10 for the winner, 1 for the tenth, then nothing. */
export function stagePoints(place: number): number {
  return Math.max(0, 11 - place)
}

/** TDF-46: for the best three team times and the best three riders. */
export const TEAM_BONUS: readonly number[] = [40, 15, 5]
export const JERSEY_BONUS: readonly number[] = [15, 10, 5]

/** TDF-54. */
export const TRIAL_POINTS: readonly number[] = [18, 12, 6, 0]
/** TDF-53. */
export const TRIAL_BASE = 200
export const TRIAL_ROUNDS = 10

/** TDF-38: seconds for each round after that of the first arrival. */
export const LATE_ROUND = 10
/** TDF-55. */
export const LAST_ROUND = 60
/** TDF-22: what the next rider must be able to ride, and on a climb. */
export const OVERTAKING_STEPS = 4
export const OVERTAKING_STEPS_CLIMB = 3
