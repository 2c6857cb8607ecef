import { nobody, type Context, type PhaseRules, type Seat } from '@echappee/kernel'
import type { Card } from '../../content/cards.ts'
import type { Event } from '../events.ts'
import type { Move } from '../moves.ts'
import { layCards } from '../piles.ts'
import { refuse } from '../refusals.ts'
import { owedBy, racingCount } from '../riders.ts'
import type { State } from '../state.ts'
import type { Step } from '../step.ts'
import { ask, tell } from '../tell.ts'
import { cardsIn, valuesOf } from '../turn.ts'

/** TDF-40: everybody who owes cards and has a choice, all at once and in secret. */
export const giving: PhaseRules<State, Move, Event, Extract<Move, { type: 'giveBack' }>, Step> = {
  moves: ['giveBack'],
  toAct: ({ asked, given }) => asked.filter((seat) => given[seat] === null),
  committed: ({ asked, given }) => (asked.some((seat) => given[seat] === null) ? asked.filter((seat) => given[seat] !== null) : nobody()),
  candidates: (state, seat) => (state.asked.includes(seat) ? gifts(state, seat) : []),
  whyNot(state, seat, { cards }) {
    const owed = owedBy(state, seat)
    if (cards.length !== owed) return refuse('GIVE_COUNT', { owed, given: cards.length })
    if (cards.length === 2 && cards[1]! > cards[0]!) return refuse('GIVE_ORDER')
    const missing = cards.find((card) => countOf(state.hands[seat]!, card) < countOf(cards, card))
    return missing === undefined ? undefined : refuse('NOT_IN_HAND', { card: missing })
  },
  legal: gifts,
  fallback: (state, seat) => gifts(state, seat)[0]!,
  apply(state, seat, { cards }, ctx) {
    state.given[seat] = [...cards]
    ctx.emit?.({ type: 'gave', seat, cards: [...cards] }, { only: seat })
    if (state.asked.some((other) => state.given[other] === null)) return 'wait'
    for (const other of state.asked) layCards(state, other, state.given[other]!, 'giveBack', ctx)
    state.given.fill(null)
    return 'given'
  },
}

/**
 * TDF-40, for the seats from `first` to before `end`: who has no choice gives what he has, and a team without a racing rider lays its hand
 * down by itself; both depend on nothing but what everybody sees. The others are asked.
 */
export function openGiveBack(state: State, first: Seat, end: Seat, ctx: Context<Event>): Step {
  const choosing: Seat[] = []
  for (let seat = first; seat < end; seat++) {
    const hand = state.hands[seat]!
    const owed = owedBy(state, seat)
    if (hand.length === 0) continue
    if (racingCount(state.riders, seat) === 0) returnHand(state, seat, ctx)
    else if (owed > 0 && hand.length > owed) choosing.push(seat)
    else if (owed > 0) layCards(state, seat, [...hand], 'giveBack', ctx)
  }
  if (choosing.length === 0) return 'given'
  return ask(state, 'giveBack', ctx, [], choosing)
}

function returnHand(state: State, seat: Seat, ctx: Context<Event>): void {
  const hand = state.hands[seat]!
  state.hands[seat] = []
  state.down[seat]!.push(...hand)
  tell(state, { type: 'handReturned', seat, count: hand.length }, ctx)
}

/** Every set of so many cards as are owed, the highest first. */
function gifts(state: State, seat: Seat): Move[] {
  const hand = state.hands[seat]!
  const cards = cardsIn(valuesOf(hand))
  if (owedBy(state, seat) === 1) return cards.map((card) => ({ type: 'giveBack', cards: [card] }))
  return cards.flatMap((high) =>
    cards
      .filter((low) => low < high || (low === high && countOf(hand, high) > 1))
      .map((low): Move => ({ type: 'giveBack', cards: [high, low] })),
  )
}

function countOf(cards: readonly Card[], card: Card): number {
  return cards.filter((other) => other === card).length
}
