import type { LearnedPolicy } from './learned-policy.ts'

/**
 * The choices of one seat in one game: for each of them how the chosen move's features differ from what was likely, which is the slope of its
 * log-likelihood, the contexts, and what was expected of the game before it.
 */
export class Trace {
  readonly #features: number
  readonly #contexts: number
  #data = new Float64Array(4096)
  #used = 0

  constructor(features: number, contexts: number) {
    this.#features = features
    this.#contexts = contexts
  }

  clear(): void {
    this.#used = 0
  }

  /** After the policy has judged `moves` moves, of which `chosen` was played; `expected` is the share of the win that was expected then. */
  note<State, Move>({ rows, likelihoods, context }: LearnedPolicy<State, Move>, moves: number, chosen: number, expected: number): void {
    const [features, contexts] = [this.#features, this.#contexts]
    if (this.#used + features + contexts + 1 > this.#data.length) {
      const larger = new Float64Array(2 * this.#data.length)
      larger.set(this.#data)
      this.#data = larger
    }
    const data = this.#data
    const at = this.#used
    for (let i = 0; i < features; i++) data[at + i] = rows[chosen * features + i]!
    for (let m = 0; m < moves; m++) {
      const likelihood = likelihoods[m]!
      for (let i = 0, r = m * features; i < features; i++, r++) data[at + i]! -= likelihood * rows[r]!
    }
    data.set(context, at + features)
    data[at + features + contexts] = expected
    this.#used += features + contexts + 1
  }

  /** Adds the slope of the log-likelihood of each choice, times what came beyond what was expected. */
  addTo(slope: Float64Array, result: number): void {
    const [features, contexts] = [this.#features, this.#contexts]
    const data = this.#data
    for (let at = 0; at < this.#used; at += features + contexts + 1) {
      const worth = result - data[at + features + contexts]!
      for (let i = 0, w = 0; i < features; i++) {
        const value = data[at + i]! * worth
        if (value === 0) w += contexts
        else for (let c = 0; c < contexts; c++) slope[w++]! += value * data[at + features + c]!
      }
    }
  }
}

/** Adds the slope of the entropy of the policy's last judgement: what keeps it from playing always the same. */
export function addEntropySlope<State, Move>(
  { rows, likelihoods, context, features }: LearnedPolicy<State, Move>,
  moves: number,
  slope: Float64Array,
  worth: number,
): void {
  const count = features.list.length
  let entropy = 0
  for (let m = 0; m < moves; m++) entropy -= likelihoods[m]! * Math.log(likelihoods[m]! + 1e-12)
  for (let m = 0; m < moves; m++) {
    const pull = -worth * likelihoods[m]! * (Math.log(likelihoods[m]! + 1e-12) + entropy)
    for (let i = 0, w = 0; i < count; i++) {
      const value = pull * rows[m * count + i]!
      if (value === 0) w += context.length
      else for (let c = 0; c < context.length; c++) slope[w++]! += value * context[c]!
    }
  }
}
