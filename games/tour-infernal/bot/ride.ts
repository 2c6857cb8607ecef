import type { Chance, Seat } from '@echappee/kernel'
import { costOf, type Play } from '../content/cards.ts'
import type { Tile } from '../content/sectors.ts'
import { tileOf } from '../rules/course.ts'
import { isIn, rideUnits, type OnRoad } from '../rules/gaps.ts'
import { HIDE_MOVES, type Move } from '../rules/moves.ts'
import { playing } from '../rules/phases/play.ts'
import { allowanceAt } from '../rules/special.ts'
import type { State } from '../rules/state.ts'
import { cardPrice, cardsToCome, wishedHand } from './situation.ts'

/** The play that leaves him best, if those who are still to play ride softly. */
export function chooseRide(state: State, seat: Seat, chance: Chance): Move {
  const moves = playing.legal(state, seat)
  let best = moves[0]!
  if (moves.length === 1) {
    // As much luck as any other choice of one takes.
    caprice(chance)
    return best
  }
  const outlook = lookAhead(state, seat)
  let most = -Infinity
  for (let i = 0; i < moves.length; i++) {
    const { play } = moves[i] as Move & { type: 'play' }
    const worth = worthOf(state, seat, play, outlook) + caprice(chance)
    if (worth > most) {
      most = worth
      best = moves[i]!
    }
  }
  return best
}

/** Up to two seconds, so that riders are not all of one mind. */
function caprice(chance: Chance): number {
  return chance.int(100) / 50
}

/** What is the same for all his plays. */
interface Outlook {
  readonly tile: Tile
  /** Everybody with his play, or with a soft one. */
  readonly road: OnRoad[]
  /** What has been found out: plays that differ in their price alone ride alike. */
  readonly rides: AfterRiding[]
  readonly cardsToCome: number
  /** What riding hard is worth beside the seconds. */
  readonly firstPlace: number
}

function lookAhead(state: State, seat: Seat): Outlook {
  const road: OnRoad[] = state.riders.slice()
  for (let i = 0; i < road.length; i++) {
    const { gap, play, out } = road[i]!
    if (play === null) road[i] = { gap, play: 'R', out }
  }
  return { tile: tileOf(state), road, rides: [], cardsToCome: cardsToCome(state), firstPlace: firstPlace(state, seat) }
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

function worthOf(state: State, seat: Seat, play: Play, outlook: Outlook): number {
  const { tile, rides } = outlook
  const { total, isPull, hasThird, isOther, S, A } = costOf(play)
  const afterwards = (rides[(isPull ? 1 : 0) + (hasThird ? 1 : 0) + (isOther ? 3 : 0)] ??= afterRiding(state, seat, play, outlook))
  const extra = total - 1
  const price = extra === 0 ? 0 : extra * cardPrice(state, seat, total + (tile === 'CO' ? 1 : 0), outlook.cardsToCome)
  // S and A are for better things than riding.
  const misuse = 4 * (S + A)
  const feed = tile === 'FZ' ? allowanceAt(afterwards.speed) : 0
  return afterwards.lead - price - misuse + (isPull ? outlook.firstPlace : 0) + feed
}

interface AfterRiding {
  /** In seconds, after step 2: how far he is ahead of the others, the best of them counting half. */
  readonly lead: number
  readonly speed: number
}

/** Writes his play into the road. */
function afterRiding(state: State, seat: Seat, play: Play, { road, tile }: Outlook): AfterRiding {
  const { riders, race } = state
  const { gap, out } = riders[seat]!
  road[seat] = { gap, play, out }
  const units = rideUnits(road, tile, race.options)
  let speed = 1
  let own = 0
  let best = -Infinity
  let sum = 0
  let count = 0
  for (let i = 0; i < units.length; i++) {
    const unit = units[i]!
    for (let rider = 0; rider < race.seats; rider++) {
      if (!isIn(unit, rider)) continue
      const score = riders[rider]!.bonus - unit.to
      if (rider === seat) {
        own = score
        speed = unit.speed
      } else {
        if (score > best) best = score
        sum += score
        count++
      }
    }
  }
  return { lead: count === 0 ? 0 : own - (best + sum / count) / 2, speed }
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
