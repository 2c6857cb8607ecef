import type { Seat } from '@echappee/kernel'
import type { CapReason } from './events.ts'
import { POINTS } from './numbers.ts'

/** Pure functions of plain lists by seat: the game and the score sheet for a real table use the same ones. */

export type PlaceTies = 'standard' | 'dense'

/** VDT-25: riders on one square share a place; the next place is skipped (`standard`) or not (`dense`). */
export function placesOf(positions: readonly number[], winner: Seat, ties: PlaceTies): number[] {
  const places: number[] = []
  for (let seat = 0; seat < positions.length; seat++) places.push(seat === winner ? 1 : 2 + nearer(positions, winner, seat, ties))
  return places
}

/** How many riders, or how many squares with riders, are nearer to the line than this one; the winner left out. */
function nearer(positions: readonly number[], winner: Seat, seat: Seat, ties: PlaceTies): number {
  let count = 0
  for (let other = 0; other < positions.length; other++) {
    if (other === winner || positions[other]! <= positions[seat]!) continue
    if (ties === 'standard' || isFirstOn(positions, winner, other)) count++
  }
  return count
}

/** Whether no other rider before him in the list, the winner left out, is on his square. */
function isFirstOn(positions: readonly number[], winner: Seat, seat: Seat): boolean {
  for (let other = 0; other < seat; other++) if (other !== winner && positions[other] === positions[seat]) return false
  return true
}

/** VDT-26. */
export function pointsOf(places: readonly number[], points: readonly number[] = POINTS): number[] {
  return places.map((place) => points[place - 1] ?? 0)
}

/** VDT-33: who wins a stage that was stopped. `order` is the stage's order of play. */
export function nearestToLine(positions: readonly number[], order: readonly Seat[]): Seat {
  return order.reduce((best, seat) => (positions[seat]! > positions[best]! ? seat : best))
}

export interface CapDecision {
  /** Totals after the stage just run. */
  readonly totals: readonly number[]
  /** Places in the stage just run. */
  readonly places: readonly number[]
  /** Bearer during the stage just run. */
  readonly bearer: Seat
}

/** VDT-28: who bears the cap in the next stage, and why. */
export function capAfter({ totals, places, bearer }: CapDecision): { seat: Seat; reason: CapReason } {
  const leaders = seatsWithMost(totals)
  if (leaders.length === 1) return { seat: leaders[0]!, reason: 'leader' }
  const bestPlace = Math.min(...leaders.map((seat) => places[seat]!))
  const bestPlaced = leaders.filter((seat) => places[seat] === bestPlace)
  if (bestPlace === 1) return { seat: bestPlaced[0]!, reason: 'tie-stage-winner' }
  if (bestPlaced.length === 1) return { seat: bestPlaced[0]!, reason: 'tie-best-placed' }
  if (bestPlaced.includes(bearer)) return { seat: bearer, reason: 'tie-bearer' }
  const seats = totals.length
  const stepsLeft = (seat: Seat) => (seat - bearer + seats) % seats
  return { seat: bestPlaced.reduce((first, seat) => (stepsLeft(seat) < stepsLeft(first) ? seat : first)), reason: 'tie-clockwise' }
}

/** What settled the win: points alone, or a step of VDT-31. */
export type WinReason = 'points' | 'tie-bearer' | 'tie-last-stage' | 'tie-countback' | 'tie-joint'

export interface Tally {
  readonly totals: readonly number[]
  /** Bearer during the last stage. */
  readonly bearer: Seat
  /** Places by seat of every stage run, first stage first. */
  readonly places: readonly (readonly number[])[]
}

export interface Ranking {
  /** By seat; 1 is best, equals share, the following rank is skipped. */
  readonly ranks: number[]
  readonly winners: Seat[]
  readonly reason: WinReason
}

/** VDT-30, VDT-31, VDT-32. */
export function finalRanking(tally: Tally): Ranking {
  const ranks: number[] = []
  const winners: Seat[] = []
  for (let seat = 0; seat < tally.totals.length; seat++) {
    let rank = 1
    for (let other = 0; other < tally.totals.length; other++) if (compare(tally, other, seat) < 0) rank++
    ranks.push(rank)
    if (rank === 1) winners.push(seat)
  }
  return { ranks, winners, reason: winReason(tally, winners) }
}

/** Below 0 if `a` is ranked before `b`. */
function compare({ totals, bearer, places }: Tally, a: Seat, b: Seat): number {
  if (totals[a] !== totals[b]) return totals[b]! - totals[a]!
  if (a === bearer) return b === bearer ? 0 : -1
  if (b === bearer) return 1
  for (let stage = places.length - 1; stage >= 0; stage--) {
    const difference = places[stage]![a]! - places[stage]![b]!
    if (difference !== 0) return difference
  }
  return 0
}

function winReason({ totals, bearer, places }: Tally, winners: readonly Seat[]): WinReason {
  const leaders = seatsWithMost(totals)
  if (leaders.length === 1) return 'points'
  if (leaders.includes(bearer)) return 'tie-bearer'
  if (winners.length > 1) return 'tie-joint'
  const last = places.at(-1)!
  const inLast = leaders.filter((seat) => leaders.every((other) => last[seat]! <= last[other]!))
  return inLast.length === 1 ? 'tie-last-stage' : 'tie-countback'
}

function seatsWithMost(totals: readonly number[]): Seat[] {
  const most = Math.max(...totals)
  const seats: Seat[] = []
  for (let seat = 0; seat < totals.length; seat++) if (totals[seat] === most) seats.push(seat)
  return seats
}
