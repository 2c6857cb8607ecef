import * as z from 'zod/mini'
import { BOARD_LIMITS, RUN_OFF_ROWS } from '../content/board.ts'
import { HIGHEST_CARD, type Card } from '../content/cards.ts'
import type { SquareId } from './graph.ts'

/** TDF-27: a kept card that is played together with a Second card. */
const BOOSTS = ['none', 'ATTACK', 'CLIMB'] as const
export type Boost = (typeof BOOSTS)[number]

/** Where a rider goes who makes no step (TDF-17). */
export const STAY: SquareId = -1

export interface Ride {
  readonly type: 'ride'
  readonly card: Card
  /** Slipstream squares. */
  readonly plus: 0 | 1 | 2
  readonly boost: Boost
  readonly to: SquareId
}

export type Move =
  | Ride
  /** TDF-30: the contact that no card avoids. */
  | { readonly type: 'crash'; readonly card: Card }
  | { readonly type: 'exchange'; readonly card: Card }
  | { readonly type: 'musette'; readonly card: Card }
  | { readonly type: 'stop' }
  | { readonly type: 'land'; readonly to: SquareId }
  | { readonly type: 'restart'; readonly isUsed: boolean }
  | { readonly type: 'discard'; readonly card: Card }
  /** The highest first. */
  | { readonly type: 'giveBack'; readonly cards: readonly Card[] }

const MOVE_TYPES = ['ride', 'crash', 'exchange', 'musette', 'stop', 'land', 'restart', 'discard', 'giveBack'] as const

/** TDF-40: a third finished rider leaves nobody to choose for. */
const MOST_GIVEN = 2

/** No board has more squares, and no more than twelve riders find a place beside F0. */
const MOST_SQUARES = BOARD_LIMITS.rows.max * BOARD_LIMITS.lanes * 2 + RUN_OFF_ROWS * BOARD_LIMITS.lanes + 12

const cardValue = z.int().check(z.minimum(1), z.maximum(HIGHEST_CARD))
const square = z.int().check(z.minimum(STAY), z.maximum(MOST_SQUARES))

export const moveSchema: z.ZodMiniType<Move> = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('ride'), card: cardValue, plus: z.literal([0, 1, 2]), boost: z.enum(BOOSTS), to: square }),
  z.strictObject({ type: z.literal('crash'), card: cardValue }),
  z.strictObject({ type: z.literal('exchange'), card: cardValue }),
  z.strictObject({ type: z.literal('musette'), card: cardValue }),
  z.strictObject({ type: z.literal('stop') }),
  z.strictObject({ type: z.literal('land'), to: square }),
  z.strictObject({ type: z.literal('restart'), isUsed: z.boolean() }),
  z.strictObject({ type: z.literal('discard'), card: cardValue }),
  z.strictObject({ type: z.literal('giveBack'), cards: z.array(cardValue).check(z.minLength(1), z.maxLength(MOST_GIVEN)) }),
])

/** A ride without a kept card. */
export function plainRide(card: Card, plus: 0 | 1 | 2, to: SquareId): Ride {
  return { type: 'ride', card, plus, boost: 'none', to }
}

export function moveKey(move: Move): number {
  return detailKey(move) * MOVE_TYPES.length + MOVE_TYPES.indexOf(move.type)
}

function detailKey(move: Move): number {
  switch (move.type) {
    case 'ride':
      return (((move.to - STAY) * BOOSTS.length + BOOSTS.indexOf(move.boost)) * 3 + move.plus) * 16 + move.card
    case 'crash':
    case 'exchange':
    case 'musette':
    case 'discard':
      return move.card
    case 'land':
      return move.to - STAY
    case 'restart':
      return move.isUsed ? 1 : 0
    case 'giveBack':
      return move.cards[0]! * 16 + (move.cards[1] ?? 0)
    case 'stop':
      return 0
  }
}
