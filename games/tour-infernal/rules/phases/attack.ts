import type { Context, Refusal, Seat } from '@echappee/kernel'
import { groupIndex } from '../attacks.ts'
import type { Event } from '../events.ts'
import { layAttack, leavesCobblesCard, orHide } from '../hand.ts'
import { ATTACK_MOVES, type AttackLevel, type Move } from '../moves.ts'
import { refuse } from '../refusals.ts'
import type { State } from '../state.ts'
import type { Step } from '../step.ts'

export function candidates(): Move[] {
  return ATTACK_MOVES.slice()
}

export function legal(state: State, seat: Seat): Move[] {
  const { cost, level } = state.groups[groupIndex(state, seat)]!
  const held = state.kits[seat]!.hand.A
  const moves = [ATTACK_MOVES[0]!]
  if (level < 2 && held >= cost && leavesCobblesCard(state, seat, cost)) moves.push(ATTACK_MOVES[1]!)
  if (held >= 2 * cost && leavesCobblesCard(state, seat, 2 * cost)) moves.push(ATTACK_MOVES[2]!)
  return moves
}

/** TI-43. */
export function whyNot(state: State, seat: Seat, { level }: Move & { type: 'attack' }): Refusal | undefined {
  if (level === 0) return undefined
  const group = state.groups[groupIndex(state, seat)]!
  if (level < group.level) return refuse('LEVEL_TOO_LOW', { level: group.level })
  const needed = level * group.cost
  const held = state.kits[seat]!.hand.A
  if (held < needed) return refuse('ATTACK_CARDS', { needed, held })
  if (!leavesCobblesCard(state, seat, needed)) return refuse('NO_COBBLES_CARD', { needed: needed + 1, held: state.riders[seat]!.cards })
  return undefined
}

/** TI-43, TI-47, TI-50. */
export function apply(state: State, seat: Seat, { level }: Move & { type: 'attack' }, ctx: Context<Event>): Step {
  const index = groupIndex(state, seat)
  if (level === 0) {
    ctx.emit?.({ type: 'attackPassed', seat, group: index })
    return 'next attacker'
  }
  const group = state.groups[index]!
  const how = howTo(level, group.level)
  const cards = level * group.cost
  layAttack(state, seat, cards)
  state.riders[seat]!.hasAttacked = true
  if (state.scramble !== null) state.scramble.isLively = true
  if (how === 'raise') state.raise = { group: index, seat, asked: group.wave.slice(), stayed: [] }
  else {
    group.wave.push(seat)
    group.level = level
  }
  ctx.emit?.({ type: 'attacked', seat, group: index, how, level, cards, wave: [...group.wave], n: group.riders.length })
  return orHide(state, seat, 'attack', 'attack laid')
}

/** What an attack at this level is to a wave of that level. */
export function howTo(level: AttackLevel, wave: AttackLevel): 'attack' | 'follow' | 'raise' {
  if (wave === 0) return 'attack'
  return level === wave ? 'follow' : 'raise'
}
