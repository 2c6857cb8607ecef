import { believedState, type Budget, type Decision } from '../decision.ts'
import { halving, type Tried } from './halving.ts'

/** All legal moves as the search found them, best first. */
export function searchMoves<State, Move, View>(decision: Decision<State, Move, View>, budget: Budget): readonly Tried<Move>[] {
  return halving(decision, budget, decision.knowledge.horizon)
}

/** Where there is no choice, nothing is thought about. */
export function searchedMove<State, Move, View>(decision: Decision<State, Move, View>, budget: Budget): Move {
  const moves = decision.game.legal(believedState(decision), decision.seat)
  if (moves.length === 0) throw new Error(`seat ${decision.seat} was asked for a move and has none`)
  return moves.length === 1 ? moves[0]! : searchMoves(decision, budget)[0]!.move
}
