import type { Refusal } from '@echappee/kernel'
import { PACE_COST, type Cost } from '../../content/paces.ts'
import { LAST_SQUARE, TERRAINS, terrainIndex, type Terrain, type Tokens } from '../../content/road.ts'
import { PAY, type Move } from '../moves.ts'
import { PAYMENTS, holds, spentBy, type TokenText } from '../payments.ts'
import { refuse } from '../refusals.ts'
import { payments, terrainOf } from '../resolution.ts'
import type { RiderId, State } from '../state.ts'
import { riderByRider } from './rider-by-rider.ts'

/** CDB-18: how the riders who perform an Offensive (step 1), an Acceleration (3) or a Sillage (4) pay. */
export const pay = riderByRider<Extract<Move, { type: 'pay' }>>({
  moves: ['pay'],
  /** Every handful of the right size that the plate holds. */
  candidates(state, rider) {
    const { tokens } = costAt(state)
    return PAY[rider]!.filter((_, i) => PAYMENTS[i]!.length === tokens && isOnPlate(state, rider, PAYMENTS[i]!))
  },
  whyNot: (state, rider, { tokens }) => whyNotPay(state, rider, tokens, costAt(state)),
  legal: (state, rider) => payments(state, rider, costAt(state)).map((payment) => PAY[rider]![payment]!),
  fallback: cheapest,
})

/** CDB-11, CDB-18. */
export function whyNotPay(state: State, rider: RiderId, tokens: TokenText, cost: Cost): Refusal | undefined {
  const spent = spentBy(tokens)
  if (!isOnPlate(state, rider, tokens)) return refuse('NOT_ON_PLATE', { tokens })
  if (spent.size !== cost.tokens) return refuse('WRONG_SIZE', { needed: cost.tokens, given: spent.size })
  const terrain = terrainOf(state)
  if (spent.all[terrain]! < cost.ofTerrain)
    return refuse('WRONG_COLOURS', { needed: cost.ofTerrain, given: spent.all[terrain]!, terrain: TERRAINS[terrain]! })
  return undefined
}

/** What the riders pay for in this step. */
export function costAt({ step }: Pick<State, 'step'>): Cost {
  return step === 1 ? PACE_COST.OFF : step === 3 ? PACE_COST.ACC : PACE_COST.SIL
}

/** CDB-52: the colour that appears least on the squares ahead, face-up tokens before the face-down one. */
export function defaultPayment(ways: readonly TokenText[], terrain: number, ahead: readonly number[], cost: Cost): TokenText {
  let best = ways[0]!
  for (const way of ways) if (price(way) < price(best)) best = way
  return best

  function price(way: TokenText): number {
    const { all, down } = spentBy(way)
    const free = all.findIndex((count, i) => count > (i === terrain ? cost.ofTerrain : 0))
    return (free < 0 ? 0 : ahead[free]! * 10 + free) * 2 + (down === null ? 0 : 1)
  }
}

/** How often each terrain appears on the squares after this one. */
export function squaresAhead(cases: readonly Terrain[], at: number): Tokens {
  const ahead = [0, 0, 0, 0]
  for (let i = at; i < LAST_SQUARE; i++) ahead[terrainIndex(cases[i]!)]!++
  return ahead
}

function cheapest(state: State, rider: RiderId): Move {
  const cost = costAt(state)
  const ways = payments(state, rider, cost).map((payment) => PAYMENTS[payment]!)
  const chosen = defaultPayment(ways, terrainOf(state), squaresAhead(state.race.course.cases, state.groupCase), cost)
  return PAY[rider]!.find((move) => (move as { tokens: TokenText }).tokens === chosen)!
}

function isOnPlate({ riders, hidden }: State, rider: RiderId, tokens: TokenText): boolean {
  return holds(riders[rider]!.up, hidden[rider]!, spentBy(tokens))
}
