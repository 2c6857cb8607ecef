import type { Event } from '../rules/events.ts'
import { isTimeTrial, stageOf } from '../rules/riders.ts'
import type { View } from '../rules/state.ts'

/** What a newcomer must tell apart in a round. */
const STEPS = ['start', 'choose', 'reveal', 'move', 'slipstream', 'lines', 'exhaustion', 'over'] as const
export type RoundStep = (typeof STEPS)[number]
const ROUND_STEPS: readonly RoundStep[] = ['choose', 'reveal', 'move', 'slipstream', 'lines', 'exhaustion']
const CLOCK_STEPS: readonly RoundStep[] = ['choose', 'reveal', 'move', 'exhaustion']

/** Of a round, or of a turn against the clock: only road stages of a tour have lines to pass (FR-28), and who rides alone has no slipstream (FR-76, FR-82). */
export function stepsIn(view: View): readonly RoundStep[] {
  if (isTimeTrial(view)) return stageOf(view).type === 'ttt' ? [...CLOCK_STEPS, 'slipstream'] : CLOCK_STEPS
  return view.tour.isTour ? ROUND_STEPS : ROUND_STEPS.filter((step) => step !== 'lines')
}

const STEP_OF: Partial<Record<Event['type'], RoundStep>> = {
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

export function stepNow(view: View, beat: Event | undefined): RoundStep {
  const { phase, round, results, day } = view
  if (phase === 'finished' || results.at(-1)?.day === day) return 'over'
  const shown = beat === undefined ? undefined : STEP_OF[beat.type]
  // Against the clock, whoever crosses the line is home in the same move.
  if (shown !== undefined) return shown === 'lines' && isTimeTrial(view) ? 'move' : shown
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
