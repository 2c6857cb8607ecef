import { ridersOf, teamOf } from './riders.ts'
import type { Tour } from './options.ts'
import type { RiderId, TeamId, Totals } from './state.ts'
import type { TieBreak } from './times.ts'

/** What the four classifications are made of. */
export interface Standing {
  readonly tour: Pick<Tour, 'teams' | 'options'>
  readonly totals: readonly Totals[]
  /** By rider. */
  readonly drawOrder: readonly number[]
}

/** FR-70. */
export function teamTotal({ tour, totals }: Standing, team: TeamId): number {
  const isExcluding = tour.options.teamTimeBonuses === 'exclude'
  let time = 0
  for (const rider of ridersOf(team)) time += totals[rider]!.time + (isExcluding ? totals[rider]!.bonus : 0)
  return time
}

/** FR-37: the first four criteria; 0 if they do not separate two riders. */
export function compareGeneral(standing: Standing, a: RiderId, b: RiderId): number {
  const [one, two] = [standing.totals[a]!, standing.totals[b]!]
  return (
    one.time - two.time ||
    two.green - one.green ||
    two.mountain - one.mountain ||
    teamTotal(standing, teamOf(a)) - teamTotal(standing, teamOf(b))
  )
}

/** FR-37: best first. */
export function generalOrder(standing: Standing): RiderId[] {
  return allRiders(standing).sort((a, b) => compareGeneral(standing, a, b) || standing.drawOrder[a]! - standing.drawOrder[b]!)
}

/** FR-38: the worse placed first; then the lane, where lanes are given; then the draw order. */
export function reverseTie(standing: Standing, isLaneFirst: boolean, hasLanes = true): TieBreak {
  return (a, b) => {
    const lane = hasLanes ? a.lane - b.lane : 0
    const general = -compareGeneral(standing, a.rider, b.rider)
    return (isLaneFirst ? lane || general : general || lane) || standing.drawOrder[a.rider]! - standing.drawOrder[b.rider]!
  }
}

/** FR-39: equal points go to the worse placed rider during the tour, to the better placed one at its end. */
export function pointsOrder(standing: Standing, points: 'green' | 'mountain', isOver: boolean): RiderId[] {
  const rank = ranksOf(generalOrder(standing))
  const sign = isOver ? 1 : -1
  return allRiders(standing).sort((a, b) => standing.totals[b]![points] - standing.totals[a]![points] || sign * (rank[a]! - rank[b]!))
}

/** FR-70, FR-39. */
export function teamOrder(standing: Standing, isOver: boolean): TeamId[] {
  const rank = ranksOf(generalOrder(standing))
  const best = (team: TeamId) => Math.min(...ridersOf(team).map((rider) => rank[rider]!))
  const sign = isOver ? 1 : -1
  return standing.tour.teams
    .map((_, team) => team)
    .sort((a, b) => teamTotal(standing, a) - teamTotal(standing, b) || sign * (best(a) - best(b)))
}

/** FR-71: who wears, or wins, each jersey; null where nobody has a point. */
export interface Jerseys {
  yellow: RiderId
  green: RiderId | null
  mountain: RiderId | null
  team: TeamId
}

export function jerseysOf(standing: Standing, isOver: boolean): Jerseys {
  const first = (points: 'green' | 'mountain') => {
    const rider = pointsOrder(standing, points, isOver)[0]!
    return standing.totals[rider]![points] > 0 ? rider : null
  }
  return {
    yellow: generalOrder(standing)[0]!,
    green: first('green'),
    mountain: first('mountain'),
    team: teamOrder(standing, isOver)[0]!,
  }
}

/** R43: teams, best first. */
export function finalOrder(standing: Standing): TeamId[] {
  const rank = ranksOf(generalOrder(standing))
  const best = (team: TeamId) => Math.min(...ridersOf(team).map((rider) => rank[rider]!))
  const points = jerseyPoints(standing)
  const isJerseys = standing.tour.options.finalRanking === 'jerseys'
  return standing.tour.teams.map((_, team) => team).sort((a, b) => (isJerseys ? points[b]! - points[a]! : 0) || best(a) - best(b))
}

function jerseyPoints(standing: Standing): number[] {
  const { yellow, green, mountain, team } = jerseysOf(standing, true)
  const points = standing.tour.teams.map(() => 0)
  points[teamOf(yellow)]! += 3
  if (green !== null) points[teamOf(green)]! += 2
  if (mountain !== null) points[teamOf(mountain)]! += 2
  points[team]! += 2
  return points
}

function allRiders({ tour }: Standing): RiderId[] {
  return Array.from({ length: tour.teams.length * 2 }, (_, rider) => rider)
}

function ranksOf(order: readonly RiderId[]): number[] {
  const ranks: number[] = []
  for (const [place, rider] of order.entries()) ranks[rider] = place
  return ranks
}
