import { sizeOf } from '../content/cards.ts'
import { raceOrder } from '../rules/riders.ts'
import { baseDistance, climbLimit, raisedValue } from '../rules/riding.ts'
import { BEHIND, type Road } from '../rules/road.ts'
import type { PublicState, Rider, RiderId } from '../rules/state.ts'

/** Where the others will probably stand after this round: everybody plays his average card. */
export function forecast(table: PublicState, road: Road, self: RiderId): Set<number> {
  const squares = new Set<number>()
  for (const id of raceOrder(table.riders)) {
    if (id === self) continue
    const rider = table.riders[id]!
    squares.add(rider.at + likelyDistance(road, rider))
  }
  return squares
}

/** What a spot is worth: a free square behind a pack, shelter inside one, or an exhaustion card at its head. */
export function shelter(road: Road, others: ReadonlySet<number>, at: number): number {
  if (at > road.line || others.has(at + 1)) return 0
  const isSlipstream = [0, 1, 2].every((ahead) => road.slipstream[at + ahead + BEHIND] === 1)
  return others.has(at + 2) && isSlipstream ? 1 : -EXPOSED
}
const EXPOSED = 1.6

function likelyDistance(road: Road, rider: Rider): number {
  const value = Math.round(raisedValue(road, rider.at, averageCard(rider), false))
  return baseDistance(road, rider.at, value, climbLimit(rider))
}

export function averageCard({ deck }: Pick<Rider, 'deck'>): number {
  const size = sizeOf(deck)
  if (size === 0) return 2
  let sum = 0
  for (let card = 0; card < deck.length; card++) sum += deck[card]! * Math.max(2, card)
  return sum / size
}
