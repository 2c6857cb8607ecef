import { shuffle, type Chance, type Seat } from '@echappee/kernel'
import { deck, type Card } from '../content/deck.ts'
import { legalCards } from './phases/choose.ts'
import type { State, View } from './state.ts'
import { copyPublic } from './view.ts'

/** Deals the cards that the viewer does not see, at random. Whoever has chosen has chosen something that he could. */
export function determinize(view: View, chance: Chance): State {
  const hidden = shuffle(without(deck(), [...view.hand, ...view.discardPile]), chance)
  const hands = view.handSizes.map((size, seat) => (seat === view.viewer ? [...view.hand] : hidden.splice(0, size)))
  return {
    ...copyPublic(view),
    hands,
    chosen: view.hasChosen.map((has, seat) => (has ? choiceOf(view, seat, hands[seat]!, chance) : null)),
    drawPile: hidden,
  }
}

function choiceOf(view: View, seat: Seat, hand: readonly Card[], chance: Chance): Card {
  if (seat === view.viewer) return view.choice!
  const cards = legalCards(hand, view.lastCards[seat]!)
  return cards[chance.int(cards.length)]!
}

function without(cards: Card[], seen: readonly Card[]): Card[] {
  for (const card of seen) cards.splice(cards.indexOf(card), 1)
  return cards
}
