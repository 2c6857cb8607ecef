import type { Seat } from '@echappee/kernel'
import { LAST_SQUARE, type Terrain } from '../content/road.ts'
import { criterionBetween, type Criterion, type Finisher } from '../rules/classification.ts'
import { classification, finishersOf } from '../rules/finish.ts'
import type { PublicState, RiderId } from '../rules/state.ts'

/** CDB-41 to CDB-50, worked out from a finished view. */
export interface FinalStanding {
  readonly winner: Seat
  /** The winner's best rider. */
  readonly rider: RiderId
  readonly decidedBy: Criterion
  readonly lastTerrain: Terrain
  /** Best first. */
  readonly lines: readonly FinalLine[]
  /** Seats, best first. */
  readonly seats: readonly Seat[]
}

export interface FinalLine extends Finisher {
  readonly id: RiderId
  readonly rank: number
  /** What put this rider before the next one; undefined for the last. */
  readonly before: Criterion | undefined
}

export function finalOf(view: PublicState): FinalStanding {
  const { order, places, winner, decidedBy } = classification(view)
  const finishers = finishersOf(view)
  return {
    winner,
    rider: order[0]!,
    decidedBy,
    lastTerrain: view.race.course.cases[LAST_SQUARE - 1]!,
    lines: order.map((id, i) => {
      const next = order[i + 1]
      return {
        ...finishers[id]!,
        id,
        rank: i + 1,
        before: next === undefined ? undefined : criterionBetween(finishers[id]!, finishers[next]!),
      }
    }),
    seats: places.map((_, seat) => seat).sort((a, b) => places[a]! - places[b]!),
  }
}
