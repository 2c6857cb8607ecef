import type { Seat } from '@echappee/kernel'
import type { RoadStage } from '../content/board.ts'
import { bitOf, type Card } from '../content/cards.ts'
import { roadOf, stageAt } from '../rules/course.ts'
import type { Move } from '../rules/moves.ts'
import type { Rider, State } from '../rules/state.ts'

/** A road decision as its seat sees it: nothing here looks at another hand or into the draw pile. */
export interface Situation {
  readonly state: State
  readonly seat: Seat
  readonly stage: RoadStage
  readonly rider: Rider
  readonly hand: readonly Card[]
  /** The different cards of the hand as bits. */
  readonly held: number
  /** The legal ones: rides come smallest first. */
  readonly moves: readonly Move[]
  readonly rideCount: number
  readonly attackCount: number
  readonly toGo: number
}

export type Ride = Move & { type: 'km' }
export type Attack = Move & { type: 'handicap' }

export function situationOf(state: State, seat: Seat, held: number, moves: readonly Move[]): Situation {
  const stage = roadOf(state)
  const rider = state.riders[seat]!
  let rideCount = 0
  let attackCount = 0
  for (let i = 0; i < moves.length; i++) {
    const { type } = moves[i]!
    if (type === 'km') rideCount++
    else if (type === 'handicap') attackCount++
  }
  return { state, seat, stage, rider, hand: state.hands[seat]!, held, moves, rideCount, attackCount, toGo: stage.lengthKm - rider.at }
}

export function holds({ held }: Situation, card: Card): boolean {
  return (held & bitOf(card)) !== 0
}

/** Whether the rider may play 40 and 60 in this stage. */
export function isFast(stage: RoadStage, rider: Rider): boolean {
  return stage.type !== 'mountain' || rider.hasClimber
}

export function isInZone(stage: RoadStage, at: number): boolean {
  return stage.sprintFromKm !== null && at >= stage.sprintFromKm
}

/** How many seats play before this one does. */
export function turnsUntil({ state, seat }: Situation, other: Seat): number {
  const seats = state.riders.length
  return (other - seat + seats) % seats
}

/** Whether a card of this kind could serve in a later stage. */
export function isStageAhead({ state }: Situation, serves: (stage: RoadStage) => boolean): boolean {
  const { tour, stageIndex } = state
  for (let i = stageIndex + 1; i < tour.stages.length; i++) {
    const stage = stageAt(tour, i)
    if (stage.type !== 'timetrial' && serves(stage)) return true
  }
  return false
}
