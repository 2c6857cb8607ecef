import type { Card } from '../content/cards.ts'
import type { Move } from '../rules/moves.ts'
import { copies, holds, isFast, stagesLeft, type Situation } from './situation.ts'

/** Advice 7, 8: throw away what will be missed least. */
export function throwAway(now: Situation): Move {
  let worst: Move | undefined
  let least = Infinity
  for (const move of now.moves) {
    if (move.type !== 'discard') continue
    const worth = WORTH.indexOf(useOf(now, move.card))
    if (worth < least) {
      least = worth
      worst = move
    }
  }
  return worst!
}

/** What a card is to the hand, least worth first. The order was found by playing many thousand tours against other orders. */
const WORTH = [
  'useless',
  'spare wheel',
  'duplicate',
  'third bike',
  'sprinter without a zone',
  'surplus',
  'twenty',
  'forty',
  'sprinter',
  'second bike',
  'sixty',
  'only cure',
  'handicap',
  'climber',
] as const

function useOf(now: Situation, card: Card): (typeof WORTH)[number] {
  switch (card) {
    case 'C_WHEEL':
      return copies(now, card) > 1 || holds(now, 'C_BIKE') ? 'spare wheel' : 'only cure'
    case 'C_BIKE':
      return copies(now, card) > 2 ? 'third bike' : copies(now, card) > 1 ? 'second bike' : 'only cure'
    case 'C_FOOD':
    case 'C_GEAR':
      return copies(now, card) > 1 ? 'duplicate' : 'only cure'
    case 'S_SPRINT':
      if (now.stage.sprintFromKm !== null) return 'sprinter'
      return stagesLeft(now, ({ sprintFromKm }) => sprintFromKm !== null) > 0 ? 'sprinter without a zone' : 'useless'
    case 'S_CLIMB':
      return canStillClimb(now) ? 'climber' : 'useless'
    case 'KM20':
      return 'twenty'
    case 'KM40':
      return isSurplus(now) ? 'surplus' : 'forty'
    case 'KM60':
      return isSurplus(now) ? 'surplus' : 'sixty'
    default:
      return 'handicap'
  }
}

/** In the mountains without a climber two large cards are enough for the next plain stage: more of them only fill the hand. */
function isSurplus(now: Situation): boolean {
  const { stage, rider } = now
  if (isFast(stage, rider) || holds(now, 'S_CLIMB')) return false
  return copies(now, 'KM40') + copies(now, 'KM60') > 2 || stagesLeft(now, ({ type }) => type === 'plain') === 0
}

function canStillClimb(now: Situation): boolean {
  return (now.stage.type === 'mountain' && !now.rider.hasClimber) || stagesLeft(now, ({ type }) => type === 'mountain') > 0
}
