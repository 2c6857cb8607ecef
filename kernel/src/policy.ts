import type { Seat } from './game.ts'
import type { Weights } from './judgement.ts'

/** One thing that candidate moves are told apart by. */
export interface MoveFeature {
  readonly name: string
  /** What it measures, in one sentence. */
  readonly means: string
}

/**
 * What a game says about the moves of a decision, so that a policy can be learned. Everything is computed from what the seat knows. A weight
 * belongs to a feature in a context (the last squares, say): contexts are the same for all moves of a decision.
 */
export interface MoveFeatures<State, Move> {
  readonly list: readonly MoveFeature[]
  readonly contexts: readonly string[]
  /** How much each context holds, mostly from 0 to 1, into zeros. */
  context(state: State, seat: Seat, into: Float64Array): void
  /** Row by row, a number for each feature of each move, into zeros. */
  write(state: State, seat: Seat, moves: readonly Move[], into: Float64Array): void
}

/** What was learned, feature by feature and in each of them context by context; as it is kept in a file. */
export interface PolicyWeights {
  readonly features: readonly string[]
  readonly contexts: readonly string[]
  readonly weights: readonly number[]
}

/** How a level plays, fitted to its games, and how a chance of winning is made of games that it plays on in thought. */
export interface Clone extends PolicyWeights {
  /** Of the game's position features, fitted to how the level's games ended. */
  readonly value: Weights
  /** What counts for how much: the logarithm of the share of imagined games that are won, and that of the chance by `value`. */
  readonly blend: Weights
  /** By number of seats: what the level wins on average by a choice beyond what the clone would, for each unit of the clone's doubt (one less the sum of squared likelihoods). */
  readonly edges: readonly number[]
}
