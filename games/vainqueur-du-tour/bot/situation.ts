import type { Seat } from '@echappee/kernel'
import type { RoadStage } from '../content/board.ts'
import { HANDICAPS, bitOf, type Card } from '../content/cards.ts'
import { roadOf, stageAt } from '../rules/course.ts'
import { HANDICAP_ON, type Move } from '../rules/moves.ts'
import { ATTACKS, heldBy, isTarget, playableCards } from '../rules/playable.ts'
import type { Rider, State } from '../rules/state.ts'

/** A road decision as its seat sees it: nothing here looks at another hand or into the draw pile. */
export interface Situation {
  readonly state: State
  readonly seat: Seat
  readonly stage: RoadStage
  readonly rider: Rider
  readonly hand: readonly Card[]
  /** The different cards of the hand, and those of them that can be played, as bits. */
  readonly held: number
  readonly playable: number
  readonly attacks: readonly Attack[]
  readonly toGo: number
}

export type KmMove = Move & { type: 'km' }
export type Attack = Move & { type: 'handicap' }

export function situationOf(state: State, seat: Seat): Situation {
  const stage = roadOf(state)
  const rider = state.riders[seat]!
  const held = heldBy(state, seat)
  const playable = playableCards(held, state, seat, stage)
  const attacks = (playable & ATTACKS) === 0 ? NONE : attacksWith(playable, state.riders, seat)
  return { state, seat, stage, rider, hand: state.hands[seat]!, held, playable, attacks, toGo: stage.lengthKm - rider.at }
}

const NONE: readonly Attack[] = []

function attacksWith(playable: number, riders: readonly Rider[], seat: Seat): readonly Attack[] {
  const attacks: Attack[] = []
  for (let i = 0; i < HANDICAPS.length; i++) {
    if ((playable & bitOf(HANDICAPS[i]!)) === 0) continue
    for (let target = 0; target < riders.length; target++) if (isTarget(riders, seat, target)) attacks.push(HANDICAP_ON[i]![target]!)
  }
  return attacks
}

export function canPlay({ playable }: Situation, card: Card): boolean {
  return (playable & bitOf(card)) !== 0
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
