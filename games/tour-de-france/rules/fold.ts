import type { Seat } from '@echappee/kernel'
import { secondDeck, type Card } from '../content/cards.ts'
import { change, takeCard } from './change.ts'
import type { Event } from './events.ts'
import type { View } from './state.ts'
import { copyView } from './view.ts'

/** The view after the event. */
export function fold(view: View, event: Event): View {
  const next = copyView(view)
  changeCards(next, event)
  change(next, event)
  return next
}

/** Of the cards that not everybody sees, a view holds those that its viewer sees, and counts them all. */
function changeCards(view: View, event: Event): void {
  switch (event.type) {
    case 'stageBegan':
      return clearCards(view)
    case 'drew':
      add(view.hands[event.seat], event.cards)
      return countDraws(view, event.seat, event.cards.length)
    case 'drewHidden':
      return countDraws(view, event.seat, event.count)
    case 'reshuffled':
      view.drawPileSize = event.count
      return
    case 'cardPlayed':
      return leaveHand(view, event.seat, [event.card], 1)
    case 'picked':
      view.picks = event.picks
      return
    case 'gave':
      view.given = event.cards
      return
    case 'laidDown':
      return layDown(view, event.seat, event.cards, event.cards.length)
    case 'laidDownHidden':
      return layDown(view, event.seat, [], event.count)
    case 'handReturned':
      return layDown(view, event.seat, view.hands[event.seat]?.slice() ?? [], event.count)
  }
}

function clearCards(view: View): void {
  const { seats, options } = view.race
  const sizes = Array.from({ length: seats }, () => 0)
  const empty = () => sizes.map((_, seat): Card[] | null => (seat === view.viewer || options.openHands ? [] : null))
  view.hands = empty()
  view.handSizes = [...sizes]
  view.down = empty()
  view.downSizes = [...sizes]
  view.drawPileSize = secondDeck(options.secondDeck).length
  view.given = null
}

function countDraws(view: View, seat: Seat, count: number): void {
  view.handSizes[seat]! += count
  view.drawPileSize -= count
}

/** With the cards ends whatever they were chosen for. */
function layDown(view: View, seat: Seat, cards: readonly Card[], count: number): void {
  leaveHand(view, seat, cards, count)
  add(view.down[seat], cards)
  view.downSizes[seat]! += count
  view.picks = []
  view.given = null
}

function leaveHand(view: View, seat: Seat, cards: readonly Card[], count: number): void {
  const hand = view.hands[seat]
  if (hand) for (const card of cards) takeCard(hand, card)
  view.handSizes[seat]! -= count
}

function add(cards: Card[] | null | undefined, more: readonly Card[]): void {
  cards?.push(...more)
  cards?.sort((a, b) => a - b)
}
