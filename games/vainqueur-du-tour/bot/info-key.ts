import type { Seat } from '@echappee/kernel'
import type { State } from '../rules/state.ts'
import { sortHand } from '../rules/view.ts'

/** The road, the cards in front and the own hand. What lies on the discard pile changes odds, not the decision. */
export function infoKey(state: State, seat: Seat): string {
  const riders = state.riders.map(({ at, handicap, hasClimber, toMiss }) => `${at}${handicap ?? ''}${hasClimber ? '^' : ''}${toMiss || ''}`)
  const acting = state.order[state.turn] ?? state.prologue.rolling[state.prologue.rolls.length] ?? ''
  const own = sortHand(state.hands[seat] ?? [])
  return [state.phase, state.stageIndex, acting, state.rolls, riders.join(' '), state.totals.join(' '), own.join(' ')].join('|')
}
