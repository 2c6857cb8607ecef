import type { Event } from '../rules/events.ts'
import type { RiderId } from '../rules/state.ts'

export type Fall = Extract<Event, { type: 'piledUp' | 'pileUpJoined' }>

export function isFall(event: Event | undefined): event is Fall {
  return event?.type === 'piledUp' || event?.type === 'pileUpJoined'
}

/** Who falls in it; whoever caused it comes first. */
export function fallenIn(event: Fall): readonly RiderId[] {
  return event.type === 'piledUp' ? event.riders : [event.rider]
}

/** How much time an event deserves: 1 is a normal beat. What has to be read stays longer. */
export function weight(event: Event): number {
  switch (event.type) {
    case 'piledUp':
      return contactWeight(event) + 13
    case 'pileUpJoined':
      return contactWeight(event) + 4
    case 'stageEnded':
      return 6
    case 'jerseyGiven':
      return 4
    case 'tourEnded':
    case 'punctured':
    case 'handShown':
    case 'chanceDrawn':
    case 'firstChosen':
    case 'stageBegan':
      return 3
    case 'sprintPassed':
      return event.points + event.seconds > 0 ? 2 : 1
    case 'stepsDrawn':
    case 'takenOff':
    case 'handReturned':
      return 2
    case 'lineCrossed':
    case 'bonusGiven':
    case 'keptUsed':
    case 'turnMissed':
    case 'fallSettled':
      return 1.5
    case 'rode':
      return rideWeight(event.path)
    case 'cardPlayed':
    case 'laidDown':
    case 'laidDownHidden':
    case 'wentBack':
    case 'stayed':
    case 'chanceKept':
    case 'restartKept':
      return 1
    case 'chanceReshuffled':
    case 'roundBegan':
    case 'roundEnded':
      return 0.6
    case 'drew':
    case 'drewHidden':
    case 'reshuffled':
      return 0.3
    case 'dealBegan':
    case 'asked':
    case 'picked':
    case 'chanceWentUnder':
    case 'gave':
      return 0
  }
}

/** Milliseconds of a fall's beat until the riders touch. */
export function contactMs(event: Fall, beatMs: number): number {
  return (beatMs * contactWeight(event)) / weight(event)
}

function contactWeight({ by, path }: Fall): number {
  return by === 'chance' && path.length === 0 ? 0 : rideWeight(path)
}

function rideWeight(path: readonly unknown[]): number {
  return 0.6 + 0.08 * Math.min(path.length, 15)
}
