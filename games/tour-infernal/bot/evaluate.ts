import { chancesToWin, type Seat } from '@echappee/kernel'
import type { State } from '../rules/state.ts'
import { features } from './features.ts'
import weights from './weights.json' with { type: 'json' }

export const judgement = { features, weights }

/** Who likes to be in front, and who saves strength. */
export const styles = { attacker: { front: 1.5 }, wheelSucker: { spareCards: 0.8, attackCards: 0.5 } }

/** The chance to win the race, fitted to how races ended. */
export function evaluate(state: State, seat: Seat): number {
  const { result } = state
  if (result !== null) return result.places[seat] === 1 ? 1 : 0
  return chancesToWin(features, weights, state)[seat]!
}
