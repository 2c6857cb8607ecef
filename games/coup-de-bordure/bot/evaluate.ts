import { chancesToWin, type Seat } from '@echappee/kernel'
import { classification } from '../rules/finish.ts'
import type { State } from '../rules/state.ts'
import { features } from './features.ts'
import weights from './weights.json' with { type: 'json' }

export const judgement = { features, weights }

/** Who likes to be in front, and who saves strength. */
export const styles = { attacker: { firstRider: 1.5 }, wheelSucker: { leadersEnergy: 0.8, attacksLeft: 0.8 } }

/** The chance to win the race, fitted to how races ended. */
export function evaluate(state: State, seat: Seat): number {
  if (state.phase === 'finished') return classification(state).winner === seat ? 1 : 0
  return chancesToWin(features, weights, state)[seat]!
}
