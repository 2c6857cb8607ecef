import type { PhaseRules, Seat } from '@echappee/kernel'
import { CARDS, TIRING, type Card } from '../../content/deck.ts'
import type { Event } from '../events.ts'
import { choose, type Move } from '../moves.ts'
import { refuse } from '../refusals.ts'
import type { State } from '../state.ts'

/** TPL-3: everybody who has not chosen yet, all at once. */
export const choosing: PhaseRules<State, Move, Event> = {
  moves: ['choose'],
  toAct: ({ chosen }) => seatsWhere(chosen, (card) => card === null),
  committed: ({ chosen }) => seatsWhere(chosen, (card) => card !== null),
  /** The cards of the hand, each kind once. */
  candidates({ hands }, seat) {
    const hand = hands[seat] ?? []
    return CARDS.filter((card) => hand.includes(card)).map(choose)
  },
  whyNot(state, seat, { card }) {
    const hand = state.hands[seat]!
    if (!hand.includes(card)) return refuse('NOT_IN_HAND', { card })
    return isTiring(card, hand, state.lastCards[seat]!) ? refuse('TIRED', { card }) : undefined
  },
  legal: (state, seat) => legalCards(state.hands[seat]!, state.lastCards[seat]!).map(choose),
  fallback: (state, seat) => choose(legalCards(state.hands[seat]!, state.lastCards[seat]!)[0]!),
  apply(state, seat, { card }, { emit }) {
    state.chosen[seat] = card
    emit?.({ type: 'chose', seat, card }, { only: seat })
  },
}

/** Each kind once, the lowest first. */
export function legalCards(hand: readonly Card[], last: Card | null): Card[] {
  return CARDS.filter((card) => hand.includes(card) && !isTiring(card, hand, last))
}

/** TPL-7. */
function isTiring(card: Card, hand: readonly Card[], last: Card | null): boolean {
  return card === TIRING && last === TIRING && hand.some((other) => other !== TIRING)
}

function seatsWhere(chosen: State['chosen'], is: (card: Card | null) => boolean): Seat[] {
  return chosen.flatMap((card, seat) => (is(card) ? [seat] : []))
}
