import type { Card } from '../content/cards.ts'
import type { Event } from '../rules/events.ts'
import type { Move } from '../rules/moves.ts'
import { KM_CARD, cardOf } from '../rules/phases/road.ts'

/** The card that an event shows to all; undefined if it shows none. */
export function shownCard(event: Event): Card | undefined {
  switch (event.type) {
    case 'rode':
      return KM_CARD[event.value]
    case 'handicapLaid':
    case 'countered':
    case 'discarded':
      return event.card
    case 'climberLaid':
      return 'S_CLIMB'
    case 'sprinted':
      return 'S_SPRINT'
    default:
      return undefined
  }
}

/** The card that a move uses; undefined for the die. */
export function usedCard(move: Move): Card | undefined {
  return move.type === 'roll' ? undefined : cardOf(move)
}
