import type { Refusal, Seat } from '@echappee/kernel'
import { putQuestion } from './changes/sector.ts'
import { tileOf } from './course.ts'
import { refuse } from './refusals.ts'
import type { Step } from './step.ts'
import type { Laid, State } from './state.ts'

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
  putQuestion(state, 'hidden', seat, state.turn, laid)
  return 'decision'
}

/** TI-120: what is laid for somebody who does not answer. */
export function firstHeld({ kits }: State, seat: Seat): 'R' | 'S' | 'A' {
  const { R, S } = kits[seat]!.hand
  if (R > 0) return 'R'
  return S > 0 ? 'S' : 'A'
}
