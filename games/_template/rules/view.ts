import type { Seat } from '@echappee/kernel'
import type { Card } from '../content/deck.ts'
import type { PublicState, State, View } from './state.ts'

export function clone(state: State): State {
  return {
    ...copyPublic(state),
    hands: state.hands.map((hand) => [...hand]),
    chosen: [...state.chosen],
    drawPile: [...state.drawPile],
  }
}

/** TPL-10. */
export function view(state: State, viewer: Seat): View {
  return {
    ...copyPublic(state),
    viewer,
    hand: sortHand(state.hands[viewer] ?? []),
    handSizes: state.hands.map((hand) => hand.length),
    choice: state.chosen[viewer] ?? null,
    drawPileSize: state.drawPile.length,
  }
}

export function copyView(old: View): View {
  return { ...old, ...copyPublic(old), hand: [...old.hand], handSizes: [...old.handSizes] }
}

export function copyPublic({ options, phase, round, riders, lastCards, discardPile }: PublicState): PublicState {
  return { options: { ...options }, phase, round, riders: [...riders], lastCards: [...lastCards], discardPile: [...discardPile] }
}

export function takeCard(hand: Card[], card: Card): void {
  hand.splice(hand.indexOf(card), 1)
}

export function sortHand(cards: readonly Card[]): Card[] {
  return [...cards].sort((a, b) => a - b)
}
