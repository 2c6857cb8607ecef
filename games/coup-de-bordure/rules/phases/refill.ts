import type { Refusal } from '@echappee/kernel'
import { sum } from '../drafts.ts'
import { REFILL, type Move } from '../moves.ts'
import { REFILLS, type TokenText } from '../payments.ts'
import { refuse } from '../refusals.ts'
import { entitlement } from '../resolution.ts'
import type { RiderId, State } from '../state.ts'
import { riderByRider } from './rider-by-rider.ts'

/** CDB-32 to CDB-35: all the tokens that the table allows, in any colours, or none. */
export const refill = riderByRider<Extract<Move, { type: 'refill' }>>({
  moves: ['refill'],
  candidates: (_state, rider) => REFILL[rider]!,
  whyNot: (state, rider, { tokens }) => whyNotTake(tokens, entitlement(state, rider), state, rider),
  legal(state, rider) {
    const needed = entitlement(state, rider)
    return REFILL[rider]!.filter((_, i) => whyNotTake(REFILLS[i]!, needed, state, rider) === undefined)
  },
  /** CDB-52. */
  fallback: (_state, rider) => REFILL[rider]![0]!,
})

function whyNotTake(tokens: TokenText, needed: number, state: State, rider: RiderId): Refusal | undefined {
  if (tokens === '') return undefined
  if (needed === 0) return refuse('NOT_ENTITLED', { owned: sum(state.riders[rider]!.up) + (state.hidden[rider] === null ? 0 : 1) })
  return tokens.length === needed ? undefined : refuse('ALL_OR_NOTHING', { needed, given: tokens.length })
}
