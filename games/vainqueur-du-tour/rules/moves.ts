import type { Seat } from '@echappee/kernel'
import { CARDS, CARD_INDEX, COUNTERS, HANDICAPS, type Card, type Counter, type Handicap } from '../content/cards.ts'

/** VDT section 5: moves name card codes, never card copies. */
export type Move =
  | { type: 'roll' }
  | { type: 'km'; value: 20 | 40 | 60 }
  | { type: 'counter'; card: Counter }
  | { type: 'handicap'; card: Handicap; target: Seat }
  | { type: 'climber' }
  | { type: 'sprint' }
  | { type: 'discard'; card: Card }

export const MAX_SEATS = 6

type Of<Type extends Move['type']> = Extract<Move, { type: Type }>

// Every move there is, made once: lists of legal moves share these objects.
export const ROLL: Of<'roll'> = Object.freeze({ type: 'roll' })
export const RIDE_20: Of<'km'> = Object.freeze({ type: 'km', value: 20 })
export const RIDE_40: Of<'km'> = Object.freeze({ type: 'km', value: 40 })
export const RIDE_60: Of<'km'> = Object.freeze({ type: 'km', value: 60 })
export const CLIMB: Of<'climber'> = Object.freeze({ type: 'climber' })
export const SPRINT: Of<'sprint'> = Object.freeze({ type: 'sprint' })
/** In the order of COUNTERS. */
export const COUNTER_WITH: readonly Of<'counter'>[] = COUNTERS.map((card) => Object.freeze({ type: 'counter', card }))
/** In the order of CARDS. */
export const DISCARD: readonly Move[] = CARDS.map((card) => Object.freeze({ type: 'discard', card }))
/** In the order of HANDICAPS, then by target. */
export const HANDICAP_ON: readonly (readonly Of<'handicap'>[])[] = HANDICAPS.map((card) =>
  Array.from({ length: MAX_SEATS }, (_, target) => Object.freeze({ type: 'handicap' as const, card, target })),
)

/** Injective: 0 roll, 1-3 km, 4-7 counter, 8 climber, 9 sprint, 10-22 discard, from 23 on handicap by kind and target. */
export function moveKey(move: Move): number {
  switch (move.type) {
    case 'roll':
      return 0
    case 'km':
      return move.value / 20
    case 'counter':
      return 4 + COUNTERS.indexOf(move.card)
    case 'climber':
      return 8
    case 'sprint':
      return 9
    case 'discard':
      return 10 + CARD_INDEX[move.card]
    case 'handicap':
      return 23 + HANDICAPS.indexOf(move.card) * MAX_SEATS + move.target
  }
}
