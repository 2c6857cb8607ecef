import { restoredChance } from '@echappee/kernel'
import { believedState, type Budget, type Decision } from '../decision.ts'
import { playOn } from './imagined-game.ts'
import { luckFrom } from './luck.ts'

/** Two moves in games that no search has chosen them by, so that neither is flattered. */
export interface Comparison {
  readonly games: number
  /** The chance of winning with the first move, and its standard error. */
  readonly chance: number
  readonly error: number
  /** How much more that is than with the second, and the standard error of this. */
  readonly gain: number
  readonly gainError: number
}

const FEWEST = 2

/** Each pair of games begins in the same imagined position and has the same luck. */
export function compareMoves<State, Move, View>(
  decision: Decision<State, Move, View>,
  first: Move,
  second: Move,
  { iterations, mayGoOn = () => true }: Budget,
): Comparison {
  const { game, knowledge, seat, chance } = decision
  const shares: number[] = []
  const gains: number[] = []
  for (let i = 0; i < FEWEST || (i < iterations && mayGoOn()); i++) {
    const state = believedState(decision)
    const luck = luckFrom(chance)
    const shareOf = (move: Move): number => {
      const copy = game.clone(state)
      const ctx = { chance: restoredChance(luck) }
      game.apply(copy, seat, move, ctx)
      return playOn({ game, knowledge }, copy, ctx.chance)[seat]!
    }
    const share = shareOf(first)
    shares.push(share)
    gains.push(share - shareOf(second))
  }
  const [own, gain] = [meanWithError(shares), meanWithError(gains)]
  return { games: shares.length, chance: own.mean, error: own.error, gain: gain.mean, gainError: gain.error }
}

/** As if one more game had come out the other way: a few equal results are no certainty. */
function meanWithError(values: readonly number[]): { mean: number; error: number } {
  const count = values.length
  const mean = values.reduce((sum, value) => sum + value, 0) / count
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 1)
  return { mean, error: Math.sqrt(squares / count / count) }
}
