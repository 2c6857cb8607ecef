import type { Context, Seat } from '@echappee/kernel'
import { TEAM_SIZE } from '../content/team-sheet.ts'
import { keepAnswer, putQuestion } from './change.ts'
import type { Event } from './events.ts'
import { firstOf, ridersIn, seatsIn, teamSet } from './riders.ts'
import type { Phase, PublicState, RiderId, RiderSet, State } from './state.ts'

/**
 * Every question of the game is a batch: it is put to the owners of some riders at once, each answers for his own riders in letter
 * order without seeing the others' answers, and when all have answered, the answers are applied in the order of CDB-12.
 * An answer is a text: a pace, a payment, a refill, or `tow` and `quiet`.
 */
export function ask(state: State, phase: Phase, step: number, riders: RiderSet, ctx: Context<Event>): void {
  putQuestion(state, phase, step, riders)
  ctx.emit?.({ type: 'asked', phase, step, riders: [...ridersIn(riders)] })
}

/** Keeps the answer as a commitment; the last one of the batch closes it. Until then nobody else learns of it (CDB-12). */
export function answer(state: State, seat: Seat, rider: RiderId, text: string, ctx: Context<Event>): void {
  keepAnswer(state, rider, text)
  ctx.emit?.({ type: 'answered', seat, rider, answer: text, answers: ownAnswers(state, seat) }, { only: seat })
}

export function isWaiting({ asked, answered }: PublicState): boolean {
  return asked !== answered
}

/** The seat's riders that it has still to answer for, in letter order. */
export function openRiders({ asked, answered }: PublicState, seat: Seat): readonly RiderId[] {
  return ridersIn(asked & ~answered & teamSet(seat))
}

/** The rider that the seat is asked about now; undefined if the seat is not asked. */
export function askedRider({ asked, answered }: PublicState, seat: Seat): RiderId | undefined {
  const left = asked & ~answered & teamSet(seat)
  return left === 0 ? undefined : firstOf(left)
}

/** The seats that have not answered for all riders they are asked about. */
export function toAct({ asked, answered }: PublicState): readonly Seat[] {
  return seatsIn(asked & ~answered)
}

/** Seats with answers that wait for those of others. */
export function committed({ asked, answered }: PublicState): readonly Seat[] {
  return seatsIn(asked).length > 1 && asked !== answered ? seatsIn(answered) : seatsIn(0)
}

/** By letter; empty for a spectator. */
export function ownAnswers({ asked, answers, race }: State, seat: Seat): (string | null)[] {
  if (seat < 0 || seat >= race.seats) return []
  const first = seat * TEAM_SIZE
  return answers.slice(first, first + TEAM_SIZE).map((text, letter) => (asked & (1 << (first + letter)) ? text : null))
}
