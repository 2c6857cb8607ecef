import type { Event, StepReason } from '../rules/events.ts'
import { isIn, ridersIn } from '../rules/riders.ts'
import type { View } from '../rules/state.ts'
import { teamRiders } from '../text/race.ts'

/** How much time an event deserves: 1 is a normal beat. A group in which nobody rides for the viewer passes in one, with its last ride. */
export function weight(event: Event, view: View): number {
  if (!OF_A_GROUP.has(event.type) || !isElsewhere(view)) return weightOf(event)
  const isLast = event.type === 'rode' && ridersIn(view.group).every((id) => view.riders[id]!.moved !== null)
  return isLast ? ELSEWHERE : 0
}

/** Whether the group being played is none of the viewer's. */
export function isElsewhere({ viewer, group }: View): boolean {
  return viewer >= 0 && teamRiders(viewer).every((id) => !isIn(group, id))
}

const ELSEWHERE = 1.6
const OF_A_GROUP: ReadonlySet<Event['type']> = new Set([
  'groupCame',
  'pacesRevealed',
  'stepBegan',
  'rode',
  'towsAnnounced',
  'towOpened',
  'towTaken',
])

function weightOf(event: Event): number {
  switch (event.type) {
    case 'pacesRevealed':
      return 4
    case 'gameEnded':
      return 4
    case 'platesShown':
      return 2
    case 'roundStarted':
    case 'musettesDrawn':
      return 1.6
    case 'towsAnnounced':
    case 'towOpened':
      return 1.8
    case 'teamTaken':
    case 'groupCame':
    case 'refilled':
      return 1.2
    case 'towTaken':
      return 1
    case 'refillsDeclined':
      return 0.6
    case 'stepBegan':
      return STEP_WEIGHT[event.reason] ?? 0
    case 'rode':
      return event.cause === 'CON' ? 0.55 : event.cause === 'OFF' ? 1.7 : 1.2
    case 'asked':
    case 'drafted':
    case 'answered':
    case 'roundEnded':
      return 0
  }
}

/** The rides themselves tell the other steps; only whether a wheel was found needs a word. */
const STEP_WEIGHT: Partial<Readonly<Record<StepReason, number>>> = {
  wheelFound: 1.4,
  wheelMissed: 1.8,
}
