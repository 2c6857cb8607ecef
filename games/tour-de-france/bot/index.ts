import type { BotKnowledge, Chance, Seat } from '@echappee/kernel'
import { TEAM_SIZE } from '../content/teams.ts'
import { finalResult } from '../rules/classification.ts'
import { game } from '../rules/index.ts'
import type { Move } from '../rules/moves.ts'
import { stageGraph } from '../rules/riders.ts'
import { legalOf, surveyTurn } from '../rules/turn.ts'
import type { State, View } from '../rules/state.ts'
import { leastUseful } from './cards.ts'
import { meanProgress, worthOf } from './worth.ts'

export const knowledge: BotKnowledge<State, Move, View> = {
  /** The lead in seconds and points over the best of the others, squeezed between 0 and 1. */
  evaluate(state, seat) {
    if (state.phase === 'finished') return finalResult(state.results, state.race.options).places[seat] === 1 ? 1 : 0
    const scores = state.hands.map((_, other) => standing(state, other))
    const best = Math.max(...scores.filter((_, other) => other !== seat))
    return 1 / (1 + Math.exp(-(scores[seat]! - best) / 12))
  },

  playout: (state, seat, chance) => chooseMove(state, seat, chance),

  infoKey: (state, seat) =>
    `${state.stage}.${state.round}.${state.phase}.${state.acting}|${state.riders.map(({ at }) => at).join(',')}|${state.hands[seat]!.toSorted((a, b) => a - b).join(',')}|${state.picks.length}`,
}

/** A sensible move from the seat's own cards and what everybody sees. */
function chooseMove(state: State, seat: Seat, chance: Chance): Move {
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
  let best = moves[0]!
  let bestWorth = -Infinity
  for (const move of moves) {
    // TDF-30: a contact comes anyway; the card that is lost with it had better be a low one.
    const worth = (move.type === 'ride' ? worthOf(state, seat, move) : move.type === 'crash' ? -move.card : 0) + chance.int(100) / 1000
    if (worth > bestWorth) {
      best = move
      bestWorth = worth
    }
  }
  return best
}

/** The furthest row; in it the numbered side, which comes first. */
function furthest(state: State, moves: readonly Move[]): Move {
  const graph = stageGraph(state)
  const rowOfMove = (move: Move) => (move.type === 'land' ? (graph.row[move.to] ?? 0) : 0)
  return moves.reduce((best, move) => (rowOfMove(move) > rowOfMove(best) ? move : best))
}

function standing(state: State, seat: Seat): number {
  const points = state.results.reduce((sum, { points: won }) => sum + won[seat]!, 0)
  const seconds = state.results.reduce(
    (sum, { times }) => sum + times.slice(seat * TEAM_SIZE, (seat + 1) * TEAM_SIZE).reduce((a, b) => a + b, 0),
    0,
  )
  return points - seconds / TEAM_SIZE + meanProgress(state, seat)
}
