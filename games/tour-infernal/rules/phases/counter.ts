import type { Context, Refusal, Seat } from '@echappee/kernel'
import { attackCost } from '../attacks.ts'
import type { Event } from '../events.ts'
import { layAttack, leavesCobblesCard, orHide } from '../hand.ts'
import { COUNTER, NO_COUNTER, type Move } from '../moves.ts'
import { refuse } from '../refusals.ts'
import type { State } from '../state.ts'
import type { Step } from '../step.ts'

export function candidates(): Move[] {
  return [COUNTER, NO_COUNTER]
}

export function legal(state: State, seat: Seat): Move[] {
  const cost = attackCost(state, state.riders[seat]!.speed)
  return state.kits[seat]!.hand.A >= cost && leavesCobblesCard(state, seat, cost) ? [COUNTER, NO_COUNTER] : [NO_COUNTER]
}

export function whyNot(state: State, seat: Seat, { answer }: Move & { type: 'counter' }): Refusal | undefined {
  if (answer === 'no') return undefined
  const { speed, cards } = state.riders[seat]!
  const needed = attackCost(state, speed)
  const held = state.kits[seat]!.hand.A
  if (held < needed) return refuse('COUNTER_CARDS', { needed, held })
  return leavesCobblesCard(state, seat, needed) ? undefined : refuse('NO_COBBLES_CARD', { needed: needed + 1, held: cards })
}

/** TI-53. */
export function apply(state: State, seat: Seat, { answer }: Move & { type: 'counter' }, ctx: Context<Event>): Step {
  if (answer === 'no') {
    ctx.emit?.({ type: 'counterDeclined', seat })
    return 'next counter'
  }
  const cards = attackCost(state, state.riders[seat]!.speed)
  layAttack(state, seat, cards)
  state.counters.push(seat)
  ctx.emit?.({ type: 'countered', seat, cards })
  return orHide(state, seat, 'counter', 'next counter')
}
