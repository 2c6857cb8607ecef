import type { BotKnowledge, Seat } from '@echappee/kernel'
import { choose, type Move } from '../rules/moves.ts'
import { legalCards } from '../rules/phases/choose.ts'
import { placesOf } from '../rules/scoring.ts'
import type { State, View } from '../rules/state.ts'

export const knowledge: BotKnowledge<State, Move, View> = {
  /** The lead over the best of the others, as a part of the road. */
  evaluate(state, seat) {
    if (state.phase === 'finished') return placesOf(state.riders)[seat] === 1 ? 1 : 0
    const lead = state.riders[seat]! - bestOther(state, seat)
    return Math.min(1, Math.max(0, 0.5 + lead / (2 * state.options.squares)))
  },

  /** The fastest card. It looks at the seat's own hand alone. */
  playout: (state, seat) => choose(legalCards(state.hands[seat]!, state.lastCards[seat]!).at(-1)!),
}

function bestOther({ riders }: State, seat: Seat): number {
  return Math.max(...riders.filter((_, other) => other !== seat))
}
