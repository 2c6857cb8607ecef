import { MOST_EXTRA_CARDS } from './energy.ts'
import { tourOf, type Options } from './options.ts'
import { roadOf } from './road.ts'

/** Per rider and round: one pick, one use before the draw, further cards, second wind, cereal bar, the card; then the open questions. */
const PER_RIDER = 1 + 1 + MOST_EXTRA_CARDS + 2 + 1 + 4

/**
 * FR-109: no game takes more decisions. In every round the first rider still racing gains two squares at least, so a stage has at most half as many
 * rounds as all riders together have squares to ride; a time trial adds one round for each starter.
 */
export function mostDecisions(options: Options, seats: number): number {
  const { days, teams } = tourOf(options, seats)
  const riders = 2 * teams.length
  const stages = days.flatMap((day) => (day === null ? [] : [roadOf(day.tiles)]))
  const rounds = stages.reduce((sum, { line }) => sum + riders + Math.ceil((riders * (line + riders)) / 2), 0)
  return rounds * PER_RIDER * 2 * seats + (2 * stages.length + 5) * seats
}
