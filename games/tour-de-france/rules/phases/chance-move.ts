import { only, type PhaseRules } from '@echappee/kernel'
import { land } from '../chance-card.ts'
import type { Event } from '../events.ts'
import type { Move } from '../moves.ts'
import { refuse } from '../refusals.ts'
import { seatOf, stageGraph } from '../riders.ts'
import type { State } from '../state.ts'
import type { Step } from '../step.ts'

/** TDF-25: the owner chooses where a Chance card takes his rider. */
export const landing: PhaseRules<State, Move, Event, Extract<Move, { type: 'land' }>, Step> = {
  moves: ['land'],
  toAct: ({ acting }) => only(seatOf(acting)),
  candidates: (state, seat) => (seatOf(state.acting) === seat ? state.landings.map((to) => ({ type: 'land', to })) : []),
  whyNot: (state, _seat, { to }) => (state.landings.includes(to) ? undefined : refuse('NOT_A_LANDING')),
  legal: ({ landings }) => landings.map((to) => ({ type: 'land', to })),
  fallback: ({ landings }) => ({ type: 'land', to: landings[0]! }),
  apply: (state, _seat, { to }, ctx) => land(state, stageGraph(state), state.acting, to, ctx),
}
