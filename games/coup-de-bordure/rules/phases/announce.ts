import { answer, askedRider } from '../batch.ts'
import { ANNOUNCE, type Move } from '../moves.ts'
import { notThisRider, type PhaseRules } from './phase.ts'

/** CDB-24: "Je tracte", or not a word. */
export const announce: PhaseRules<Extract<Move, { type: 'announce' }>> = {
  moves: ['announce'],
  candidates: (state, seat) => [...ANNOUNCE[askedRider(state, seat)!]!],
  whyNot: (state, seat, { rider }) => notThisRider(state, seat, rider),
  legal: (state, seat) => [...ANNOUNCE[askedRider(state, seat)!]!],
  /** CDB-52. */
  fallback: (state, seat) => ANNOUNCE[askedRider(state, seat)!]![1]!,
  apply: (state, seat, { rider, tow }, ctx) => answer(state, seat, rider, tow ? 'tow' : 'quiet', ctx),
}
