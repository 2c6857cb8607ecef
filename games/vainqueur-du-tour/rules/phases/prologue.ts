import { only, type Context, type PhaseRules, type Seat } from '@echappee/kernel'
import { tell } from '../change.ts'
import type { Event } from '../events.ts'
import type { Move } from '../moves.ts'
import { rollDie } from '../pile.ts'
import type { State } from '../state.ts'
import { rollOnly } from './roll-only.ts'
import type { Step } from './step.ts'

/** VDT-3: seats roll one after the other; those who share the highest roll, and only those, roll again. */
export const prologue: PhaseRules<State, Move, Event, Move, Step> = {
  ...rollOnly,
  toAct: (state) => only(state.prologue.rolling[state.prologue.rolls.length]!),
  apply,
}

function apply(state: State, seat: Seat, _move: Move, ctx: Context<Event>): Step {
  ctx.chance.about?.(`prologue/${seat}`)
  const value = rollDie(ctx.chance)
  const { rolling, rolls } = state.prologue
  tell(state, { type: 'prologueRolled', seat, value }, ctx)
  if (rolls.length < rolling.length) return 'goes on'
  const highest = Math.max(...rolls)
  const best = rolling.filter((_, i) => rolls[i] === highest)
  if (best.length > 1) {
    tell(state, { type: 'prologueTied', seats: best }, ctx)
    return 'goes on'
  }
  tell(state, { type: 'capAwarded', seat: best[0]!, reason: 'prologue', from: null }, ctx)
  return 'prologue won'
}
