import type { Context } from '@echappee/kernel'
import type { Event } from './events.ts'
import type { Phase, State } from './state.ts'

/** Somebody must decide. */
export function ask(state: State, phase: Phase, { emit }: Context<Event>): 'wait' {
  state.phase = phase
  emit?.({ type: 'asked', phase, acting: state.acting, team: state.team, landings: [...state.landings], seats: [...state.asked] })
  return 'wait'
}
