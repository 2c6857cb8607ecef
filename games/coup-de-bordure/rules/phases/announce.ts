import { ANNOUNCE, type Move } from '../moves.ts'
import { riderByRider } from './rider-by-rider.ts'

/** CDB-24: "Je tracte", or not a word. */
export const announce = riderByRider<Extract<Move, { type: 'announce' }>>({
  moves: ['announce'],
  candidates: (_state, rider) => ANNOUNCE[rider]!,
  whyNot: () => undefined,
  legal: (_state, rider) => [...ANNOUNCE[rider]!],
  /** CDB-52. */
  fallback: (_state, rider) => ANNOUNCE[rider]![1]!,
})
