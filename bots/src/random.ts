import type { Decision } from './decision.ts'

/** Uniform over the legal moves. Legality depends on the view alone, so any state that fits the view lists the same ones. */
export function randomMove<State, Move, View>({ game, view, seat, chance }: Decision<State, Move, View>): Move {
  const moves = game.legal(game.determinize(view, chance), seat)
  if (moves.length === 0) throw new Error(`seat ${seat} was asked for a move and has none`)
  return moves[chance.int(moves.length)]!
}
