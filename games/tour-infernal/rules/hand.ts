import type { Refusal, Seat } from '@echappee/kernel'
import { costOf, type Play } from '../content/cards.ts'
import { tileOf } from './course.ts'
import { refuse } from './refusals.ts'
import type { Step } from './step.ts'
import type { Laid, State } from './state.ts'

export function layPlay(state: State, seat: Seat, play: Play): void {
  const { R, S, A, total } = costOf(play)
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

/** Why so many attack cards can't be laid; on cobbles a card for X must be left beside them (TI-73). */
export function whyNotAttack(state: State, seat: Seat, needed: number, code: AttackRefusal): Refusal | undefined {
  const held = state.kits[seat]!.hand.A
  if (held < needed) return refuse(code, { needed, held })
  const { cards } = state.riders[seat]!
  return tileOf(state) !== 'CO' || cards > needed ? undefined : refuse('NO_COBBLES_CARD', { needed: needed + 1, held: cards })
}

type AttackRefusal = 'ATTACK_CARDS' | 'COMPLETE_CARDS' | 'COUNTER_CARDS'

/** TI-73: after a lay on cobbles the same rider hides a card. Only a last card ridden with has none beside it. */
export function orHide(state: State, seat: Seat, laid: Laid, next: Step): Step {
  if (tileOf(state) !== 'CO' || state.riders[seat]!.cards === 0) return next
  state.phase = 'hidden'
  state.hiding = laid
  return 'decision'
}

/** TI-120: what is laid for somebody who does not answer. */
export function firstHeld({ kits }: State, seat: Seat): 'R' | 'S' | 'A' {
  const { R, S } = kits[seat]!.hand
  if (R > 0) return 'R'
  return S > 0 ? 'S' : 'A'
}
