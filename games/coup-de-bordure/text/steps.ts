import type { Cause, Pace } from '../content/paces.ts'
import type { StepReason } from '../rules/events.ts'
import { ridersIn } from '../rules/riders.ts'
import type { PublicState, RiderId } from '../rules/state.ts'
import { leftOf } from './race.ts'

/** Steps of the resolution that are told with their reason; in the others nothing happens, or a tow says it. */
export const SHOWN_REASONS = [
  'offensives',
  'accelerations',
  'wheelFound',
  'wheelMissed',
  'mayAnnounce',
  'steady',
] as const satisfies readonly StepReason[]
export type ShownReason = (typeof SHOWN_REASONS)[number]

export interface StepNow {
  readonly reason: ShownReason
  readonly riders: readonly RiderId[]
}

/** What the present step is about, as long as it lasts; undefined where there is nothing to tell. */
export function stepNow(view: PublicState): StepNow | undefined {
  switch (view.step) {
    case 1:
      return stepOf('offensives', performing(view, 'OFF', ['OFF']))
    case 3:
      return stepOf('accelerations', performing(view, 'ACC', ['ACC']))
    case 4: {
      // CDB-23: only an Acceleration that took place gives a wheel.
      const hasWheel = movedBy(view, ['ACC']).length > 0
      return stepOf(hasWheel ? 'wheelFound' : 'wheelMissed', performing(view, 'SIL', ['SIL1', 'SIL2']))
    }
    case 5:
      return view.phase === 'announce' ? stepOf('mayAnnounce', movedBy(view, ['SIL2'])) : undefined
    case 7:
      return stepOf(
        'steady',
        [...movedBy(view, ['CON']), ...leftOf(view)].sort((a, b) => a - b),
      )
    default:
      return undefined
  }
}

function stepOf(reason: ShownReason, riders: readonly RiderId[]): StepNow | undefined {
  return riders.length === 0 ? undefined : { reason, riders }
}

/** Riders with this pace that perform it in this step: not those who were towed away before. */
function performing(view: PublicState, pace: Pace, causes: readonly Cause[]): RiderId[] {
  return ridersIn(view.group).filter((id) => {
    const rider = view.riders[id]!
    return rider.pace === pace && (rider.moved === null || causes.includes(rider.moved))
  })
}

function movedBy(view: PublicState, causes: readonly Cause[]): RiderId[] {
  return ridersIn(view.group).filter((id) => {
    const { moved } = view.riders[id]!
    return moved !== null && causes.includes(moved)
  })
}
