import type { Event } from '../rules/events.ts'
import type { View } from '../rules/state.ts'

/** What a newcomer must tell apart in a round. */
export const STEPS = ['start', 'choose', 'reveal', 'move', 'slipstream', 'lines', 'exhaustion', 'over'] as const
export type Step = (typeof STEPS)[number]
const ROUND_STEPS: readonly Step[] = ['choose', 'reveal', 'move', 'slipstream', 'lines', 'exhaustion']

/** Of a round: only a tour has lines to pass (FR-28). */
export function stepsIn({ tour }: View): readonly Step[] {
  return tour.isTour ? ROUND_STEPS : ROUND_STEPS.filter((step) => step !== 'lines')
}

const STEP_OF: Partial<Record<Event['type'], Step>> = {
  roundBegan: 'choose',
  turnBegan: 'choose',
  revealed: 'reveal',
  reacted: 'reveal',
  moved: 'move',
  kicked: 'move',
  jumped: 'slipstream',
  slipstreamed: 'slipstream',
  slippedInside: 'slipstream',
  ledOut: 'slipstream',
  linePassed: 'lines',
  arrived: 'lines',
  sprintChosen: 'lines',
  exhausted: 'exhaustion',
  fed: 'exhaustion',
}

export function stepNow({ phase, round }: View, beat: Event | undefined): Step {
  if (phase === 'finished') return 'over'
  const shown = beat === undefined ? undefined : STEP_OF[beat.type]
  if (shown !== undefined) return shown
  switch (phase) {
    case 'react':
      return 'reveal'
    case 'kick':
      return 'move'
    case 'suceur':
      return 'slipstream'
    case 'sprint':
      return 'lines'
    default:
      return round === 0 ? 'start' : 'choose'
  }
}
