import type { Seat } from '@echappee/kernel'
import { CARD_INDEX, COUNTERS, type Card, type Counter } from '../content/cards.ts'
import type { Move } from './moves.ts'
import type { State } from './state.ts'

/** A plain rider's turn: win, mend, ride as far as possible, climb, hinder the one who is ahead, or throw away what is spare. */
export function fallbackOnRoad(state: State, seat: Seat, moves: readonly Move[]): Move {
  return (
    moves.find((move) => move.type === 'sprint') ??
    moves.findLast((move) => move.type === 'counter') ??
    moves.findLast((move) => move.type === 'km') ??
    moves.find((move) => move.type === 'climber') ??
    mostAhead(state, moves) ??
    mostSpare(state.hands[seat]!, moves)
  )
}

function mostAhead({ riders }: State, moves: readonly Move[]): Move | undefined {
  return moves
    .filter((move) => move.type === 'handicap')
    .reduce<(Move & { type: 'handicap' }) | undefined>(
      (best, move) => (best === undefined || riders[move.target]!.at > riders[best.target]!.at ? move : best),
      undefined,
    )
}

/** A counter held several times, then any counter, then what comes last in the order of the cards. */
function mostSpare(hand: readonly Card[], moves: readonly Move[]): Move {
  const copies = (card: Card) => hand.filter((other) => other === card).length
  const spare = (card: Card) => (isCounter(card) ? 100 * copies(card) : 0) + CARD_INDEX[card]
  const discards = moves.filter((move) => move.type === 'discard')
  return discards.reduce((best, move) => (spare(move.card) > spare(best.card) ? move : best))
}

function isCounter(card: Card): card is Counter {
  return (COUNTERS as readonly Card[]).includes(card)
}
