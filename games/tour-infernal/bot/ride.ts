import type { Chance, Seat } from '@echappee/kernel'
import { costOf, type Play } from '../content/cards.ts'
import { effectsOn, type Tile } from '../content/sectors.ts'
import { tileOf } from '../rules/course.ts'
import { catchUp, joinUnits, setSpeed, splitIntoUnits, type Unit } from '../rules/gaps.ts'
import { HIDE_MOVES, PLAY_MOVES, type Move } from '../rules/moves.ts'
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
    const whim = caprice(chance)
    if (isOutdone(play, moves, outlook.tile)) continue
    const worth = worthOf(state, seat, play, outlook) + whim
    if (worth > most) {
      most = worth
      best = moves[i]!
    }
  }
  return best
}

/**
 * Worse than another play by more than any whim. RRS and RRA ride as RRR does; S and A ride as one R does, but without shelter, which pays only
 * where bunches are slowed, where small ones are, or where who is slow gets more to eat.
 */
function isOutdone(play: Play, moves: readonly Move[], tile: Tile): boolean {
  switch (play) {
    case 'S':
    case 'A':
      return moves[0] === PLAY_MOVES.R && tile !== 'WR' && tile !== 'HW' && tile !== 'FZ'
    case 'RRS':
    case 'RRA':
      return moves[2] === PLAY_MOVES.RRR
    default:
      return false
  }
}

/** Up to two seconds, so that riders are not all of one mind. */
function caprice(chance: Chance): number {
  return chance.int(100) / 50
}

/** What is the same for all his plays. */
export interface Outlook {
  readonly tile: Tile
  /** All others with their plays, or with a soft one. */
  readonly units: Unit[]
  /** What has been found out: plays that differ in their price alone ride alike. */
  readonly rides: AfterRiding[]
  readonly cardsToCome: number
  /** What riding hard is worth beside the seconds. */
  readonly firstPlace: number
}

export function lookAhead(state: State, seat: Seat): Outlook {
  const tile = tileOf(state)
  const units = splitIntoUnits(state.riders, tile, state.race.options, seat)
  return { tile, units, rides: [], cardsToCome: cardsToCome(state), firstPlace: firstPlace(state, seat) }
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

/** He joins the others, rides with them, and leaves them again. */
export function afterRiding({ riders, race }: State, seat: Seat, play: Play, { units, tile }: Outlook): AfterRiding {
  const cost = costOf(play)
  const unit = joinUnits(units, seat, riders[seat]!.gap, cost, tile, race.options)
  const effect = effectsOn(tile)
  setSpeed(unit, effect, race.options)
  catchUp(units, race.options)
  const lead = leadOf(units, riders, race.seats, seat)
  const { speed } = unit
  if (unit.size === 1) units.pop()
  else {
    unit.members &= ~(1 << seat)
    unit.size--
    if (cost.isPull) unit.pulls--
    setSpeed(unit, effect, race.options)
  }
  return { lead, speed }
}

function leadOf(units: readonly Unit[], riders: State['riders'], seats: number, seat: Seat): number {
  let own = 0
  let best = -Infinity
  let sum = 0
  let count = 0
  for (let i = 0; i < units.length; i++) {
    const { to, members } = units[i]!
    for (let rider = 0; rider < seats; rider++) {
      if ((members & (1 << rider)) === 0) continue
      const score = riders[rider]!.bonus - to
      if (rider === seat) own = score
      else {
        if (score > best) best = score
        sum += score
        count++
      }
    }
  }
  return count === 0 ? 0 : own - (best + sum / count) / 2
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
