import type { RoadStage } from '../content/board.ts'
import { CARDS, bitOf, type Card } from '../content/cards.ts'
import { DISCARD, type Move } from '../rules/moves.ts'
import { holds, isFast, isStageAhead, type Situation } from './situation.ts'

/** What a card is to the hand: the least worth is thrown away. The order was found by playing many thousand tours against other orders. */
const WORTH = {
  useless: 0,
  spareWheel: 1,
  duplicate: 2,
  thirdBike: 3,
  sprinterWithoutZone: 4,
  surplus: 5,
  twenty: 6,
  forty: 7,
  sprinter: 8,
  secondBike: 9,
  sixty: 10,
  onlyCure: 11,
  handicap: 12,
  climber: 13,
} as const

/** Advice 7, 8: throw away what will be missed least. */
export function throwAway(now: Situation): Move {
  const copies = copiesIn(now.hand)
  let worst = 0
  let least = Infinity
  for (let i = 0; i < CARDS.length; i++) {
    if ((now.held & BITS[i]!) === 0) continue
    const worth = worthOf(now, CARDS[i]!, copies)
    if (worth < least) {
      least = worth
      worst = i
    }
  }
  return DISCARD[worst]!
}

/** In the order of CARDS. */
const BITS = CARDS.map(bitOf)

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

function worthOf(now: Situation, card: Card, { twice, thrice }: Copies): number {
  switch (card) {
    case 'C_WHEEL':
      return holds(now, 'C_BIKE') || twice & bitOf(card) ? WORTH.spareWheel : WORTH.onlyCure
    case 'C_BIKE':
      return thrice & bitOf(card) ? WORTH.thirdBike : twice & bitOf(card) ? WORTH.secondBike : WORTH.onlyCure
    case 'C_FOOD':
    case 'C_GEAR':
      return twice & bitOf(card) ? WORTH.duplicate : WORTH.onlyCure
    case 'S_SPRINT':
      if (now.stage.sprintFromKm !== null) return WORTH.sprinter
      return isStageAhead(now, hasZone) ? WORTH.sprinterWithoutZone : WORTH.useless
    case 'S_CLIMB':
      return canStillClimb(now) ? WORTH.climber : WORTH.useless
    case 'KM20':
      return WORTH.twenty
    case 'KM40':
      return isSurplus(now) ? WORTH.surplus : WORTH.forty
    case 'KM60':
      return isSurplus(now) ? WORTH.surplus : WORTH.sixty
    default:
      return WORTH.handicap
  }
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
