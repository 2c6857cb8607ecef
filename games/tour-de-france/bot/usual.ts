import type { Chance, Seat } from '@echappee/kernel'
import { game } from '../rules/index.ts'
import type { Move, Ride } from '../rules/moves.ts'
import { stageGraph } from '../rules/riders.ts'
import { legalOf, surveyTurn } from '../rules/turn.ts'
import type { State } from '../rules/state.ts'
import { leastUseful } from './cards.ts'
import { appraiser } from './worth.ts'

/** A sensible move from the seat's own cards and what everybody sees. */
export function usualMove(state: State, seat: Seat, chance: Chance): Move {
  switch (state.phase) {
    case 'play':
      return bestRide(state, seat, chance)
    case 'restart':
      return { type: 'restart', isUsed: true }
    case 'chanceMove':
      return furthest(state, game.legal(state, seat))
    default:
      return leastUseful(state, seat, game.legal(state, seat))
  }
}

function bestRide(state: State, seat: Seat, chance: Chance): Move {
  const moves = legalOf(surveyTurn(state))
  const appraise = appraiser(state, seat)
  let best = moves[0]!
  let bestWorth = -Infinity
  for (let i = 0; i < moves.length; i++) {
    const move = moves[i]!
    const worth = rideWorth(move, appraise) + whimFrom(chance)
    if (worth > bestWorth) {
      best = move
      bestWorth = worth
    }
  }
  return best
}

/** TDF-30: a contact comes anyway; the card that is lost with it had better be a low one. */
export function rideWorth(move: Move, appraise: (ride: Ride) => number): number {
  return move.type === 'ride' ? appraise(move) : move.type === 'crash' ? -move.card : 0
}

export const whimFrom = (chance: Chance): number => chance.int(100) / 1000

/** The furthest row; in it the numbered side, which comes first. */
function furthest(state: State, moves: readonly Move[]): Move {
  const graph = stageGraph(state)
  const rowOfMove = (move: Move) => (move.type === 'land' ? (graph.row[move.to] ?? 0) : 0)
  return moves.reduce((best, move) => (rowOfMove(move) > rowOfMove(best) ? move : best))
}
