import type { Budget, Decision } from '../decision.ts'
import { halving, type Tried } from './halving.ts'

/** All legal moves as the search found them, best first. Where there is no choice, nothing is thought about. */
export function searchMoves<State, Move, View>(decision: Decision<State, Move, View>, budget: Budget): readonly Tried<Move>[] {
  return halving(decision, budget, decision.knowledge.horizon)
}

export function searchedMove<State, Move, View>(decision: Decision<State, Move, View>, budget: Budget): Move {
  const best = searchMoves(decision, budget)[0]
  if (best === undefined) throw new Error(`seat ${decision.seat} was asked for a move and has none`)
  return best.move
}
