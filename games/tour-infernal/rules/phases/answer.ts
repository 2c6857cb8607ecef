import type { Context, Refusal, Seat } from '@echappee/kernel'
import type { Event } from '../events.ts'
import { layAttack, leavesCobblesCard, orHide } from '../hand.ts'
import { COMPLETE, DROP, type Move } from '../moves.ts'
import { refuse } from '../refusals.ts'
import type { State } from '../state.ts'
import type { Step } from '../step.ts'

export function candidates(): Move[] {
  return [COMPLETE, DROP]
}

export function legal(state: State, seat: Seat): Move[] {
  const cost = costOf(state)
  return state.kits[seat]!.hand.A >= cost && leavesCobblesCard(state, seat, cost) ? [COMPLETE, DROP] : [DROP]
}

export function whyNot(state: State, seat: Seat, { answer }: Move & { type: 'answer' }): Refusal | undefined {
  if (answer === 'drop') return undefined
  const needed = costOf(state)
  const held = state.kits[seat]!.hand.A
  if (held < needed) return refuse('COMPLETE_CARDS', { needed, held })
  if (!leavesCobblesCard(state, seat, needed)) return refuse('NO_COBBLES_CARD', { needed: needed + 1, held: state.riders[seat]!.cards })
  return undefined
}

/** TI-44. */
export function apply(state: State, seat: Seat, { answer }: Move & { type: 'answer' }, ctx: Context<Event>): Step {
  const raise = state.raise!
  raise.asked.shift()
  if (answer === 'drop') {
    ctx.emit?.({ type: 'dropped', seat, group: raise.group })
    return 'answer given'
  }
  const cards = costOf(state)
  layAttack(state, seat, cards)
  raise.stayed.push(seat)
  ctx.emit?.({ type: 'completed', seat, group: raise.group, cards })
  return orHide(state, seat, 'answer', 'answer given')
}

function costOf({ groups, raise }: State): number {
  return groups[raise!.group]!.cost
}
