import { cardValue } from '../rules/energy.ts'
import { isRacing, mateOf } from '../rules/riders.ts'
import { baseDistance, climbLimit, raisedValue } from '../rules/riding.ts'
import type { Road } from '../rules/road.ts'
import type { RiderId, State } from '../rules/state.ts'

/** Where the others are likely to stand after this round. */
export interface Occupancy {
  /** How likely somebody stands on the square. */
  at(square: number): number
  /** How likely none of them gets beyond the square. */
  clear(square: number): number
  /** Where the first of them is likely to be. */
  readonly first: number
  /** Of the team-mate: his square, if his card lies, else the one he is likely to reach. */
  readonly mate: number | undefined
}

const ROOM = 20
const free = new Float64Array(400)
/** Rider by rider: how likely each distance is, from the square that he stands on. */
const REACH = 24
const distances = new Float64Array(12 * REACH)
const from: number[] = []

const shared = {
  at: (square: number): number => 1 - (free[square + ROOM] ?? 1),
  clear(square: number): number {
    let none = 1
    for (let i = 0; i < from.length && none > 0; i++) {
      let short = 0
      for (let d = Math.min(REACH - 1, square - from[i]!); d >= 0; d--) short += distances[i * REACH + d]!
      none *= short
    }
    return none
  },
  first: 0,
  mate: undefined as number | undefined,
}

/** Everybody plays any card that he has, but for the team-mate whose card lies. What is returned lasts until the next call. */
export function occupancy(state: State, road: Road, self: RiderId): Occupancy {
  free.fill(1)
  distances.fill(0)
  from.length = 0
  shared.first = -ROOM
  shared.mate = undefined
  const { riders, piles } = state
  for (let id = 0; id < riders.length; id++) {
    const rider = riders[id]!
    if (id === self || rider.lane === 0 || !isRacing(rider)) continue
    const { at, deck } = rider
    const limit = climbLimit(rider)
    const ride = (card: number): number => baseDistance(road, at, raisedValue(road, at, card, false), limit)
    const isMate = id === mateOf(self)
    const laid = isMate ? piles[id]!.card : null
    let mean = 0
    const row = from.length * REACH
    from.push(at)
    if (laid !== null) {
      mean = ride(piles[id]!.isFive ? 5 : cardValue(rider, laid))
      free[at + mean + ROOM] = 0
      distances[row + mean] = 1
    } else {
      let size = 0
      for (let card = 0; card < deck.length; card++) size += deck[card]!
      if (size === 0) {
        mean = ride(2)
        free[at + mean + ROOM] = 0
        distances[row + mean] = 1
      }
      for (let card = 0; card < deck.length; card++) {
        if (deck[card] === 0) continue
        const distance = ride(card < 2 ? 2 : card)
        const share = deck[card]! / size
        mean += share * distance
        free[at + distance + ROOM]! *= 1 - share
        distances[row + distance]! += share
      }
    }
    if (isMate) shared.mate = at + Math.round(mean)
    if (at + mean > shared.first) shared.first = at + mean
  }
  return shared
}
