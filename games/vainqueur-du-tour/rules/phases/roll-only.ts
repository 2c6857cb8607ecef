import type { PhaseRules } from '@echappee/kernel'
import type { Event } from '../events.ts'
import { ROLL, type Move } from '../moves.ts'
import type { State } from '../state.ts'
import type { Step } from './step.ts'

/** Of a phase in which nothing is decided: whoever is to act rolls the die. */
export const rollOnly: Omit<PhaseRules<State, Move, Event, Move, Step>, 'toAct' | 'apply'> = {
  moves: ['roll'],
  candidates: ({ hands }, seat) => (hands[seat] === undefined ? [] : [ROLL]),
  whyNot: () => undefined,
  legal: () => [ROLL],
  fallback: () => ROLL,
}
