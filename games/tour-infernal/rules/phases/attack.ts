import type { Context, PhaseRules, Refusal, Seat } from '@echappee/kernel'
import { groupIndex } from '../attacks.ts'
import * as change from '../changes/attacks.ts'
import type { Event } from '../events.ts'
import { orHide, whyNotAttack } from '../hand.ts'
import { ATTACK_MOVES, type AttackLevel, type Move } from '../moves.ts'
import { refuse } from '../refusals.ts'
import { speaker } from '../seats.ts'
import type { Group, State } from '../state.ts'
import type { Step } from '../step.ts'

type AttackMove = Move & { type: 'attack' }

/** TI-43. */
export const attack: PhaseRules<State, Move, Event, AttackMove, Step> = {
  moves: ['attack'],
  toAct: speaker,
  candidates: ({ kits }, seat) => (kits[seat] === undefined ? [] : ATTACK_MOVES.slice()),
  whyNot: (state, seat, { level }) => whyNotLevel(level, groupOf(state, seat), state, seat),
  legal(state, seat) {
    const group = groupOf(state, seat)
    return ATTACK_MOVES.filter(({ level }) => whyNotLevel(level, group, state, seat) === undefined)
  },
  /** TI-120. */
  fallback: () => ATTACK_MOVES[0]!,
  apply,
}

function groupOf(state: State, seat: Seat): Group {
  return state.groups[groupIndex(state, seat)]!
}

function whyNotLevel(level: AttackLevel, group: Group, state: State, seat: Seat): Refusal | undefined {
  if (level === 0) return undefined
  if (level < group.level) return refuse('LEVEL_TOO_LOW', { level: group.level })
  return whyNotAttack(state, seat, level * group.cost, 'ATTACK_CARDS')
}

/** TI-43, TI-47, TI-50. */
function apply(state: State, seat: Seat, { level }: AttackMove, ctx: Context<Event>): Step {
  const index = groupIndex(state, seat)
  if (level === 0) {
    ctx.emit?.({ type: 'attackPassed', seat, group: index })
    return 'next attacker'
  }
  const group = state.groups[index]!
  const how = howTo(level, group.level)
  const cards = level * group.cost
  change.attack(state, seat, index, how, level, cards)
  ctx.emit?.({ type: 'attacked', seat, group: index, how, level, cards, wave: [...group.wave], n: group.riders.length })
  return orHide(state, seat, 'attack', 'attack laid')
}

/** What an attack at this level is to a wave of that level. */
export function howTo(level: AttackLevel, wave: AttackLevel): 'attack' | 'follow' | 'raise' {
  if (wave === 0) return 'attack'
  return level === wave ? 'follow' : 'raise'
}
