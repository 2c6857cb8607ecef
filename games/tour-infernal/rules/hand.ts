import type { Seat } from '@echappee/kernel'
import { PLAY_COSTS, type Play } from '../content/cards.ts'
import { tileOf } from './course.ts'
import type { Step } from './step.ts'
import type { Laid, State } from './state.ts'

export function layPlay(state: State, seat: Seat, play: Play): void {
  const { R, S, A, total } = PLAY_COSTS[play]
  const rider = state.riders[seat]!
  const { hand } = state.kits[seat]!
  hand.R -= R
  hand.S -= S
  hand.A -= A
  rider.laid.R += R
  rider.laid.S += S
  rider.laid.A += A
  rider.cards -= total
}

export function layAttack(state: State, seat: Seat, cards: number): void {
  const rider = state.riders[seat]!
  state.kits[seat]!.hand.A -= cards
  rider.laid.A += cards
  rider.attackCards += cards
  rider.cards -= cards
}

export function layBid(state: State, seat: Seat, card: 'S' | 'R', cards: number): void {
  const rider = state.riders[seat]!
  const { hand } = state.kits[seat]!
  if (card === 'S') {
    hand.S -= cards
    rider.laid.S += cards
  } else {
    hand.R -= cards
    rider.laid.R += cards
  }
  rider.contestCards += cards
  rider.cards -= cards
}

/** TI-73: on cobbles a card for X must be left beside the lay. */
export function leavesCobblesCard(state: State, seat: Seat, cards: number): boolean {
  return tileOf(state) !== 'CO' || state.riders[seat]!.cards > cards
}

/** TI-73: after a lay on cobbles the same rider hides a card. Only a last card ridden with has none beside it. */
export function orHide(state: State, seat: Seat, laid: Laid, next: Step): Step {
  if (tileOf(state) !== 'CO' || state.riders[seat]!.cards === 0) return next
  state.phase = 'hidden'
  state.hiding = laid
  return 'decision'
}
