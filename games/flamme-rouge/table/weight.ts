import type { Event } from '../rules/events.ts'

/** How much time each event deserves: 1 is a normal beat. */
const WEIGHTS: Readonly<Record<Event['type'], number>> = {
  asked: 0,
  answered: 0,
  traitsDealt: 1,
  traitsChosen: 2,
  stageBegan: 1.5,
  formsDealt: 1.5,
  formsAssigned: 1.5,
  startDrawn: 1,
  bidsRevealed: 1.5,
  brokeAway: 1.5,
  gridDrawn: 0.4,
  gridClosed: 1,
  placed: 0.6,
  roundBegan: 0.4,
  turnBegan: 0.3,
  tookUp: 0,
  drew: 0,
  committed: 0,
  revealed: 2,
  reacted: 1.2,
  declined: 0,
  moved: 1,
  kicked: 1,
  jumped: 1,
  slipstreamed: 1,
  slippedInside: 0.8,
  ledOut: 1,
  linePassed: 1.2,
  arrived: 1.5,
  sprintChosen: 1,
  exhausted: 1,
  fed: 0.8,
  wentHome: 0,
  stageEnded: 3,
  recovered: 1,
  rested: 1,
  tourEnded: 3,
}

export function weight({ type }: Event): number {
  return WEIGHTS[type]
}
