import type { PhaseRules, Refusal } from '@echappee/kernel'
import { answer, askedRider, committed, openRiders, toAct } from '../batch.ts'
import type { Event } from '../events.ts'
import type { Move } from '../moves.ts'
import { refuse } from '../refusals.ts'
import { seatOf } from '../riders.ts'
import type { RiderId, State } from '../state.ts'

export type RiderMove = Extract<Move, { type: 'pace' | 'pay' | 'follow' | 'announce' | 'refill' }>

/** What a phase knows that asks about riders: all of it about the rider who is asked about now. */
export interface RiderRules<Own extends RiderMove> {
  readonly moves: readonly Own['type'][]
  /** A hand may lay out the answers for all its riders before it gives the first: it reaches for those of the later ones too. */
  readonly isLaidOut?: boolean
  candidates(state: State, rider: RiderId): readonly Move[]
  whyNot(state: State, rider: RiderId, move: Own): Refusal | undefined
  legal(state: State, rider: RiderId): Move[]
  fallback(state: State, rider: RiderId): Move
}

/** A seat answers for its own riders, in letter order (CDB-12). */
export function riderByRider<Own extends RiderMove>(rules: RiderRules<Own>): PhaseRules<State, Move, Event, Own> {
  return {
    moves: rules.moves,
    toAct,
    committed,
    candidates(state, seat) {
      const open = openRiders(state, seat)
      const riders = rules.isLaidOut === true ? open : open.slice(0, 1)
      return riders.flatMap((rider) => rules.candidates(state, rider))
    },
    whyNot(state, seat, move) {
      const { rider } = move
      if (seatOf(rider) !== seat) return refuse('NOT_YOUR_RIDER', { rider })
      const first = askedRider(state, seat)!
      if (!openRiders(state, seat).includes(rider)) return refuse('OTHER_RIDER_FIRST', { rider, first })
      // What can't be at all is said before what can't be yet.
      return rules.whyNot(state, rider, move) ?? (rider === first ? undefined : refuse('OTHER_RIDER_FIRST', { rider, first }))
    },
    legal: (state, seat) => rules.legal(state, askedRider(state, seat)!),
    fallback: (state, seat) => rules.fallback(state, askedRider(state, seat)!),
    apply: (state, seat, move, ctx) => answer(state, seat, move.rider, answerOf(move), ctx),
  }
}

/** The move as a batch keeps it. */
export function answerOf(move: RiderMove): string {
  switch (move.type) {
    case 'pace':
      return move.pace
    case 'announce':
      return move.tow ? 'tow' : 'quiet'
    case 'pay':
    case 'follow':
    case 'refill':
      return move.tokens
  }
}
