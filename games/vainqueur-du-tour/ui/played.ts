import type { Card } from '../content/cards.ts'
import type { Event } from '../rules/events.ts'
import type { Move } from '../rules/moves.ts'

const KM = { 20: 'KM20', 40: 'KM40', 60: 'KM60' } as const

/** The card that an event shows to all; undefined if it shows none. */
export function shownCard(event: Event): Card | undefined {
  switch (event.type) {
    case 'rode':
      return KM[event.value]
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
  switch (move.type) {
    case 'roll':
      return undefined
    case 'km':
      return KM[move.value]
    case 'sprint':
      return 'S_SPRINT'
    case 'climber':
      return 'S_CLIMB'
    default:
      return move.card
  }
}
