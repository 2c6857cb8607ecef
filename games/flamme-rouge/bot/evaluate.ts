import { chancesToWin, type Seat } from '@echappee/kernel'
import { finalOrder } from '../rules/classification.ts'
import { raceOrderAtEnd, raceTeams } from '../rules/results.ts'
import type { State } from '../rules/state.ts'
import { features } from './features.ts'
import weights from './weights.json' with { type: 'json' }

export const judgement = { features, weights }

/** Who likes to be in front, and who saves strength. */
export const styles = { attacker: { firstRider: 0.5 }, wheelSucker: { shelter: 1.5, freshness: 0.5 } }

/** The chance of finishing before all other teams that are played, fitted to how games ended. */
export function evaluate(state: State, seat: Seat): number {
  const { tour } = state
  if (state.phase !== 'finished') return chancesToWin(features, weights, state)[seat]!
  const teams = (tour.isTour ? finalOrder(state) : raceTeams(raceOrderAtEnd(state))).filter((team) => team < tour.seats)
  return teams[0] === seat ? 1 : 0
}
