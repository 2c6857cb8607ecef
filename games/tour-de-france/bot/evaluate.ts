import { chancesToWin, type Seat } from '@echappee/kernel'
import { finalResult } from '../rules/classification.ts'
import type { State } from '../rules/state.ts'
import { features } from './features.ts'
import weights from './weights.json' with { type: 'json' }

export const judgement = { features, weights }

/** Who likes to be in front, and who saves strength. */
export const styles = { attacker: { firstRider: 0.4, points: 0.2 }, wheelSucker: { thirdRider: 0.3, hand: 0.1 } }

/** The chance of winning the tour, fitted to how tours ended. */
export function evaluate(state: State, seat: Seat): number {
  if (state.phase === 'finished') return finalResult(state.results, state.race.options).places[seat] === 1 ? 1 : 0
  return chancesToWin(features, weights, state)[seat]!
}
