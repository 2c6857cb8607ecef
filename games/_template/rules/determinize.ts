import { shuffle, type Chance } from '@echappee/kernel'
import { deck, type Card } from '../content/deck.ts'
import type { State, View } from './state.ts'
import { copyPublic, takeCard } from './view.ts'

/** Deals the cards that the viewer does not see, at random. Whether others have chosen he does not know: nobody has. */
export function determinize(view: View, chance: Chance): State {
  const hidden = shuffle(without(deck(), [...view.hand, ...view.discardPile]), chance)
  const hands = view.handSizes.map((size, seat) => (seat === view.viewer ? [...view.hand] : hidden.splice(0, size)))
  return {
    ...copyPublic(view),
    hands,
    chosen: hands.map((_, seat) => (seat === view.viewer ? view.choice : null)),
    drawPile: hidden,
  }
}

function without(cards: Card[], seen: readonly Card[]): Card[] {
  for (const card of seen) takeCard(cards, card)
  return cards
}
