import { only, type Context, type PhaseRules, type Seat } from '@echappee/kernel'
import { EXCHANGE_SIZE, HIGHEST_CARD, type Card } from '../../content/cards.ts'
import type { Event, LaidFor } from '../events.ts'
import type { Move } from '../moves.ts'
import { drawCards, layCards } from '../piles.ts'
import { refuse } from '../refusals.ts'
import { seatOf } from '../riders.ts'
import type { State } from '../state.ts'
import type { Step } from '../step.ts'
import { cardsIn, valuesOf } from '../turn.ts'

/** TDF-23: exactly three cards, or all. */
export const exchanging = picking('exchange', false)
/** TDF-28: up to three cards, for whoever likes. */
export const feeding = picking('musette', true)

/**
 * Cards are picked one by one, the highest first, so that a set of cards can be picked in one way only.
 * Nobody else learns of a pick before the exchange is complete.
 */
function picking(type: 'exchange' | 'musette', mayStop: boolean): PhaseRules<State, Move, Event, Move, Step> {
  return {
    moves: mayStop ? [type, 'stop'] : [type],
    toAct: ({ acting }) => only(seatOf(acting)),
    candidates(state, seat) {
      if (seatOf(state.acting) !== seat) return []
      const picks = cardsIn(valuesOf(state.hands[seat]!)).map((card): Move => ({ type, card }))
      return mayStop ? [...picks, { type: 'stop' }] : picks
    },
    whyNot(state, seat, move) {
      if (move.type !== type) return undefined
      if (leftOf(state, seat, move.card) === 0) return refuse('NOT_IN_HAND', { card: move.card })
      return isInOrder(state, seat, move.card, mayStop) ? undefined : refuse('PICK_ORDER', { card: move.card })
    },
    legal: (state, seat) => legalPicks(state, seat, type, mayStop),
    fallback: (state, seat) => (mayStop ? { type: 'stop' } : legalPicks(state, seat, type, false)[0]!),
    apply(state, seat, move, ctx) {
      if (move.type !== type) return exchange(state, seat, type, ctx)
      state.picks.push(move.card)
      ctx.emit?.({ type: 'picked', seat, picks: [...state.picks] }, { only: seat })
      return state.picks.length === pickCount(state.hands[seat]!) ? exchange(state, seat, type, ctx) : 'wait'
    },
  }
}

export function pickCount(hand: readonly Card[]): number {
  return Math.min(EXCHANGE_SIZE, hand.length)
}

/** What `whyNot` lets pass: the cards are counted once, from the lowest. */
function legalPicks({ hands, picks }: State, seat: Seat, type: 'exchange' | 'musette', mayStop: boolean): Move[] {
  const hand = hands[seat]!
  counts.fill(0)
  for (let i = 0; i < hand.length; i++) counts[hand[i]!]!++
  for (let i = 0; i < picks.length; i++) counts[picks[i]!]!--
  const wanted = mayStop ? 1 : pickCount(hand) - picks.length
  const highest = picks.at(-1) ?? HIGHEST_CARD
  const moves: Move[] = []
  let upTo = 0
  for (let card = 1; card <= highest; card++) {
    upTo += counts[card]!
    if (counts[card]! > 0 && upTo >= wanted) moves.push({ type, card })
  }
  if (mayStop) moves.push({ type: 'stop' })
  return moves
}

const counts = new Int8Array(HIGHEST_CARD + 1)

/** TDF-14: the new cards are drawn before the old ones join the discard pile. */
function exchange(state: State, seat: Seat, why: LaidFor, ctx: Context<Event>): Step {
  const picks = state.picks
  state.picks = []
  drawCards(state, seat, picks.length, ctx)
  layCards(state, seat, picks, why, ctx)
  return 'turnOver'
}

/** Cards of this value that are not picked yet. */
function leftOf({ hands, picks }: State, seat: Seat, card: Card): number {
  let left = 0
  for (const held of hands[seat]!) if (held === card) left++
  for (const picked of picks) if (picked === card) left--
  return left
}

/** Not above the last pick, and low enough cards remain for the rest: with one as high as the last pick they do. */
function isInOrder({ hands, picks }: State, seat: Seat, card: Card, mayStop: boolean): boolean {
  const last = picks.at(-1)
  if (last !== undefined && card > last) return false
  if (mayStop) return true
  let left = 0
  for (const held of hands[seat]!) if (held <= card) left++
  return left >= pickCount(hands[seat]!) - picks.length
}
