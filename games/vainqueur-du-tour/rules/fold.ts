import type { Seat } from '@echappee/kernel'
import type { Card } from '../content/cards.ts'
import { cardOfEvent } from './card-of.ts'
import { change } from './change.ts'
import type { Event } from './events.ts'
import type { View } from './state.ts'
import { copyView, sortHand } from './view.ts'

/** The view after the event. */
export function fold(view: View, event: Event): View {
  const next = copyView(view)
  change(next, event)
  changeCards(next, event)
  return next
}

/** Of the cards that not everybody sees, a view holds its viewer's own and counts the others. */
function changeCards(view: View, event: Event): void {
  switch (event.type) {
    case 'deckReshuffled':
      view.drawPileSize = event.count
      return
    case 'dealt':
      view.hand = sortHand(event.cards)
      return countDraws(view, event.seat, event.cards.length)
    case 'dealtHidden':
      return countDraws(view, event.seat, event.count)
    case 'drew':
      view.hand = sortHand([...view.hand, event.card])
      view.drawn = event.card
      return countDraws(view, event.seat, 1)
    case 'drewHidden':
      return countDraws(view, event.seat, 1)
    default: {
      const card = cardOfEvent(event)
      if (card !== undefined && 'seat' in event) layCard(view, event.seat, card)
    }
  }
}

function countDraws(view: View, seat: Seat, count: number): void {
  view.handSizes[seat]! += count
  view.drawPileSize -= count
}

function layCard(view: View, seat: Seat, card: Card): void {
  view.handSizes[seat]!--
  if (seat !== view.viewer) return
  view.hand.splice(view.hand.indexOf(card), 1)
  view.drawn = null
}
