import type { Event } from '../rules/events.ts'
import type { View } from '../rules/state.ts'

/** What a newcomer must tell apart in a round. */
export const STEPS = ['start', 'choose', 'reveal', 'move', 'slipstream', 'exhaustion', 'over'] as const
export type Step = (typeof STEPS)[number]
export const ROUND_STEPS = ['choose', 'reveal', 'move', 'slipstream', 'exhaustion'] as const satisfies readonly Step[]

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
  linePassed: 'slipstream',
  arrived: 'slipstream',
  sprintChosen: 'exhaustion',
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
      return 'exhaustion'
    default:
      return round === 0 ? 'start' : 'choose'
  }
}
