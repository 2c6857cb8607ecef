import type { Chance, MoveFeatures, PolicyWeights, Seat } from '@echappee/kernel'

const WORD = 2 ** 20

/** How likely each move is: a softmax over weighted features. What it says lies in buffers of its own until it is asked again. */
export class LearnedPolicy<State, Move> {
  readonly features: MoveFeatures<State, Move>
  /** Feature by feature, in each of them context by context. */
  readonly weights: Float64Array
  readonly context: Float64Array
  /** Row by row: the features of the moves. */
  rows: Float64Array
  likelihoods: Float64Array
  readonly #effective: Float64Array

  constructor(features: MoveFeatures<State, Move>, weights: Float64Array) {
    const [count, contexts] = [features.list.length, features.contexts.length]
    if (weights.length !== count * contexts) throw new RangeError(`${weights.length} weights for ${count} features in ${contexts} contexts`)
    this.features = features
    this.weights = weights
    this.context = new Float64Array(contexts)
    this.#effective = new Float64Array(count)
    this.rows = new Float64Array(count * 32)
    this.likelihoods = new Float64Array(32)
  }

  /** `heat` above 1 makes the moves more alike, below 1 the best one likelier. */
  judge(state: State, seat: Seat, moves: readonly Move[], heat = 1): Float64Array {
    const { context, weights, features } = this
    const effective = this.#effective
    const count = effective.length
    const contexts = context.length
    if (moves.length > this.likelihoods.length) {
      this.likelihoods = new Float64Array(2 * moves.length)
      this.rows = new Float64Array(2 * moves.length * count)
    }
    const { rows, likelihoods } = this
    rows.fill(0, 0, moves.length * count)
    context.fill(0)
    features.context(state, seat, context)
    features.write(state, seat, moves, rows)
    for (let i = 0, w = 0; i < count; i++) {
      let sum = 0
      for (let c = 0; c < contexts; c++) sum += context[c]! * weights[w++]!
      effective[i] = sum / heat
    }
    let most = -Infinity
    for (let m = 0, r = 0; m < moves.length; m++) {
      let score = 0
      for (let i = 0; i < count; i++) score += effective[i]! * rows[r++]!
      likelihoods[m] = score
      if (score > most) most = score
    }
    let sum = 0
    for (let m = 0; m < moves.length; m++) sum += likelihoods[m] = Math.exp(likelihoods[m]! - most)
    for (let m = 0; m < moves.length; m++) likelihoods[m]! /= sum
    return likelihoods
  }

  /** The number of a move, drawn as likely as it is. */
  draw(state: State, seat: Seat, moves: readonly Move[], chance: Chance, heat = 1): number {
    // As much luck as any other choice takes.
    let left = chance.int(WORD) / WORD
    if (moves.length < 2) return 0
    const likelihoods = this.judge(state, seat, moves, heat)
    for (let m = 0; m < moves.length; m++) if ((left -= likelihoods[m]!) < 0) return m
    return moves.length - 1
  }
}

/** The policy of a file; undefined where it was learned for other features or contexts. */
export function policyFrom<State, Move>(
  features: MoveFeatures<State, Move>,
  { features: names, contexts, weights }: PolicyWeights,
): LearnedPolicy<State, Move> | undefined {
  const isSame =
    weights.length === features.list.length * features.contexts.length &&
    names.length === features.list.length &&
    names.every((name, i) => name === features.list[i]!.name) &&
    contexts.length === features.contexts.length &&
    contexts.every((name, i) => name === features.contexts[i])
  return isSame ? new LearnedPolicy(features, Float64Array.from(weights)) : undefined
}
