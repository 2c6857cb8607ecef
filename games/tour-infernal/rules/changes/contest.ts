import type { Seat } from '@echappee/kernel'
import type { ContestKind, Position } from '../state.ts'
import { layBid } from './cards.ts'

/** TI-64. `riders` in contest order. */
export function beginContest(table: Position, kind: ContestKind, place: number, riders: Seat[]): void {
  const none = table.kits.map(() => 0)
  table.contest = { kind, place, riders, card: 'S', tiedAt: null, laidS: none, laidR: none.slice(), isIn: [], turns: 0, silent: 0 }
  beginBidding(table, riders)
}

/** TI-66. */
export function beginRunOff(table: Position, riders: Seat[], tiedAt: number): void {
  const contest = table.contest!
  contest.card = 'R'
  contest.tiedAt = tiedAt
  beginBidding(table, riders)
}

/** TI-65. */
export function bid(table: Position, seat: Seat, count: number): void {
  const contest = table.contest!
  const { card } = contest
  layBid(table, seat, card, count)
  const totals = card === 'S' ? contest.laidS : contest.laidR
  totals[seat]! += count
  contest.turns++
  contest.silent = 0
}

/** TI-65: who passes on his first turn is out. */
export function passBid({ contest }: Position, seat: Seat, isOut: boolean): void {
  contest!.turns++
  if (isOut) contest!.isIn[seat] = false
  else contest!.silent++
}

export function skipBid({ contest }: Position): void {
  contest!.silent++
}

/** TI-62; M2 and M3 of TI-101. */
export function passLine(table: Position, passing: Seat[], isClimbWon: boolean, isSprintWon: boolean): void {
  const winner = table.riders[passing[0]!]!
  if (isClimbWon) winner.climbs++
  if (isSprintWon) winner.sprints++
  table.contest = null
  table.passing = passing
}

export function winBonus({ riders }: Position, seat: Seat, seconds: number): void {
  riders[seat]!.bonus += seconds
}

function beginBidding(table: Position, riders: Seat[]): void {
  const contest = table.contest!
  contest.isIn = table.kits.map(() => false)
  for (const seat of riders) contest.isIn[seat] = true
  contest.turns = 0
  contest.silent = 0
  table.speakers = riders
}
