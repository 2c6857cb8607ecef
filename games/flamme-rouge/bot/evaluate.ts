import type { Seat } from '@echappee/kernel'
import { finalOrder } from '../rules/classification.ts'
import { raceOrderAtEnd, raceTeams } from '../rules/results.ts'
import { isRacing, ridersOf, roadIn } from '../rules/riders.ts'
import type { Rider, State, TeamId } from '../rules/state.ts'
import { averageCard } from './forecast.ts'

/** The chance of finishing before all other teams, from the lead on the road, the strength left and the clock. */
export function evaluate(state: State, seat: Seat): number {
  const { tour } = state
  if (state.phase === 'finished') {
    const teams = (tour.isTour ? finalOrder(state) : raceTeams(raceOrderAtEnd(state))).filter((team) => team < tour.seats)
    return teams[0] === seat ? 1 : 0
  }
  const own = strength(state, seat)
  const best = Math.max(...tour.teams.flatMap((_, team) => (team === seat ? [] : [strength(state, team)])))
  return 1 / (1 + Math.exp(-(own - best) / 4))
}

/** In squares: the better rider counts most; six seconds on the clock are as good as a square. */
function strength(state: State, team: TeamId): number {
  const worth = ridersOf(team)
    .map((id) => riderWorth(state, state.riders[id]!) - state.totals[id]!.time / 6)
    .sort((a, b) => b - a)
  return worth[0]! + 0.2 * Math.max(worth[1]! - worth[0]!, -20)
}

function riderWorth(state: State, rider: Rider): number {
  const { line } = roadIn(state)
  if (!isRacing(rider)) return line + 12 - 8 * Math.max(0, rider.finish!.round - state.winnersRound)
  const left = Math.max(0, line + 1 - rider.at)
  return Math.max(0, rider.at) + (averageCard(rider) - 4) * Math.min(4, left / 8)
}
