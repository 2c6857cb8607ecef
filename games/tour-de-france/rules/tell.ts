import type { Context, Seat } from '@echappee/kernel'
import { change, putQuestion } from './change.ts'
import type { Event } from './events.ts'
import type { Phase, State } from './state.ts'

/** Does what the event says, and tells everybody. */
export function tell(state: State, event: Event, { emit }: Context<Event>): void {
  change(state, event)
  emit?.(event)
}

/** Cards are for the eyes of their owner, or of everybody where hands are open. */
export function tellOwner(state: State, seat: Seat, open: Event, hidden: Event, { emit }: Context<Event>): void {
  if (state.race.options.openHands) return emit?.(open)
  emit?.(open, { only: seat })
  emit?.(hidden, { except: seat })
}

/** Somebody must decide. */
export function ask(state: State, phase: Phase, { emit }: Context<Event>, landings = state.landings, seats = state.asked): 'wait' {
  const { acting, team } = state
  putQuestion(state, phase, acting, team, landings, seats)
  emit?.({ type: 'asked', phase, acting, team, landings: [...landings], seats: [...seats] })
  return 'wait'
}
