import type { Chance, Seat } from '@echappee/kernel'
import { PLAY_COSTS, type Play } from '../content/cards.ts'
import { tileOf } from '../rules/course.ts'
import { rideUnits } from '../rules/gaps.ts'
import { HIDE_MOVES, type Move } from '../rules/moves.ts'
import { playing } from '../rules/phases/play.ts'
import { allowanceAt } from '../rules/special.ts'
import type { State } from '../rules/state.ts'
import { cardPrice, lead, wishedHand } from './situation.ts'

/** The play that leaves him best, if those who are still to play ride softly. */
export function chooseRide(state: State, seat: Seat, chance: Chance): Move {
  const moves = playing.legal(state, seat)
  const outlook = outlookOf(state, seat)
  let best = moves[0]!
  let most = -Infinity
  for (const move of moves) {
    const { play } = move as Move & { type: 'play' }
    const worth = worthOf(state, seat, play, outlook) + chance.int(100) / 50
    if (worth > most) {
      most = worth
      best = move
    }
  }
  return best
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
  const { total, isPull, S, A } = PLAY_COSTS[play]
  const afterwards = (outlook.byPace[paceOf(play)] ??= afterRiding(state, seat, play, outlook.road))
  const extra = total - 1
  const price = extra === 0 ? 0 : extra * cardPrice(state, seat, total + (tileOf(state) === 'CO' ? 1 : 0))
  // S and A are for better things than riding.
  const misuse = 4 * (S + A)
  return afterwards.lead - price - misuse + (isPull ? firstPlace(state, seat) : 0) + feedWorth(state, afterwards.speed)
}

/** The road as the rider may leave it; plays that ride alike are thought through once. */
interface Outlook {
  readonly road: { gap: number; play: Play; out: object | null }[]
  readonly byPace: (Afterwards | undefined)[]
}

interface Afterwards {
  /** In seconds, after step 2. */
  readonly lead: number
  readonly speed: number
}

function outlookOf({ riders }: State, seat: Seat): Outlook {
  const road: Outlook['road'] = []
  for (let i = 0; i < riders.length; i++) {
    const { gap, play, out } = riders[i]!
    road.push({ gap, play: i === seat ? 'R' : (play ?? 'R'), out })
  }
  return { road, byPace: [undefined, undefined, undefined, undefined] }
}

/** Plays of one pace differ in their cards alone. */
function paceOf(play: Play): number {
  const { isPull, hasThird, isOther } = PLAY_COSTS[play]
  return isOther ? 3 : hasThird ? 2 : isPull ? 1 : 0
}

function afterRiding(state: State, seat: Seat, play: Play, road: Outlook['road']): Afterwards {
  const { riders, race } = state
  road[seat]!.play = play
  const scores: number[] = []
  let speed = 1
  for (let i = 0; i < race.seats; i++) scores.push(riders[i]!.bonus)
  for (const unit of rideUnits(road, tileOf(state), race.options))
    for (const rider of unit.riders) {
      if (rider === seat) speed = unit.speed
      if (rider < race.seats) scores[rider]! -= unit.to
    }
  return { lead: lead(scores, seat, (other) => riders[other]!.out === null), speed }
}

/** Riding hard as the first of the order makes him first player: the last word in attacks. */
function firstPlace({ order, riders, sector }: State, seat: Seat): number {
  if (sector >= 10) return 0
  for (const other of order) {
    if (other === seat) return 1
    const { play } = riders[other]!
    if (play !== null && PLAY_COSTS[play].isPull) return 0
  }
  return 0
}

function feedWorth(state: State, speed: number): number {
  return tileOf(state) === 'FZ' ? allowanceAt(speed) : 0
}
