import type { Audience, Context, Seat } from '@echappee/kernel'
import { change, putQuestion } from './change.ts'
import type { DrawCause, Event } from './events.ts'
import { copyPiles } from './piles.ts'
import { isTimeTrial, seatsIn } from './riders.ts'
import type { Phase, RiderId, State } from './state.ts'

export type Ctx = Context<Event>

/** What comes next by itself; `wait` if somebody must decide first. `advance.ts` knows who does each. */
export type Step = 'wait' | 'startStage' | 'round' | 'reactions' | 'endOfTeamTurn' | 'endStage' | 'endRace'

/** Does what the event says, and tells everybody, or those alone. */
export function tell(state: State, event: Event, ctx: Ctx, to?: Audience): void {
  change(state, event)
  ctx.emit?.(event, to)
}

/** Puts a question to some seats (a bit set) at once. */
export function ask(
  state: State,
  phase: Phase,
  seats: number,
  ctx: Ctx,
  leg = 0,
  actor: RiderId | null = null,
  queue: RiderId[] = [],
): Step {
  putQuestion(state, phase, leg, seats, actor, queue)
  ctx.emit?.({ type: 'asked', phase, leg, seats: seatsIn(seats), actor, queue: [...queue] })
  return 'wait'
}

/** The owner of the rider alone; everybody in a time trial, where cards lie open (FR-74). */
function ownerOnly(state: State, seat: Seat): Audience | undefined {
  return isTimeTrial(state) ? undefined : { only: seat }
}

/** The seat takes up this rider's cards. */
export function takeUp(state: State, seat: Seat, rider: RiderId, ctx: Ctx): void {
  state.current[seat] = rider
  ctx.emit?.({ type: 'tookUp', seat, rider }, ownerOnly(state, seat))
}

export function tellDraw(state: State, seat: Seat, rider: RiderId, cause: DrawCause, ctx: Ctx): void {
  ctx.emit?.({ type: 'drew', seat, rider, cause, piles: copyPiles(state.piles[rider]!) }, ownerOnly(state, seat))
}
