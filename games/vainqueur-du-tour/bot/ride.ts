import type { RoadStage } from '../content/board.ts'
import type { Card } from '../content/cards.ts'
import type { Move } from '../rules/moves.ts'
import type { Rider } from '../rules/state.ts'
import { isThreat } from './attack.ts'
import { holds, isFast, isInZone, type Ride, type Situation } from './situation.ts'

/** Advice 1: win now, with the smallest kilometres that do, else by the sprint. */
export function winNow(now: Situation): Move | undefined {
  return now.rides.find(({ value }) => value >= now.toGo) ?? now.moves.find((move) => move.type === 'sprint')
}

/** Advice 3: the climber early, where it will pay. */
export function layClimber(now: Situation): Move | undefined {
  const pays = now.toGo > 40 && (holds(now, 'KM40') || holds(now, 'KM60'))
  return pays ? now.moves.find((move) => move.type === 'climber') : undefined
}

/** Advice 4: the narrow card, so that the spare bike stays for a crash. */
export function mend(now: Situation): Move | undefined {
  return now.moves.findLast((move) => move.type === 'counter')
}

/** Advice 5: towards the line in the fewest turns that the hand can see; among equals the largest card. */
export function rideOn(now: Situation): Ride | undefined {
  let best: Ride | undefined
  let fewest = Infinity
  for (const ride of now.rides) {
    const turns = turnsAfter(now, ride.value)
    if (turns <= fewest) {
      fewest = turns
      best = ride
    }
  }
  return best
}

/** Advice 9: in a stage that is lost, the best place within reach, and the larger cards kept for the next stage. */
export function rideForPlace(now: Situation): Ride | undefined {
  if (now.state.stageIndex + 1 === now.state.tour.stages.length || !isLost(now)) return undefined
  let best: Ride | undefined
  let fewestAhead = Infinity
  let fewestTurns = Infinity
  for (const ride of now.rides) {
    const ahead = ridersAhead(now, now.rider.at + ride.value)
    const turns = turnsAfter(now, ride.value)
    if (ahead < fewestAhead || (ahead === fewestAhead && turns < fewestTurns)) {
      fewestAhead = ahead
      fewestTurns = turns
      best = ride
    }
  }
  return best
}

/** About how many turns the rider needs to the line with these cards; what they lack must be drawn first. */
export function turnsToLine(stage: RoadStage, rider: Rider, hand: readonly Card[]): number {
  const isBig = isFast(stage, rider) || hand.includes('S_CLIMB')
  const riding = turnsFor(stage.lengthKm - rider.at, hand, isBig, 0)
  if (stage.sprintFromKm === null || !hand.includes('S_SPRINT')) return riding
  const toZone = isInZone(stage, rider.at) ? 0 : turnsFor(stage.sprintFromKm - rider.at, hand, isBig, 0)
  return Math.min(riding, toZone + 1)
}

/** Somebody who needs no more than a 20 plays before this seat does again. */
function isLost(now: Situation): boolean {
  const { state, stage, seat } = now
  return state.riders.some((rider, other) => other !== seat && stage.lengthKm - rider.at <= 20 && isThreat(now, other))
}

function ridersAhead({ state, seat }: Situation, at: number): number {
  return state.riders.filter((rider, other) => other !== seat && rider.at >= at).length
}

/** The turns left after riding a card of this value. */
function turnsAfter(now: Situation, ridden: number): number {
  const { stage, rider, toGo, hand } = now
  const at = rider.at + ridden
  const isBig = isFast(stage, rider) || holds(now, 'S_CLIMB')
  const riding = turnsFor(toGo - ridden, hand, isBig, ridden)
  if (stage.sprintFromKm === null || !holds(now, 'S_SPRINT')) return riding
  const toZone = isInZone(stage, at) ? 0 : turnsFor(stage.sprintFromKm - at, hand, isBig, ridden)
  return Math.min(riding, toZone + 1)
}

/** About the kilometres that a drawn card is worth. */
const KM_PER_DRAW = 15

/** Largest cards first, without one card of the value that is already ridden. */
function turnsFor(distance: number, hand: readonly Card[], isBig: boolean, ridden: number): number {
  let left = distance
  let turns = 0
  const ride = (card: Card, value: number) => {
    let spare = ridden === value ? 1 : 0
    for (const other of hand) {
      if (left <= 0) return
      if (other !== card || spare-- > 0) continue
      left -= value
      turns++
    }
  }
  if (isBig) {
    ride('KM60', 60)
    ride('KM40', 40)
  }
  ride('KM20', 20)
  return left > 0 ? turns + left / KM_PER_DRAW : turns
}
