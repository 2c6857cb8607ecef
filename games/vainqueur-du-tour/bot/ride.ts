import type { RoadStage } from '../content/board.ts'
import { COUNTERS, bitOf, type Card } from '../content/cards.ts'
import { CLIMB, COUNTER_WITH, RIDE_20, RIDE_40, RIDE_60, SPRINT, type Move } from '../rules/moves.ts'
import { RIDES as ANY_RIDE } from '../rules/playable.ts'
import type { Rider } from '../rules/state.ts'
import { isThreat } from './attack.ts'
import { canPlay, holds, isFast, isInZone, type KmMove, type Situation } from './situation.ts'

/** Advice 1: win now, with the smallest kilometres that do, else by the sprint. */
export function winNow(now: Situation): Move | undefined {
  if (now.toGo <= 60) for (const ride of RIDES) if (ride.move.value >= now.toGo && now.playable & ride.bit) return ride.move
  return canPlay(now, 'S_SPRINT') ? SPRINT : undefined
}

/** Advice 3: the climber early, where it will pay. */
export function layClimber(now: Situation): Move | undefined {
  return now.toGo > 40 && (holds(now, 'KM40') || holds(now, 'KM60')) ? climb(now) : undefined
}

export function climb(now: Situation): Move | undefined {
  return canPlay(now, 'S_CLIMB') ? CLIMB : undefined
}

/** Advice 4: the narrow card, so that the spare bike stays for a crash. */
export function mend(now: Situation): Move | undefined {
  if (now.rider.handicap === null) return undefined
  for (let i = COUNTERS.length - 1; i >= 0; i--) if (canPlay(now, COUNTERS[i]!)) return COUNTER_WITH[i]
  return undefined
}

/** Advice 5: towards the line in the fewest turns that the hand can see; among equals the largest card. */
export function rideOn(now: Situation): KmMove | undefined {
  const playable = now.playable & ANY_RIDE
  if (playable === 0) return undefined
  if (isSingle(playable)) return onlyRide(playable)
  const kilometres = kilometresIn(now.hand)
  let best: KmMove | undefined
  let fewest = Infinity
  for (const { bit, move } of RIDES) {
    if ((playable & bit) === 0) continue
    const turns = turnsAfter(now, kilometres, move.value)
    if (turns <= fewest) {
      fewest = turns
      best = move
    }
  }
  return best
}

/** Advice 9: in a stage that is lost, the best place within reach, and the larger cards kept for the next stage. */
export function rideForPlace(now: Situation): KmMove | undefined {
  const playable = now.playable & ANY_RIDE
  if (playable === 0 || isLastStage(now) || !isLost(now)) return undefined
  if (isSingle(playable)) return onlyRide(playable)
  const kilometres = kilometresIn(now.hand)
  let best: KmMove | undefined
  let fewestAhead = Infinity
  let fewestTurns = Infinity
  for (const { bit, move } of RIDES) {
    if ((playable & bit) === 0) continue
    const ahead = ridersAhead(now, now.rider.at + move.value)
    const turns = turnsAfter(now, kilometres, move.value)
    if (ahead < fewestAhead || (ahead === fewestAhead && turns < fewestTurns)) {
      fewestAhead = ahead
      fewestTurns = turns
      best = move
    }
  }
  return best
}

/** Smallest first. */
const RIDES = [
  { bit: bitOf('KM20'), move: RIDE_20 },
  { bit: bitOf('KM40'), move: RIDE_40 },
  { bit: bitOf('KM60'), move: RIDE_60 },
] as const

/** Whether a set has one card only. */
function isSingle(cards: number): boolean {
  return (cards & (cards - 1)) === 0
}

function onlyRide(card: number): KmMove {
  return card === RIDES[0].bit ? RIDE_20 : card === RIDES[1].bit ? RIDE_40 : RIDE_60
}

function isLastStage({ state }: Situation): boolean {
  return state.stageIndex + 1 === state.tour.stages.length
}

/** About how many turns the rider needs to the line with these cards; what they lack must be drawn first. */
export function turnsToLine(stage: RoadStage, rider: Rider, hand: readonly Card[]): number {
  const isBig = isFast(stage, rider) || hand.includes('S_CLIMB')
  const kilometres = kilometresIn(hand)
  const riding = turnsFor(stage.lengthKm - rider.at, kilometres, isBig, 0)
  if (stage.sprintFromKm === null || !hand.includes('S_SPRINT')) return riding
  const toZone = isInZone(stage, rider.at) ? 0 : turnsFor(stage.sprintFromKm - rider.at, kilometres, isBig, 0)
  return Math.min(riding, toZone + 1)
}

/** Somebody who needs no more than a 20 plays before this seat does again. */
function isLost(now: Situation): boolean {
  const { state, stage, seat } = now
  for (let other = 0; other < state.riders.length; other++)
    if (other !== seat && stage.lengthKm - state.riders[other]!.at <= 20 && isThreat(now, other)) return true
  return false
}

function ridersAhead({ state, seat }: Situation, at: number): number {
  let ahead = 0
  for (let other = 0; other < state.riders.length; other++) if (other !== seat && state.riders[other]!.at >= at) ahead++
  return ahead
}

/** The turns left after riding a card of this value. */
function turnsAfter(now: Situation, kilometres: Kilometres, ridden: number): number {
  const { stage, rider, toGo } = now
  const at = rider.at + ridden
  const isBig = isFast(stage, rider) || holds(now, 'S_CLIMB')
  const riding = turnsFor(toGo - ridden, kilometres, isBig, ridden)
  if (stage.sprintFromKm === null || !holds(now, 'S_SPRINT')) return riding
  const toZone = isInZone(stage, at) ? 0 : turnsFor(stage.sprintFromKm - at, kilometres, isBig, ridden)
  return Math.min(riding, toZone + 1)
}

/** How many cards of each distance a hand has. */
interface Kilometres {
  readonly sixties: number
  readonly forties: number
  readonly twenties: number
}

function kilometresIn(hand: readonly Card[]): Kilometres {
  let sixties = 0
  let forties = 0
  let twenties = 0
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]!
    if (card === 'KM20') twenties++
    else if (card === 'KM40') forties++
    else if (card === 'KM60') sixties++
  }
  return { sixties, forties, twenties }
}

/** About the kilometres that a drawn card is worth. */
const KM_PER_DRAW = 15

/** Largest cards first, without one card of the value that is already ridden. */
function turnsFor(distance: number, { sixties, forties, twenties }: Kilometres, isBig: boolean, ridden: number): number {
  let left = distance
  let turns = 0
  if (isBig) {
    const long = cardsFor(left, 60, sixties, ridden)
    left -= 60 * long
    const middle = cardsFor(left, 40, forties, ridden)
    left -= 40 * middle
    turns = long + middle
  }
  const short = cardsFor(left, 20, twenties, ridden)
  left -= 20 * short
  turns += short
  return left > 0 ? turns + left / KM_PER_DRAW : turns
}

/** How many cards of this value it takes, as far as there are. */
function cardsFor(distance: number, value: number, held: number, ridden: number): number {
  return distance <= 0 ? 0 : Math.min(ridden === value ? held - 1 : held, Math.ceil(distance / value))
}
