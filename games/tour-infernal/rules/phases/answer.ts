import type { Context, PhaseRules, Refusal, Seat } from '@echappee/kernel'
import { completeRaise, dropOut } from '../changes/attacks.ts'
import type { Event } from '../events.ts'
import { orHide, whyNotAttack } from '../hand.ts'
import { COMPLETE, DROP, type Move } from '../moves.ts'
import { speaker } from '../seats.ts'
import type { State } from '../state.ts'
import type { Step } from '../step.ts'

type AnswerMove = Move & { type: 'answer' }

/** TI-44: those of the wave complete the raise or drop out. */
export const answer: PhaseRules<State, Move, Event, AnswerMove, Step> = {
  moves: ['answer'],
  toAct: speaker,
  candidates: ({ kits }, seat) => (kits[seat] === undefined ? [] : [COMPLETE, DROP]),
  whyNot: (state, seat, move) => (move.answer === 'drop' ? undefined : whyNotComplete(state, seat)),
  legal: (state, seat) => (whyNotComplete(state, seat) === undefined ? [COMPLETE, DROP] : [DROP]),
  /** TI-120. */
  fallback: () => DROP,
  apply,
}

function apply(state: State, seat: Seat, move: AnswerMove, ctx: Context<Event>): Step {
  const raise = state.raise!
  if (move.answer === 'drop') {
    dropOut(state)
    ctx.emit?.({ type: 'dropped', seat, group: raise.group })
    return 'answer given'
  }
  const cards = costOf(state)
  completeRaise(state, seat, cards)
  ctx.emit?.({ type: 'completed', seat, group: raise.group, cards })
  return orHide(state, seat, 'answer', 'answer given')
}

function whyNotComplete(state: State, seat: Seat): Refusal | undefined {
  return whyNotAttack(state, seat, costOf(state), 'COMPLETE_CARDS')
}

function costOf({ groups, raise }: State): number {
  return groups[raise!.group]!.cost
}
