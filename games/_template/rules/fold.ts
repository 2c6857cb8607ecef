import { change } from './change.ts'
import type { Event } from './events.ts'
import type { View } from './state.ts'
import { copyView, sortHand, takeCard } from './view.ts'

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
    case 'chose':
      view.choice = event.card
      return
    case 'revealed':
      if (view.choice !== null) takeCard(view.hand, view.choice)
      view.choice = null
      view.handSizes = view.handSizes.map((size) => size - 1)
      return
    case 'reshuffled':
      view.drawPileSize = event.count
      return
    case 'drew':
    case 'drewHidden':
      if (event.type === 'drew') view.hand = sortHand([...view.hand, event.card])
      view.handSizes[event.seat]!++
      view.drawPileSize--
  }
}
