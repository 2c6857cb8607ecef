import { nobody, type PhaseRules, type Refusal, type Seat } from '@echappee/kernel'
import type { Event } from '../events.ts'
import type { Move } from '../moves.ts'
import { refuse } from '../refusals.ts'
import { seatsIn, teamOf } from '../riders.ts'
import type { RiderId, State } from '../state.ts'
import type { Ctx, Step } from '../tell.ts'

type MoveOf<T extends Move['type']> = Extract<Move, { type: T }>
export type Phase<T extends Move['type']> = PhaseRules<State, Move, Event, MoveOf<T>, Step>

/** Who is asked and has not answered; who has, while others are waited for. */
export const asking = {
  toAct: ({ asked, answered }: State): readonly Seat[] => seatsIn(asked & ~answered),
  committed: ({ asked, answered }: State): readonly Seat[] => (asked === answered ? nobody() : seatsIn(answered)),
}

/** Keeps a secret answer, of which nobody else learns; once all are in, `resolve` goes on. */
export function answer(state: State, seat: Seat, move: Move, ctx: Ctx, resolve: (state: State, ctx: Ctx) => Step): Step {
  state.answers[seat] = move
  state.answered |= 1 << seat
  ctx.emit?.({ type: 'answered', seat, move }, { only: seat })
  return state.asked === state.answered ? resolve(state, ctx) : 'wait'
}

export function notYours(seat: Seat, rider: RiderId): Refusal | undefined {
  return teamOf(rider) === seat ? undefined : refuse('NOT_YOUR_RIDER', { rider })
}
