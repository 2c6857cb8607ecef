import { only, type PhaseRules } from '@echappee/kernel'
import { discardForFall, fallPaid, payFall } from '../accidents.ts'
import type { Event } from '../events.ts'
import type { Move } from '../moves.ts'
import { refuse } from '../refusals.ts'
import { seatOf } from '../riders.ts'
import type { State } from '../state.ts'
import type { Step } from '../step.ts'
import { tell } from '../tell.ts'
import { cardsIn, valuesOf } from '../turn.ts'

const toAct = ({ falls }: State) => only(seatOf(falls[0]!))
const RESTARTS: readonly Move[] = [
  { type: 'restart', isUsed: true },
  { type: 'restart', isUsed: false },
]

/** TDF-27: the spare bike is offered to a rider who has fallen. */
export const restarting: PhaseRules<State, Move, Event, Extract<Move, { type: 'restart' }>, Step> = {
  moves: ['restart'],
  toAct,
  candidates: (state, seat) => (toAct(state)[0] === seat ? [...RESTARTS] : []),
  whyNot: () => undefined,
  legal: () => [...RESTARTS],
  fallback: () => RESTARTS[0]!,
  apply(state, _seat, { isUsed }, ctx) {
    const id = state.falls[0]!
    if (!isUsed) {
      ctx.emit?.({ type: 'restartKept', rider: id })
      return payFall(state, ctx)
    }
    tell(state, { type: 'keptUsed', rider: id, card: 'RESTART' }, ctx)
    fallPaid(state, false, ctx)
    return 'settle'
  },
}

/** TDF-32: a card for every rider who fell. */
export const discarding: PhaseRules<State, Move, Event, Extract<Move, { type: 'discard' }>, Step> = {
  moves: ['discard'],
  toAct,
  candidates: (state, seat) => (toAct(state)[0] === seat ? discards(state) : []),
  whyNot: (state, seat, { card }) => (state.hands[seat]!.includes(card) ? undefined : refuse('NOT_IN_HAND', { card })),
  legal: discards,
  fallback: (state) => discards(state)[0]!,
  apply(state, _seat, { card }, ctx) {
    discardForFall(state, card, ctx)
    return 'settle'
  },
}

function discards(state: State): Move[] {
  return cardsIn(valuesOf(state.hands[toAct(state)[0]!]!)).map((card) => ({ type: 'discard', card }))
}
