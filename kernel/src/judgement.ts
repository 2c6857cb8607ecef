import type { Seat } from './game.ts'

/** One thing that a position is judged by, in the words of the game: more of it is better. */
export interface Feature<State> {
  readonly name: string
  /** What more of it means, as the end of the sentence “this move leads to …”. */
  readonly means: { readonly fr: string; readonly en: string }
  readonly of: (state: State, seat: Seat) => number
}

/** What a game says about its positions, so that a chance of winning can be fitted to it. */
export interface Features<State> {
  readonly seats: (state: State) => number
  /** How much of the game is over: from 0 to 1. */
  readonly progress: (state: State) => number
  /** Whether nothing is half done, so that judging is easy: the beginning of a round, say. */
  readonly isQuiet: (state: State) => boolean
  readonly list: readonly Feature<State>[]
}

/** By feature, in the order of the list: what one unit of it is worth at the start and at the end of a game. */
export interface Weights {
  readonly start: readonly number[]
  readonly end: readonly number[]
}

/** An imagined game that is played to its end is told, for a share, by the chance of winning on its way: less luck lies between. */
export interface Blend {
  /** The so-manieth quiet position. */
  readonly at: number
  readonly share: number
  /** What it is judged by there. */
  readonly weights: Weights
}

/** By seat; they sum to one. */
export function chancesToWin<State>(features: Features<State>, weights: Weights, state: State): number[] {
  const scores = scoresOf(features, weights, state)
  const best = Math.max(...scores)
  let sum = 0
  for (let seat = 0; seat < scores.length; seat++) sum += scores[seat] = Math.exp(scores[seat]! - best)
  for (let seat = 0; seat < scores.length; seat++) scores[seat]! /= sum
  return scores
}

function scoresOf<State>({ list, seats, progress }: Features<State>, { start, end }: Weights, state: State): number[] {
  const over = progress(state)
  const weights = list.map((_, i) => start[i]! * (1 - over) + end[i]! * over)
  const scores: number[] = []
  for (let seat = 0; seat < seats(state); seat++) {
    let score = 0
    // What counts for nothing need not be reckoned.
    for (let i = 0; i < list.length; i++) if (weights[i] !== 0) score += weights[i]! * list[i]!.of(state, seat)
    scores.push(score)
  }
  return scores
}
