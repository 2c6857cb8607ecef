import { isRacing } from '../rules/riders.ts'
import { baseDistance, climbLimit, raisedValue } from '../rules/riding.ts'
import { BEHIND, type Road } from '../rules/road.ts'
import type { PublicState, Rider, RiderId } from '../rules/state.ts'

/** Where the others will probably stand after this round: everybody plays his average card. */
export function forecast({ riders }: PublicState, road: Road, self: RiderId): readonly number[] {
  const squares: number[] = []
  for (let id = 0; id < riders.length; id++) {
    const rider = riders[id]!
    if (id !== self && rider.lane !== 0 && isRacing(rider)) squares.push(rider.at + likelyDistance(road, rider))
  }
  return squares
}

/** What a spot is worth: a free square behind a pack, shelter inside one, or an exhaustion card at its head. */
export function shelter(road: Road, others: readonly number[], at: number): number {
  if (at > road.line || others.includes(at + 1)) return 0
  return others.includes(at + 2) && hasSlipstream(road, at) ? 1 : -EXPOSED
}
const EXPOSED = 1.6

function hasSlipstream({ slipstream }: Road, at: number): boolean {
  return slipstream[at + BEHIND] === 1 && slipstream[at + 1 + BEHIND] === 1 && slipstream[at + 2 + BEHIND] === 1
}

function likelyDistance(road: Road, rider: Rider): number {
  const value = Math.round(raisedValue(road, rider.at, averageCard(rider), false))
  return baseDistance(road, rider.at, value, climbLimit(rider))
}

export function averageCard({ deck }: Pick<Rider, 'deck'>): number {
  let size = 0
  let sum = 0
  for (let card = 0; card < deck.length; card++) {
    size += deck[card]!
    sum += deck[card]! * (card < 2 ? 2 : card)
  }
  return size === 0 ? 2 : sum / size
}
