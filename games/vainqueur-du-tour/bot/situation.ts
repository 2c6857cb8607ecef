import type { Seat } from '@echappee/kernel'
import type { RoadStage } from '../content/board.ts'
import type { Card } from '../content/cards.ts'
import { roadOf } from '../rules/course.ts'
import type { Move } from '../rules/moves.ts'
import { road } from '../rules/phases/road.ts'
import type { Rider, State } from '../rules/state.ts'

/** A road decision as its seat sees it: nothing here looks at another hand or into the draw pile. */
export interface Situation {
  readonly state: State
  readonly seat: Seat
  readonly stage: RoadStage
  readonly rider: Rider
  readonly hand: readonly Card[]
  readonly moves: readonly Move[]
  /** Smallest first. */
  readonly rides: readonly Ride[]
  readonly attacks: readonly Attack[]
  readonly toGo: number
}

export type Ride = Move & { type: 'km' }
export type Attack = Move & { type: 'handicap' }

export function situationOf(state: State, seat: Seat): Situation {
  const stage = roadOf(state)
  const rider = state.riders[seat]!
  const moves = road.legal(state, seat)
  const rides: Ride[] = []
  const attacks: Attack[] = []
  for (const move of moves) {
    if (move.type === 'km') rides.push(move)
    else if (move.type === 'handicap') attacks.push(move)
  }
  return { state, seat, stage, rider, hand: state.hands[seat]!, moves, rides, attacks, toGo: stage.lengthKm - rider.at }
}

export function holds({ hand }: Situation, card: Card): boolean {
  return hand.includes(card)
}

export function copies({ hand }: Situation, card: Card): number {
  let count = 0
  for (const other of hand) if (other === card) count++
  return count
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

/** Stages after this one that a card of this kind could serve. */
export function stagesLeft({ state }: Situation, serves: (stage: RoadStage) => boolean): number {
  const { board, stages } = state.tour
  const now = stages[state.stageIndex]!
  let left = 0
  for (const stage of board.stages) if (stage.n > now && stage.type !== 'timetrial' && stages.includes(stage.n) && serves(stage)) left++
  return left
}
