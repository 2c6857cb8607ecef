import type { RoadStage } from '../content/board.ts'
import type { Card } from '../content/cards.ts'
import type { Move } from '../rules/moves.ts'
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
  const { moves } = now
  let worst: Move | undefined
  let least = Infinity
  for (let i = 0; i < moves.length; i++) {
    const move = moves[i]!
    if (move.type !== 'discard') continue
    const worth = worthOf(now, move.card)
    if (worth < least) {
      least = worth
      worst = move
    }
  }
  return worst!
}

function worthOf(now: Situation, card: Card): number {
  switch (card) {
    case 'C_WHEEL':
      return holds(now, 'C_BIKE') || copies(now, card) > 1 ? WORTH.spareWheel : WORTH.onlyCure
    case 'C_BIKE': {
      const bikes = copies(now, card)
      return bikes > 2 ? WORTH.thirdBike : bikes > 1 ? WORTH.secondBike : WORTH.onlyCure
    }
    case 'C_FOOD':
    case 'C_GEAR':
      return copies(now, card) > 1 ? WORTH.duplicate : WORTH.onlyCure
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

function copies({ hand }: Situation, card: Card): number {
  let count = 0
  for (let i = 0; i < hand.length; i++) if (hand[i] === card) count++
  return count
}

/** In the mountains without a climber two large cards are enough for the next plain stage: more of them only fill the hand. */
function isSurplus(now: Situation): boolean {
  const { stage, rider } = now
  if (isFast(stage, rider) || holds(now, 'S_CLIMB')) return false
  return copies(now, 'KM40') + copies(now, 'KM60') > 2 || !isStageAhead(now, isPlain)
}

function canStillClimb(now: Situation): boolean {
  return (now.stage.type === 'mountain' && !now.rider.hasClimber) || isStageAhead(now, isMountain)
}

const hasZone = ({ sprintFromKm }: RoadStage): boolean => sprintFromKm !== null
const isPlain = ({ type }: RoadStage): boolean => type === 'plain'
const isMountain = ({ type }: RoadStage): boolean => type === 'mountain'
