import { TOW_COST } from '../../content/paces.ts'
import { TERRAINS } from '../../content/road.ts'
import { FOLLOW, STAY, type Move } from '../moves.ts'
import { PAYMENT_INDEX, canPay } from '../payments.ts'
import { refuse } from '../refusals.ts'
import { payments, terrainOf } from '../resolution.ts'
import { whyNotPay } from './pay.ts'
import { riderByRider } from './rider-by-rider.ts'

/** CDB-21, CDB-26, CDB-29: to be towed over three (step 2) or two squares (step 6), or to stay. */
export const follow = riderByRider<Extract<Move, { type: 'follow' }>>({
  moves: ['follow'],
  /** Staying and following face up can always be reached for; the face-down token only where there is one of this colour. */
  candidates(state, rider) {
    const letter = TERRAINS[terrainOf(state)]!
    const { tokens } = TOW_COST[state.tow!.distance]
    const moves = [STAY[rider]!, FOLLOW[rider]![PAYMENT_INDEX[letter.repeat(tokens)]!]!]
    if (state.hidden[rider] === letter) moves.push(FOLLOW[rider]![PAYMENT_INDEX[letter.repeat(tokens - 1) + letter.toLowerCase()]!]!)
    return moves
  },
  whyNot(state, rider, { tokens }) {
    if (tokens === '') return undefined
    const { distance } = state.tow!
    const cost = TOW_COST[distance]
    const terrain = terrainOf(state)
    const { up } = state.riders[rider]!
    const hidden = state.hidden[rider]!
    if (!canPay(up, hidden, terrain, cost)) {
      const owned = up[terrain]! + (hidden === TERRAINS[terrain] ? 1 : 0)
      return refuse('CANNOT_FOLLOW', { distance, needed: cost.ofTerrain, owned, terrain: TERRAINS[terrain]! })
    }
    return whyNotPay(state, rider, tokens, cost)
  },
  legal(state, rider) {
    const moves = [STAY[rider]!]
    for (const payment of payments(state, rider, TOW_COST[state.tow!.distance])) moves.push(FOLLOW[rider]![payment]!)
    return moves
  },
  /** CDB-52. */
  fallback: (_state, rider) => STAY[rider]!,
})
