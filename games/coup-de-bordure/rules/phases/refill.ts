import { answer, askedRider } from '../batch.ts'
import { sum } from '../drafts.ts'
import { REFILL, type Move } from '../moves.ts'
import { REFILLS } from '../payments.ts'
import { refuse } from '../refusals.ts'
import { entitlement } from '../resolution.ts'
import { notThisRider, type PhaseRules } from './phase.ts'

/** CDB-32 to CDB-35: all the tokens that the table allows, in any colours, or none. */
export const refill: PhaseRules<Extract<Move, { type: 'refill' }>> = {
  moves: ['refill'],
  candidates: (state, seat) => [...REFILL[askedRider(state, seat)!]!],
  whyNot(state, seat, { rider, tokens }) {
    const refusal = notThisRider(state, seat, rider)
    if (refusal !== undefined || tokens === '') return refusal
    const needed = entitlement(state, rider)
    if (needed === 0) return refuse('NOT_ENTITLED', { owned: sum(state.riders[rider]!.up) + (state.hidden[rider] === null ? 0 : 1) })
    return tokens.length === needed ? undefined : refuse('ALL_OR_NOTHING', { needed, given: tokens.length })
  },
  legal(state, seat) {
    const rider = askedRider(state, seat)!
    const size = entitlement(state, rider)
    return REFILL[rider]!.filter((_, i) => REFILLS[i]!.length === size || REFILLS[i] === '')
  },
  /** CDB-52. */
  fallback: (state, seat) => REFILL[askedRider(state, seat)!]![0]!,
  apply: (state, seat, { rider, tokens }, ctx) => answer(state, seat, rider, tokens, ctx),
}
