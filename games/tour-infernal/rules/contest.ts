import type { Context, Seat } from '@echappee/kernel'
import { FINAL_BONUSES, effectsOn, type Tile } from '../content/sectors.ts'
import * as change from './changes/contest.ts'
import { putQuestion } from './changes/sector.ts'
import { effectOf, isLastSector, tileOf } from './course.ts'
import type { Event } from './events.ts'
import { NUMBERS, numbersOf } from './numbers.ts'
import { reversed } from './seats.ts'
import type { Step } from './step.ts'
import type { Contest, ContestKind, PublicState, State } from './state.ts'

/** TI-61: seconds for places 1, 2 … */
export function bonusesOf(kind: ContestKind, tile: Tile, numbers = NUMBERS): readonly number[] {
  if (kind !== 'final') return effectsOn(tile).bonuses
  return numbers === NUMBERS ? FINAL_BONUSES : [numbers.finalFirst, numbers.finalSecond]
}

/** TI-63: who speaks first also wins what is still tied. */
export function contestOrder(kind: ContestKind, order: readonly Seat[]): Seat[] {
  return kind === 'climb' ? order.slice() : reversed(order)
}

/** TI-62: a complete order. `laidS` and `laidR` are by seat. */
export function passingOrder(
  inContestOrder: readonly Seat[],
  riders: readonly { readonly gap: number }[],
  laidS: readonly number[],
  laidR: readonly number[],
): Seat[] {
  const passing: Seat[] = []
  for (let i = 0; i < inContestOrder.length; i++) {
    const seat = inContestOrder[i]!
    let at = passing.length
    while (at > 0 && isAhead(seat, passing[at - 1]!, riders, laidS, laidR)) at--
    passing.splice(at, 0, seat)
  }
  return passing
}

/** At most one group fights for a bonus place. */
export function beginContest(state: State, kind: ContestKind, ctx: Context<Event>): Step {
  const bonuses = bonusesOf(kind, tileOf(state), numbersOf(state.race))
  const inOrder = contestOrder(kind, state.order)
  const found = contestants(state, inOrder, bonuses.length)
  if (found === undefined) return passLine(state, kind, ZEROS, ZEROS, ctx)
  const { place, riders } = found
  change.beginContest(state, kind, place, riders)
  ctx.emit?.({ type: 'contestBegan', kind, place, riders: [...riders], bonuses: [...bonuses] })
  putQuestion(state, 'bid', riders[0]!, 0, null)
  return 'decision'
}

/** TI-65, TI-66: the next who must speak; or the next tie; or the line. */
export function nextBidder(state: State, ctx: Context<Event>): Step {
  const contest = state.contest!
  if (findBidder(state, contest, ctx)) return 'decision'
  const tie = nextTie(contest, bonusesOf(contest.kind, tileOf(state), numbersOf(state.race)).length)
  if (tie === undefined) return passLine(state, contest.kind, contest.laidS, contest.laidR, ctx)
  change.beginRunOff(state, tie.riders, tie.tiedAt)
  ctx.emit?.({ type: 'runOffBegan', riders: [...tie.riders], place: tie.place, tiedAt: tie.tiedAt })
  putQuestion(state, 'bid', tie.riders[0]!, 0, null)
  return 'decision'
}

export function copyContest(contest: Contest): Contest {
  const { kind, place, riders, card, tiedAt, laidS, laidR, isIn, turns, silent } = contest
  return {
    kind,
    place,
    riders: riders.slice(),
    card,
    tiedAt,
    laidS: laidS.slice(),
    laidR: laidR.slice(),
    isIn: isIn.slice(),
    turns,
    silent,
  }
}

/** TI-62, TI-69, TI-70. */
export function passLine(state: State, kind: ContestKind, laidS: readonly number[], laidR: readonly number[], ctx: Context<Event>): Step {
  const { riders } = state
  const passing = passingOrder(contestOrder(kind, state.order), riders, laidS, laidR)
  const [winner, second] = passing
  const isClimbWon = effectOf(state).isClimb
  // M3 of TI-101: a sprint is won only against somebody.
  const isSprintWon = kind !== 'climb' && second !== undefined && riders[second]!.gap === riders[winner!]!.gap
  change.passLine(state, passing, isClimbWon, isSprintWon)
  ctx.emit?.({ type: 'linePassed', kind, order: [...passing], isClimbWon, isSprintWon })
  const bonuses = bonusesOf(kind, tileOf(state), numbersOf(state.race))
  payBonuses(state, kind, bonuses, ctx)
  if (isLastSector(state) && isClimbWon && state.race.options.finalClimbToo) payBonuses(state, 'climb', effectOf(state).bonuses, ctx)
  return 'end sector'
}

/** At least two riders are in the race (TI-94), and no place has more bonuses. */
function payBonuses(state: State, kind: ContestKind, bonuses: readonly number[], ctx: Context<Event>): void {
  const { passing } = state
  for (let i = 0; i < bonuses.length; i++) {
    const seat = passing[i]!
    change.winBonus(state, seat, bonuses[i]!)
    ctx.emit?.({ type: 'bonusWon', seat, place: i + 1, seconds: bonuses[i]!, kind })
  }
}

/** TI-64: the first group of two or more that reaches a bonus place, in contest order; undefined if there is none. */
export function contestants(
  { riders }: Pick<PublicState, 'riders'>,
  inContestOrder: readonly Seat[],
  places: number,
): { place: number; riders: Seat[] } | undefined {
  let beyond = -1
  for (let place = 1; place <= places; place++) {
    let gap = Infinity
    for (const seat of inContestOrder) {
      const own = riders[seat]!.gap
      if (own > beyond && own < gap) gap = own
    }
    const group: Seat[] = []
    for (const seat of inContestOrder) if (riders[seat]!.gap === gap) group.push(seat)
    if (group.length >= 2) return { place, riders: group }
    beyond = gap
  }
  return undefined
}

/** TI-65: true if somebody must speak, false at the end of the bidding phase. */
function findBidder(state: State, contest: Contest, ctx: Context<Event>): boolean {
  const { speakers } = state
  for (;;) {
    const isFirstLap = contest.turns < speakers.length
    if (!isFirstLap && contest.silent >= inCount(contest.isIn)) return false
    state.turn = (state.turn + 1) % speakers.length
    const seat = speakers[state.turn]!
    if (!isFirstLap) {
      if (!contest.isIn[seat]) continue
      if (isAloneAhead(contest, speakers, seat)) {
        change.skipBid(state)
        ctx.emit?.({ type: 'bidSkipped', seat, card: contest.card })
        continue
      }
    }
    putQuestion(state, 'bid', seat, state.turn, null)
    return true
  }
}

function isAloneAhead({ card, laidS, laidR }: Contest, speakers: readonly Seat[], seat: Seat): boolean {
  const totals = card === 'S' ? laidS : laidR
  for (const other of speakers) if (other !== seat && totals[other]! >= totals[seat]!) return false
  return true
}

function inCount(isIn: readonly boolean[]): number {
  let count = 0
  for (let i = 0; i < isIn.length; i++) if (isIn[i]) count++
  return count
}

/** TI-66: the next set of equal S, highest first, that holds a bonus place; 0 S each is a tie too (R34). */
function nextTie({ riders, place, laidS, tiedAt }: Contest, places: number): { riders: Seat[]; place: number; tiedAt: number } | undefined {
  let below = tiedAt ?? Infinity
  for (;;) {
    let most = -1
    let ahead = 0
    for (const seat of riders) {
      const own = laidS[seat]!
      if (own >= below) ahead++
      else if (own > most) most = own
    }
    if (most < 0 || place + ahead > places) return undefined
    const tied = riders.filter((seat) => laidS[seat] === most)
    if (tied.length >= 2) return { riders: tied, place: place + ahead, tiedAt: most }
    below = most
  }
}

function isAhead(
  seat: Seat,
  other: Seat,
  riders: readonly { readonly gap: number }[],
  laidS: readonly number[],
  laidR: readonly number[],
): boolean {
  const byGap = riders[seat]!.gap - riders[other]!.gap
  if (byGap !== 0) return byGap < 0
  const byS = laidS[seat]! - laidS[other]!
  if (byS !== 0) return byS > 0
  return laidR[seat]! > laidR[other]!
}

const ZEROS: readonly number[] = Array.from({ length: 8 }, () => 0)
