import type { Context, PhaseRules, Refusal, Seat } from '@echappee/kernel'
import { attackCost } from '../attacks.ts'
import { counterAttack } from '../changes/attacks.ts'
import type { Event } from '../events.ts'
import { orHide, whyNotAttack } from '../hand.ts'
import { COUNTER, NO_COUNTER, type Move } from '../moves.ts'
import { speaker } from '../seats.ts'
import type { State } from '../state.ts'
import type { Step } from '../step.ts'

type CounterMove = Move & { type: 'counter' }

/** TI-53. */
export const counter: PhaseRules<State, Move, Event, CounterMove, Step> = {
  moves: ['counter'],
  toAct: speaker,
  candidates: ({ kits }, seat) => (kits[seat] === undefined ? [] : [COUNTER, NO_COUNTER]),
  whyNot: (state, seat, { answer }) => (answer === 'no' ? undefined : whyNotCounter(state, seat)),
  legal: (state, seat) => (whyNotCounter(state, seat) === undefined ? [COUNTER, NO_COUNTER] : [NO_COUNTER]),
  /** TI-120. */
  fallback: () => NO_COUNTER,
  apply,
}

function whyNotCounter(state: State, seat: Seat): Refusal | undefined {
  return whyNotAttack(state, seat, attackCost(state, state.riders[seat]!.speed), 'COUNTER_CARDS')
}

function apply(state: State, seat: Seat, { answer }: CounterMove, ctx: Context<Event>): Step {
  if (answer === 'no') {
    ctx.emit?.({ type: 'counterDeclined', seat })
    return 'next counter'
  }
  const cards = attackCost(state, state.riders[seat]!.speed)
  counterAttack(state, seat, cards)
  ctx.emit?.({ type: 'countered', seat, cards })
  return orHide(state, seat, 'counter', 'next counter')
}
