import type { Seat } from '@echappee/kernel'
import { PLAY_COSTS, type Card, type Cards, type Play } from '../content/cards.ts'
import { EFFECTS, FINAL_BONUSES, SECTORS, type Tile } from '../content/sectors.ts'
import { bonusesOf } from '../rules/contest.ts'
import { numbersOf } from '../rules/numbers.ts'
import { tileOf } from '../rules/course.ts'
import type { Event, Ride } from '../rules/events.ts'
import { companyOf, normalise, rideOf, rideUnits } from '../rules/gaps.ts'
import { bunchesOf } from '../rules/riding.ts'
import type { Kit, PublicState, Result, View } from '../rules/state.ts'
import type { StepName } from './words/types.ts'

/** What the table shows and says is read off the view here, without React and without words. */

/** Riders at one gap; the letter goes from the front to the back. */
export interface Pack {
  readonly letter: string
  readonly gap: number
  readonly riders: readonly number[]
}

/** Front to back. */
export function packsOf(view: PublicState): Pack[] {
  return bunchesOf(view.riders).map(({ gap, riders }, i) => ({ letter: letterOf(i), gap, riders }))
}

export function letterOf(index: number): string {
  return String.fromCodePoint('A'.codePointAt(0)! + index)
}

export function seatsOf(view: PublicState): Seat[] {
  return Array.from({ length: view.race.seats }, (_, seat) => seat)
}

/** Of a race that is over, the winner first. */
export function rankedSeats(view: PublicState): Seat[] {
  const { places } = view.result!
  return seatsOf(view).sort((a, b) => places[a]! - places[b]!)
}

export function isNeutral(view: PublicState, rider: number): boolean {
  return rider >= view.race.seats
}

/** Which part of the sector is under way while a decision is awaited. */
export function stepOf(view: PublicState): StepName {
  switch (view.phase) {
    case 'finished':
      return 'over'
    case 'besace':
      return view.order.length === 0 ? 'besace' : 'ride'
    case 'play':
      return 'ride'
    case 'hidden':
      return view.hiding === null || view.hiding === 'play' ? 'ride' : 'attacks'
    case 'attack':
    case 'answer':
    case 'counter':
      return 'attacks'
    case 'bid':
    case 'swap':
      return 'event'
  }
}

/** Which part of the sector is shown: between two decisions the beat tells. */
export function stepShown(view: PublicState, beat: Event | undefined): StepName {
  switch (beat?.type) {
    case 'sectorBegan':
    case 'played':
    case 'neutralPlayed':
      return 'ride'
    case 'rode':
    case 'caught':
    case 'regulated':
      return 'gaps'
    case 'attacksBegan':
    case 'attacksEnded':
    case 'escaped':
    case 'stoodOff':
    case 'waveCancelled':
    case 'countersEnded':
      return 'attacks'
    case 'barrierFell':
    case 'contestBegan':
    case 'linePassed':
    case 'bonusWon':
    case 'feedBegan':
    case 'swapsRevealed':
    case 'sectorEnded':
    case 'firstNamed':
      return 'event'
    default:
      return stepOf(view)
  }
}

/** Who decides now, in a secret step nobody: who has done so is not known. While a beat is shown, who has just decided. */
export function actingNow(view: PublicState, beat: Event | undefined): readonly Seat[] {
  if (beat === undefined) return view.actor === null ? [] : [view.actor]
  return 'seat' in beat && beat.type !== 'bonusWon' && beat.type !== 'firstNamed' ? [beat.seat] : []
}

export function isAllPlayed(view: PublicState): boolean {
  return view.riders.every(({ play, out }) => out !== null || play !== null)
}

/** Bonus seconds minus gap; of a rider who abandoned, what is shown for him (TI-93). */
export function scoreOf(view: PublicState, seat: Seat): number {
  const { bonus, gap, out } = view.riders[seat]!
  return view.result?.scores[seat] ?? bonus - (out?.gap ?? gap)
}

/** Seconds by which the winner beats the best of the others who have arrived. */
export function leadOf({ scores, places, finishers }: Result): number {
  const winner = places.indexOf(1)
  const others = finishers.filter((seat) => seat !== winner)
  return others.length === 0 ? 0 : scores[winner]! - Math.max(...others.map((seat) => scores[seat]!))
}

/** Seconds behind whoever stands best, as in a classification: bonus seconds counted in, the leader has none. */
export function behindOf(view: PublicState, seat: Seat): number {
  const racing = seatsOf(view).filter((other) => view.riders[other]!.out === null)
  const best =
    view.result === null ? Math.max(...racing.map((other) => scoreOf(view, other))) : scoreOf(view, view.result.places.indexOf(1))
  return Math.max(0, best - scoreOf(view, seat))
}

/** Best first; level riders in the order of the table. */
export function standingsOf(view: PublicState): Seat[] {
  if (view.result !== null) return rankedSeats(view)
  const isOut = (seat: Seat) => Number(view.riders[seat]!.out !== null)
  return seatsOf(view).sort((a, b) => isOut(a) - isOut(b) || scoreOf(view, b) - scoreOf(view, a) || a - b)
}

/** Who leads alone as it stands; at the end the winner. */
export function leaderOf(view: PublicState): Seat | undefined {
  if (view.result !== null) return view.result.places.indexOf(1)
  const racing = seatsOf(view).filter((seat) => view.riders[seat]!.out === null)
  const best = Math.max(...racing.map((seat) => scoreOf(view, seat)))
  const leaders = racing.filter((seat) => scoreOf(view, seat) === best)
  return leaders.length === 1 ? leaders[0] : undefined
}

export function kitOf(view: View): Kit | undefined {
  return view.kits[view.viewer] ?? undefined
}

/** TI-12, TI-13. */
export function isSolitaryNow(view: PublicState, rider: number): boolean {
  return tileOf(view) === 'HM' || companyOf(view.riders, rider) === 0
}

/** Gaps with which this sector was begun: those at the end of the sector before, without the riders who have left since. */
export function startGaps(view: PublicState): number[] {
  const before = view.history.findLast(({ sector }) => sector < view.sector)
  const riders = view.riders.map(({ out }, i) => ({ gap: before?.gaps[i] ?? 0, out }))
  normalise(riders)
  return riders.map(({ gap }) => gap)
}

/** TI-30 to TI-36: how this sector is ridden, front to back; riders who have not played yet are given `missing`. */
export function ridesOf(view: PublicState, missing: Play = 'R', plays: Readonly<Record<number, Play>> = {}): Ride[] {
  const from = startGaps(view)
  const riders = view.riders.map(({ play, out }, i) => ({ gap: from[i]!, play: plays[i] ?? play ?? missing, out }))
  const units = rideUnits(riders, tileOf(view), view.race.options)
  const least = Math.min(...units.map(({ to }) => to))
  return units.map((unit): Ride => ({ ...rideOf(unit), to: unit.to - least })).sort((a, b) => a.from - b.from)
}

/** Cards that the rest of the race asks for at least: one a sector, and one more on cobbles. Counted from the sector after `sector`. */
export function cardsNeeded(view: PublicState, sector: number): number {
  return view.race.course.slice(sector).reduce((sum, tile) => sum + (tile === 'CO' ? 2 : 1), 0)
}

/** The seconds that wait at the end of a sector, first place first. */
export function prizesOf(course: readonly Tile[], sector: number): readonly number[] {
  return sector === SECTORS ? FINAL_BONUSES : EFFECTS[course[sector - 1]!].bonuses
}

/** Of the contest that is being fought. */
export function contestPrizes(view: PublicState): readonly number[] {
  return view.contest === null ? [] : bonusesOf(view.contest.kind, tileOf(view), numbersOf(view.race))
}

export function totalOf({ R, S, A }: Readonly<Cards>): number {
  return R + S + A
}

export function cardsOf(play: Play): Card[] {
  const { R, S, A } = PLAY_COSTS[play]
  return [...Array<Card>(R).fill('R'), ...Array<Card>(S).fill('S'), ...Array<Card>(A).fill('A')]
}

/** The seats that must decide now, from the public state alone. */
export function awaited(view: PublicState): Seat[] {
  if (view.actor !== null) return [view.actor]
  if (view.phase === 'besace') return seatsOf(view).filter((seat) => !view.isReady[seat])
  return view.phase === 'swap' && view.feed !== null ? seatsOf(view).filter((seat) => !view.feed!.isDone[seat]) : []
}
