import type { Game } from '@echappee/kernel'
import { determinize } from './determinize.ts'
import type { Event } from './events.ts'
import { choose, moveSchema, type Move } from './moves.ts'
import { optionFields, optionsOf, type Options } from './options.ts'
import * as choosing from './phases/choose.ts'
import { refuse } from './refusals.ts'
import { outcomeOf } from './scoring.ts'
import { setup } from './setup.ts'
import type { State, View } from './state.ts'
import { clone, view } from './view.ts'

/** A game with several phases asks the phase in each of these. */
export const game: Game<State, Move, Event, View, Options> = {
  id: '_template',
  rulesVersion: 1,
  seats: { min: 2, max: 4, best: 3 },
  optionFields,
  schemas: { options: optionsOf, move: moveSchema },
  setup,
  toAct: (state) => (state.phase === 'choose' ? choosing.toAct(state) : []),
  committed: (state) => (state.phase === 'choose' ? choosing.committed(state) : []),
  candidates: choosing.candidates,
  whyNot: (state, seat, move) => (state.phase === 'choose' ? choosing.whyNot(state, seat, move) : refuse('GAME_OVER')),
  legal: (state, seat) => (state.phase === 'choose' ? choosing.legal(state, seat) : []),
  fallback: (state, seat) => choose(choosing.legalCards(state.hands[seat]!, state.lastCards[seat]!)[0]!),
  apply: choosing.apply,
  outcome: (state) => (state.phase === 'finished' ? outcomeOf(state.riders) : undefined),
  clone,
  moveKey: (move) => move.card,
  view,
  determinize,
}
