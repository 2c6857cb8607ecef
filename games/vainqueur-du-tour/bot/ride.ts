declare const process: any
import { isThreat } from './attack.ts'
import { copies, holds, isFast, isInZone, rides, type Ride, type Situation } from './situation.ts'
import type { Move } from '../rules/moves.ts'

/** Advice 1: win now, with the smallest kilometres that do, else by the sprint. */
export function winNow(now: Situation): Move | undefined {
  if (process.env.SPR && now.state.stageIndex + 1 < now.state.tour.stages.length) { const r = rides(now).find(({ value }) => value >= now.toGo); const sp = now.moves.find((move) => move.type === 'sprint'); if (sp && (!r || r.value >= Number(process.env.SPR))) return sp }
  return rides(now).find(({ value }) => value >= now.toGo) ?? now.moves.find((move) => move.type === 'sprint')
}

/** Advice 3: the climber early, where it will pay. */
export function layClimber(now: Situation): Move | undefined {
  const pays = now.toGo > Number(process.env.CL ?? 40) && (process.env.CLA || holds(now, 'KM40') || holds(now, 'KM60'))
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
  for (const ride of rides(now)) {
    const turns = turnsAfter(now, ride.value)
    if (process.env.SMALL ? turns < fewest : turns <= fewest) {
      fewest = turns
      best = ride
    }
  }
  return best
}

/** Advice 9: where somebody else will surely win, take the best place within reach and keep the larger cards for the next stage. */
export function rideForPlace(now: Situation): Ride | undefined {
  if (process.env.NOPLACE) return undefined
  if (now.state.stageIndex + 1 === now.state.tour.stages.length || !isLost(now)) return undefined
  let best: Ride | undefined
  let fewest = Infinity
  for (const ride of rides(now)) {
    const ahead = ridersAhead(now, now.rider.at + ride.value)
    if (ahead < fewest) {
      fewest = ahead
      best = ride
    }
  }
  return best
}

/** Somebody who can win with any kilometres plays before this seat does again. */
function isLost(now: Situation): boolean {
  const { state, stage, seat } = now
  return state.riders.some((rider, other) => other !== seat && isThreat(now, other) && stage.lengthKm - rider.at <= 20)
}

function ridersAhead({ state, seat }: Situation, at: number): number {
  return state.riders.filter((rider, other) => other !== seat && rider.at >= at).length
}

/** How many turns are left after riding so far, by the cards in hand; what the hand lacks must be drawn first. */
function turnsAfter(now: Situation, ridden: number): number {
  const { stage, rider, toGo } = now
  const at = rider.at + ridden
  const left = toGo - ridden
  const isBig = isFast(stage, rider) || (holds(now, 'S_CLIMB') && stage.type === 'mountain')
  const cards: [value: number, count: number][] = [
    [60, isBig ? copies(now, 'KM60') - Number(ridden === 60) : 0],
    [40, isBig ? copies(now, 'KM40') - Number(ridden === 40) : 0],
    [20, copies(now, 'KM20') - Number(ridden === 20)],
  ]
  const riding = turnsFor(left, cards)
  if (!holds(now, 'S_SPRINT') || stage.sprintFromKm === null) return riding
  const toZone = isInZone(stage, at) ? 0 : turnsFor(stage.sprintFromKm - at, cards)
  return Math.min(riding, toZone + 1)
}

/** About the kilometres that a drawn card is worth. */
const KM_PER_DRAW = 15

function turnsFor(distance: number, cards: readonly [value: number, count: number][]): number {
  let left = distance
  let turns = 0
  for (const [value, count] of cards)
    for (let i = 0; i < count && left > 0; i++) {
      left -= value
      turns++
    }
  return left > 0 ? turns + left / KM_PER_DRAW : turns
}
