import type { AtTable } from '@echappee/sheet'
import { CARDS, TIRING } from '../content/deck.ts'
import { choose, type Move } from '../rules/moves.ts'
import type { State } from '../rules/state.ts'

/** A race at a real table: any card can be in a hand of the box. TPL-7: whoever plays a tiring card again had nothing else. */
export const atTable: AtTable<State, Move> = {
  possible: () => CARDS.map(choose),
  fit({ hands, lastCards, drawPile }, seat, { card }) {
    const hand = hands[seat]!
    if (card === TIRING && lastCards[seat] === TIRING) hand.fill(card)
    if (hand.includes(card)) return
    const at = drawPile.indexOf(card)
    if (at >= 0) drawPile[at] = hand[0]!
    hand[0] = card
  },
  hasTwoDecks: true,
}
