import { chancesToWin, type Seat } from '@echappee/kernel'
import { ranking } from '../rules/stage.ts'
import type { State } from '../rules/state.ts'
import { features } from './features.ts'
import weights from './weights.json' with { type: 'json' }

export const judgement = { features, weights }

/** Who likes to be in front, and who saves strength. */
export const styles = { attacker: { stagePromise: 1, handicaps: -0.5 }, wheelSucker: { bigCards: 0.6, cures: 0.6, handicaps: 0.6 } }

/** The chance to win the tour, fitted to how tours ended. */
export function evaluate(state: State, seat: Seat): number {
  if (state.phase !== 'finished') return chancesToWin(features, weights, state)[seat]!
  const { winners } = ranking(state)
  return winners.includes(seat) ? 1 / winners.length : 0
}
