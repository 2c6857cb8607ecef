import type { Seat } from '@echappee/kernel'
import { PLAY_COSTS, type Play } from '../content/cards.ts'
import { attackCost } from '../rules/attacks.ts'
import { tileOf } from '../rules/course.ts'
import type { PublicState } from '../rules/state.ts'
import { cardsNeeded, ridesOf, startGaps } from './race.ts'

/** What a play would lead to if everybody who has not played yet laid a single R. */
export interface PlayOutlook {
  readonly speed: number
  readonly from: number
  readonly to: number
  /** Others who would be at the same gap. */
  readonly company: number
  /** Everybody else has played: nothing is left to guess. */
  readonly isCertain: boolean
  /** The group would be so fast that attacks cost double, though the sector alone does not double them. */
  readonly doublesAttacks: boolean
  /** Cards left afterwards, and those that the rest of the race asks for. */
  readonly cardsLeft: number
  readonly cardsNeeded: number
}

export function outlook(view: PublicState, seat: Seat, play: Play): PlayOutlook {
  const rides = ridesOf(view, 'R', { [seat]: play })
  const own = rides.find(({ riders }) => riders.includes(seat))!
  const together = rides.filter(({ to }) => to === own.to)
  const groupSpeed = Math.max(...together.map(({ speed }) => speed))
  const hidden = tileOf(view) === 'CO' && view.riders[seat]!.cards > 1 ? 1 : 0
  return {
    speed: own.speed,
    from: startGaps(view)[seat]!,
    to: own.to,
    company: together.reduce((sum, { riders }) => sum + riders.length, 0) - 1,
    isCertain: view.riders.every((rider, i) => i === seat || rider.out !== null || rider.play !== null),
    doublesAttacks: attackCost(view, groupSpeed) > attackCost(view, 0),
    cardsLeft: view.riders[seat]!.cards - PLAY_COSTS[play].total - hidden,
    cardsNeeded: cardsNeeded(view, view.sector),
  }
}
