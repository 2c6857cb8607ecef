import { restoredChance, seededChance, type Clone, type Json, type Seat } from '@echappee/kernel'
import { policyOf } from '../policy/policy-of.ts'
import { playOn } from '../search/imagined-game.ts'
import { luckFrom } from '../search/luck.ts'
import { cloneKnowledge, type Rules } from './forecast.ts'

/** What a choice did, by seat, to the chance of winning against what the level would choose on average, or its clone; with the variance of that. */
export interface Effect {
  readonly by: readonly number[]
  readonly variance: readonly number[]
  /** How open the choice was: 0 where the level always does the same. */
  readonly doubt: number
}

const LEAST_UNLIKE = 0.005

/**
 * The move that was played against others, as likely as the level's clone would play them, from the true position: each pair of games has the same
 * luck, and is judged where the game's own search judges. Nothing where the clone would nearly always do the same.
 */
export function choiceEffect(
  { game, knowledge }: Rules,
  before: unknown,
  seat: Seat,
  move: Json,
  pairs: number,
  seed: string,
): Effect | undefined {
  const moves: unknown[] = game.legal(before, seat)
  if (moves.length < 2) return undefined
  const cloned = cloneKnowledge(knowledge)
  const key = game.moveKey(move)
  const played = moves.findIndex((other) => game.moveKey(other) === key)
  const policy = cloned.imaginesByPolicy === true ? policyOf(cloned) : undefined
  const likelihoods =
    policy === undefined ? moves.map(() => 1 / moves.length) : [...policy.judge(before, seat, moves).subarray(0, moves.length)]
  const unlike = 1 - likelihoods[played]!
  if (unlike < LEAST_UNLIKE) return undefined
  const count = Math.max(2, Math.ceil(pairs * unlike))
  const chance = seededChance(seed)
  const offset = chance.int(2 ** 20) / 2 ** 20
  const sums: number[] = []
  const squares: number[] = []
  for (let i = 0; i < count; i++) {
    const other = moves[at(likelihoods, played, ((i + offset) / count) * unlike)]!
    const luck = luckFrom(chance)
    const shares = [move as unknown, other].map((one) => {
      const state: unknown = game.clone(before)
      const ctx = { chance: restoredChance(luck) }
      game.apply(state, seat, one, ctx)
      return playOn({ game, knowledge: cloned, horizon: knowledge.horizon }, state, ctx.chance)
    })
    for (let j = 0; j < shares[0]!.length; j++) {
      const gain = shares[0]![j]! - shares[1]![j]!
      sums[j] = (sums[j] ?? 0) + gain
      squares[j] = (squares[j] ?? 0) + gain * gain
    }
  }
  const doubt = 1 - likelihoods.reduce((sum, likelihood) => sum + likelihood ** 2, 0)
  return {
    by: sums.map((sum) => (unlike * sum) / count),
    variance: sums.map((sum, j) => (unlike ** 2 * Math.max(0, squares[j]! / count - (sum / count) ** 2)) / (count - 1)),
    doubt,
  }
}

/** Less what the level itself wins beyond its clone on average, so that whoever plays like the level comes to nought. */
export function againstLevel({ by, ...rest }: Effect, seat: Seat, clone: Clone | undefined): Effect {
  const edge = (clone?.edges[by.length] ?? 0) * rest.doubt
  return { ...rest, by: by.map((gain, j) => gain - (j === seat ? edge : -edge / (by.length - 1))) }
}

/** The number of the move at this height of the likelihoods, without the one that was played. */
function at(likelihoods: readonly number[], played: number, height: number): number {
  let left = height
  let last = played === 0 ? 1 : 0
  for (const [i, likelihood] of likelihoods.entries()) {
    if (i === played) continue
    last = i
    if ((left -= likelihood) < 0) return i
  }
  return last
}
