import type { Context, Refusal, Seat } from '@echappee/kernel'
import { CARDS, TIRING, type Card } from '../../content/deck.ts'
import type { Event } from '../events.ts'
import { choose, type Move } from '../moves.ts'
import { refuse } from '../refusals.ts'
import type { State } from '../state.ts'
import { resolveRound } from './round.ts'

/** TPL-3: everybody who has not chosen yet, all at once. */
export function toAct({ chosen }: State): readonly Seat[] {
  return seatsWhere(chosen, (card) => card === null)
}

export function committed({ chosen }: State): readonly Seat[] {
  return seatsWhere(chosen, (card) => card !== null)
}

/** The cards of the hand, each kind once. */
export function candidates({ hands }: State, seat: Seat): Move[] {
  const hand = hands[seat] ?? []
  return CARDS.filter((card) => hand.includes(card)).map(choose)
}

export function whyNot(state: State, seat: Seat, { card }: Move): Refusal | undefined {
  if (state.chosen[seat] !== null) return refuse('NOT_YOUR_TURN')
  const hand = state.hands[seat]!
  if (!hand.includes(card)) return refuse('NOT_IN_HAND', { card })
  return isTiring(card, hand, state.lastCards[seat]!) ? refuse('TIRED', { card }) : undefined
}

export function legal(state: State, seat: Seat): Move[] {
  return state.chosen[seat] === null ? legalCards(state.hands[seat]!, state.lastCards[seat]!).map(choose) : []
}

/** Each kind once, the lowest first. */
export function legalCards(hand: readonly Card[], last: Card | null): Card[] {
  return CARDS.filter((card) => hand.includes(card) && !isTiring(card, hand, last))
}

export function apply(state: State, seat: Seat, { card }: Move, ctx: Context<Event>): void {
  state.chosen[seat] = card
  ctx.emit?.({ type: 'chose', seat, card }, { only: seat })
  ctx.emit?.({ type: 'choseHidden', seat }, { except: seat })
  if (toAct(state).length === 0) resolveRound(state, ctx)
}

/** TPL-7. */
function isTiring(card: Card, hand: readonly Card[], last: Card | null): boolean {
  return card === TIRING && last === TIRING && hand.some((other) => other !== TIRING)
}

function seatsWhere(chosen: State['chosen'], is: (card: Card | null) => boolean): Seat[] {
  return chosen.flatMap((card, seat) => (is(card) ? [seat] : []))
}
