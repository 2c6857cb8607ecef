import type { Seat } from '@echappee/kernel'
import type { RoadStage } from '../content/board.ts'
import { COUNTERS, CURES, HANDICAPS, bitOf, slotOf, type Card } from '../content/cards.ts'
import { roadOf } from './course.ts'
import type { Rider, State } from './state.ts'

// What a hand allows, as bits: imagined tours ask for it millions of times.

export const RIDES = bitsOf(['KM20', 'KM40', 'KM60'])
export const ATTACKS = bitsOf(HANDICAPS)
const CLIMBER = bitOf('S_CLIMB')
const SPRINTER = bitOf('S_SPRINT')

/** By slot of the handicap. */
const CURED_BY: number[] = Array.from({ length: 32 }, () => 0)
for (const handicap of HANDICAPS) CURED_BY[slotOf(handicap)] = bitsOf(COUNTERS.filter((card) => CURES[card].includes(handicap)))

/** The different cards of a hand. */
export function heldBy({ hands }: State, seat: Seat): number {
  const hand = hands[seat]
  let held = 0
  if (hand !== undefined) for (let i = 0; i < hand.length; i++) held |= bitOf(hand[i]!)
  return held
}

/** The cards of the hand that can be played now, each in some way. */
export function playableCards(held: number, state: State, seat: Seat, { type, sprintFromKm }: RoadStage = roadOf(state)): number {
  const { at, handicap, hasClimber } = state.riders[seat]!
  const isSlow = type === 'mountain' && !hasClimber
  // VDT-14, VDT-15; VDT-11, VDT-12.
  let playable = handicap !== null ? CURED_BY[slotOf(handicap)]! : isSlow ? bitOf('KM20') : RIDES
  // VDT-16.
  if (isSlow) playable |= CLIMBER
  // VDT-17.
  const isStopped = handicap !== null && !state.tour.options.sprintWhileHandicapped
  if (sprintFromKm !== null && at >= sprintFromKm && !isStopped) playable |= SPRINTER
  if ((held & ATTACKS) !== 0 && hasTarget(state.riders, seat)) playable |= ATTACKS
  return playable & held
}

/** VDT-13: everybody else who has no handicap yet. */
export function isTarget(riders: readonly Rider[], seat: Seat, target: Seat): boolean {
  return target !== seat && riders[target] !== undefined && riders[target].handicap === null
}

function hasTarget(riders: readonly Rider[], seat: Seat): boolean {
  for (let target = 0; target < riders.length; target++) if (isTarget(riders, seat, target)) return true
  return false
}

/** VDT-18, R10: nobody who can play must discard; the chance to sprint does not take that right away. */
export function mayDiscard({ tour }: State, playable: number): boolean {
  return tour.options.discard === 'free' || (playable & ~SPRINTER) === 0
}

function bitsOf(cards: readonly Card[]): number {
  return cards.reduce((bits, card) => bits | bitOf(card), 0)
}
