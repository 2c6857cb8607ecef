import type { Names } from '@echappee/text'
import type { Ride } from '../rules/events.ts'
import type { Words } from './words/en/index.ts'
import type { RideWords } from './words/types.ts'
import { letterOf } from './race.ts'
import type { RecapLine } from './recap.ts'

/** Step 2 in words: who gained what on whom, and why (TI-30 to TI-36). */

/** "Group B rode at 4, group A at 2: 40 s taken back; Anna at 1: 20 s lost": whom they are measured by is said once. Front to back. */
export function changesText(words: Words, rides: readonly Ride[], riders: Names): string {
  const [first] = rides
  if (first === undefined) return ''
  if (rides.length === 1) return words.event.together(first.speed)
  let said: Ride | undefined
  const changes = rides.flatMap((ride) => {
    const reference = referenceOf(ride, rides)
    if (reference === undefined || (ride.from === ride.to && ride.from === 0)) return []
    const measure = reference === said ? undefined : rideWords(words, reference, rides, riders)
    said = reference
    return [words.change(rideWords(words, ride, rides, riders), measure)]
  })
  return changes.length === 0 ? words.event.unchanged : capital(changes.join(words.semicolon))
}

/** How a group of riders is called in a sentence: a rider by name, more by the letter of their group. */
export function rideName(words: Words, ride: Ride, rides: readonly Ride[], riders: Names): string {
  if (ride.riders.length === 1) return riders(ride.riders[0]!)
  const gaps = [...new Set(rides.map(({ from }) => from))].sort((a, b) => a - b)
  return words.group(letterOf(gaps.indexOf(ride.from)))
}

/** Whom a ride is measured by: whoever is in front now, or whoever was, for those who have come up. */
function referenceOf(ride: Ride, rides: readonly Ride[]): Ride | undefined {
  const isReference = ride.to > 0 ? ({ to }: Ride) => to === 0 : ({ from }: Ride) => from === 0
  const [best] = rides.filter((other) => other !== ride && isReference(other)).sort((a, b) => b.speed - a.speed)
  return best
}

function rideWords(words: Words, ride: Ride, rides: readonly Ride[], riders: Names): RideWords {
  const { speed, from, to } = ride
  return { who: rideName(words, ride, rides, riders), speed, from, to }
}

/** Why a gap is what it is at the end of a sector: "speed 3: −20 s, attack: +20 s". */
export function recapText({ recap: say }: Words, { speed, byRiding, byAttacks, byBarrier }: RecapLine): string {
  if (speed === undefined) return say.unseen
  const parts = [say.rode(speed, byRiding)]
  if (byAttacks !== 0) parts.push(byBarrier ? say.barrier(byAttacks) : say.attack(byAttacks))
  return parts.join(', ')
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
