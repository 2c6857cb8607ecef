import type { Card } from '../content/cards.ts'
import type { Event } from './events.ts'
import type { Move } from './moves.ts'

export const KM_CARD = { 20: 'KM20', 40: 'KM40', 60: 'KM60' } as const

/** The card that a move uses. */
export function cardOf(move: Exclude<Move, { type: 'roll' }>): Card {
  switch (move.type) {
    case 'km':
      return KM_CARD[move.value]
    case 'sprint':
      return 'S_SPRINT'
    case 'climber':
      return 'S_CLIMB'
    default:
      return move.card
  }
}

/** The card that an event shows to all; undefined if it shows none. */
export function cardOfEvent(event: Event): Card | undefined {
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
