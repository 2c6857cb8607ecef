import type { Subject } from '@echappee/testkit'
import { deck, type Card } from '../content/deck.ts'
import type { Event } from '../rules/events.ts'
import { game } from '../rules/index.ts'
import type { Move } from '../rules/moves.ts'
import type { Options } from '../rules/options.ts'
import { REFUSALS } from '../rules/refusals.ts'
import type { State, View } from '../rules/state.ts'
import { sortHand } from '../rules/view.ts'

/** Every event type: the compiler holds the list complete. */
const EVENTS: Record<Event['type'], true> = {
  dealt: true,
  dealtHidden: true,
  roundBegan: true,
  chose: true,
  revealed: true,
  rode: true,
  windBlew: true,
  reshuffled: true,
  drew: true,
  drewHidden: true,
  finished: true,
}

/** What the laws must know about this game. */
export const subject: Subject<State, Move, Event, View, Options> = {
  game,
  secrets: (state, viewer) => ({
    hands: state.hands.map((hand, seat) => (seat === viewer ? [] : sortHand(hand))),
    drawPile: sortHand(state.drawPile),
    chosen: state.chosen.map((card, seat) => (seat === viewer ? null : card)),
  }),
  conserved: (state) => sortHand([...state.hands.flat(), ...state.drawPile, ...state.discardPile]),
  // TPL-4: every round, every rider gains a square at least.
  maxDecisions: ({ squares }, seats) => squares * seats,
  foldGames: 200,
  events: Object.keys(EVENTS),
  refusals: REFUSALS,
}

/** A position for scenarios: what is left out is as plain as can be. The draw pile is whatever is nowhere else. */
export function position(parts: Partial<State> & { readonly hands: Card[][] }): State {
  const seats = parts.hands.length
  const nobody = Array.from({ length: seats }, () => null)
  const discardPile = parts.discardPile ?? []
  const drawPile = deck()
  for (const card of [...parts.hands.flat(), ...discardPile]) drawPile.splice(drawPile.indexOf(card), 1)
  return {
    options: { squares: 15, wind: true },
    phase: 'choose',
    round: 1,
    riders: nobody.map(() => 0),
    lastCards: nobody,
    chosen: nobody,
    discardPile,
    drawPile,
    ...parts,
  }
}
