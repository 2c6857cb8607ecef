import type { Seat } from '@echappee/kernel'
import type { Subject } from '@echappee/testkit'
import { CARDS } from '../content/cards.ts'
import { EVENT_TYPES, type Event } from '../rules/events.ts'
import { game } from '../rules/index.ts'
import type { Move } from '../rules/moves.ts'
import type { Options } from '../rules/options.ts'
import { REFUSALS } from '../rules/refusals.ts'
import type { State, View } from '../rules/state.ts'

export const subject: Subject<State, Move, Event, View, Options> = {
  game,
  secrets: (state, viewer) => (state.phase === 'finished' ? {} : secretsOf(state, viewer)),
  conserved: ({ kits, riders }) =>
    kits.map(({ hand, reserve, hidden }, seat) => CARDS.map((card) => hand[card] + reserve[card] + hidden[card] + riders[seat]!.laid[card])),
  // Ten sectors; in each everybody plays, attacks, answers and counters once with its X, and burns at most his hand in bids.
  maxDecisions: (_options, seats) => seats * (1 + 10 * 12 + 4 * 20),
  events: EVENT_TYPES,
  refusals: REFUSALS,
}

function secretsOf({ kits, race }: State, viewer: Seat): Record<string, unknown> {
  const others = kits.filter((_, seat) => seat !== viewer)
  return {
    hands: others.map(({ hand }) => hand),
    reserves: others.map(({ reserve }) => reserve),
    besaces: others.map(({ besace }) => besace),
    hidden: others.map(({ hidden }) => hidden),
    swaps: others.map(({ swaps }) => swaps),
    ...(race.options.missions ? { missions: others.map(({ mission }) => mission) } : {}),
  }
}

