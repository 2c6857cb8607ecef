import type { Chance, Seat } from '@echappee/kernel'
import { costOf, type Play } from '../content/cards.ts'
import { tileOf } from '../rules/course.ts'
import { rideUnits, type OnRoad } from '../rules/gaps.ts'
import { HIDE_MOVES, type Move } from '../rules/moves.ts'
import { playing } from '../rules/phases/play.ts'
import { allowanceAt } from '../rules/special.ts'
import type { State } from '../rules/state.ts'
import { cardPrice, leadIn, wishedHand } from './situation.ts'

/** The play that leaves him best, if those who are still to play ride softly. */
export function chooseRide(state: State, seat: Seat, chance: Chance): Move {
  const moves = playing.legal(state, seat)
  const road = roadAhead(state)
  const rides: AfterRiding[] = []
  let best = moves[0]!
  let most = -Infinity
  for (let i = 0; i < moves.length; i++) {
    const { play } = moves[i] as Move & { type: 'play' }
    const worth = worthOf(state, seat, play, road, rides) + chance.int(100) / 50
    if (worth > most) {
      most = worth
      best = moves[i]!
    }
  }
  return best
}

/** Everybody with his play, or with a soft one. */
function roadAhead({ riders }: State): OnRoad[] {
  const road: OnRoad[] = []
  for (let i = 0; i < riders.length; i++) {
    const rider = riders[i]!
    road.push(rider.play === null ? { gap: rider.gap, play: 'R', out: rider.out } : rider)
  }
  return road
}

/** The card that the rest of the race needs least. */
export function chooseHidden(state: State, seat: Seat): Move {
  const { hand } = state.kits[seat]!
  const wish = wishedHand(state)
  let best: 'R' | 'S' | 'A' = 'R'
  let most = -Infinity
  for (const card of ['R', 'S', 'A'] as const) {
    if (hand[card] === 0) continue
    const surplus = hand[card] - wish[card]
    if (surplus > most) {
      most = surplus
      best = card
    }
  }
  return HIDE_MOVES[best]
}

/** `rides` keeps what has been found out: plays that differ in their price alone ride alike. Writes. */
function worthOf(state: State, seat: Seat, play: Play, road: OnRoad[], rides: AfterRiding[]): number {
  const { total, isPull, hasThird, isOther, S, A } = costOf(play)
  const afterwards = (rides[(isPull ? 1 : 0) + (hasThird ? 2 : 0) + (isOther ? 4 : 0)] ??= afterRiding(state, seat, play, road))
  const extra = total - 1
  const price = extra === 0 ? 0 : extra * cardPrice(state, seat, total + (tileOf(state) === 'CO' ? 1 : 0))
  // S and A are for better things than riding.
  const misuse = 4 * (S + A)
  return afterwards.lead - price - misuse + (isPull ? firstPlace(state, seat) : 0) + feedWorth(state, afterwards.speed)
}

interface AfterRiding {
  /** In seconds, after step 2. */
  readonly lead: number
  readonly speed: number
}

/** Writes his play into the road. */
function afterRiding(state: State, seat: Seat, play: Play, road: OnRoad[]): AfterRiding {
  const { riders, race } = state
  const { gap, out } = riders[seat]!
  road[seat] = { gap, play, out }
  const units = rideUnits(road, tileOf(state), race.options)
  const scores: number[] = []
  let speed = 1
  for (let i = 0; i < race.seats; i++) scores.push(riders[i]!.bonus)
  for (let i = 0; i < units.length; i++) {
    const unit = units[i]!
    for (let k = 0; k < unit.riders.length; k++) {
      const rider = unit.riders[k]!
      if (rider === seat) speed = unit.speed
      if (rider < race.seats) scores[rider]! -= unit.to
    }
  }
  return { lead: leadIn(state, scores, seat), speed }
}

/** Riding hard as the first of the order makes him first player: the last word in attacks. */
function firstPlace({ order, riders, sector }: State, seat: Seat): number {
  if (sector >= 10) return 0
  for (const other of order) {
    if (other === seat) return 1
    const { play } = riders[other]!
    if (play !== null && costOf(play).isPull) return 0
  }
  return 0
}

function feedWorth(state: State, speed: number): number {
  return tileOf(state) === 'FZ' ? allowanceAt(speed) : 0
}
