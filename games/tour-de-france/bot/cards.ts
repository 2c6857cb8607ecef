import type { Seat } from '@echappee/kernel'
import type { Card } from '../content/cards.ts'
import type { Move } from '../rules/moves.ts'
import type { State } from '../rules/state.ts'

/** Exchange, feed bag, pile-up, give-back: the card that fits no plan goes. */
export function leastUseful(state: State, seat: Seat, moves: readonly Move[]): Move {
  const hand = state.hands[seat]!
  let best = moves[0]!
  let least = Infinity
  for (const move of moves) {
    const value = lossOf(hand, move)
    if (value < least) {
      best = move
      least = value
    }
  }
  return best
}

function lossOf(hand: readonly Card[], move: Move): number {
  switch (move.type) {
    case 'giveBack':
      return move.cards.reduce((sum, card) => sum + useOf(hand, card), 0)
    case 'discard':
    case 'exchange':
      return useOf(hand, move.card)
    case 'musette':
      return useOf(hand, move.card) - EXPECTED
    case 'stop':
      return 0
    default:
      return 0
  }
}

/** What an unknown card is worth on average. */
const EXPECTED = 7

/** High cards are good; the only brake is worth more than its number. */
function useOf(hand: readonly Card[], card: Card): number {
  const brakes = hand.filter((other) => other <= 3).length
  return card <= 3 && brakes === 1 ? 6.5 : card
}
