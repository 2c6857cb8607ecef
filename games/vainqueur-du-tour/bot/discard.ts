import type { RoadStage } from '../content/board.ts'
import { CARD_INDEX, COUNTERS, HANDICAPS, bitOf, type Card } from '../content/cards.ts'
import { DISCARD, type Move } from '../rules/moves.ts'
import { holds, isFast, isStageAhead, type Situation } from './situation.ts'

/** Advice 7, 8: throw away what will be missed least. The order was found by playing many thousand tours against other orders. */
export function throwAway(now: Situation): Move {
  return DISCARD[CARD_INDEX[leastMissed(now)]]!
}

function leastMissed(now: Situation): Card {
  const { twice, thrice } = copiesIn(now.hand)
  const hasSprinter = holds(now, 'S_SPRINT')
  const isSprinterIdle = hasSprinter && now.stage.sprintFromKm === null
  const hasClimber = holds(now, 'S_CLIMB')
  if (isSprinterIdle && !isStageAhead(now, hasZone)) return 'S_SPRINT'
  if (hasClimber && !canStillClimb(now)) return 'S_CLIMB'
  if (holds(now, 'C_WHEEL') && (holds(now, 'C_BIKE') || twice & WHEEL)) return 'C_WHEEL'
  if (twice & FOOD) return 'C_FOOD'
  if (twice & GEAR) return 'C_GEAR'
  if (thrice & BIKE) return 'C_BIKE'
  if (isSprinterIdle) return 'S_SPRINT'
  const hasForty = holds(now, 'KM40')
  const hasSixty = holds(now, 'KM60')
  if ((hasForty || hasSixty) && isSurplus(now)) return hasForty ? 'KM40' : 'KM60'
  if (holds(now, 'KM20')) return 'KM20'
  if (hasForty) return 'KM40'
  if (hasSprinter) return 'S_SPRINT'
  if (twice & BIKE) return 'C_BIKE'
  if (hasSixty) return 'KM60'
  // The only cure of its kind, a handicap, a climber who will be needed.
  for (let i = 0; i < LAST.length; i++) if (holds(now, LAST[i]!)) return LAST[i]!
  return 'S_CLIMB'
}

const LAST = [...COUNTERS, ...HANDICAPS]
const BIKE = bitOf('C_BIKE')
const WHEEL = bitOf('C_WHEEL')
const FOOD = bitOf('C_FOOD')
const GEAR = bitOf('C_GEAR')

/** The cards that a hand has twice, and three times, as bits. */
interface Copies {
  readonly twice: number
  readonly thrice: number
}

function copiesIn(hand: readonly Card[]): Copies {
  let once = 0
  let twice = 0
  let thrice = 0
  for (let i = 0; i < hand.length; i++) {
    const bit = bitOf(hand[i]!)
    thrice |= twice & bit
    twice |= once & bit
    once |= bit
  }
  return { twice, thrice }
}

/** In the mountains without a climber two large cards are enough for the next plain stage: more of them only fill the hand. */
function isSurplus(now: Situation): boolean {
  const { stage, rider } = now
  if (isFast(stage, rider) || holds(now, 'S_CLIMB')) return false
  return largeCards(now) > 2 || !isStageAhead(now, isPlain)
}

function largeCards({ hand }: Situation): number {
  let count = 0
  for (let i = 0; i < hand.length; i++) if (hand[i] === 'KM40' || hand[i] === 'KM60') count++
  return count
}

function canStillClimb(now: Situation): boolean {
  return (now.stage.type === 'mountain' && !now.rider.hasClimber) || isStageAhead(now, isMountain)
}

const hasZone = ({ sprintFromKm }: RoadStage): boolean => sprintFromKm !== null
const isPlain = ({ type }: RoadStage): boolean => type === 'plain'
const isMountain = ({ type }: RoadStage): boolean => type === 'mountain'
