import { unrefused, type Context, type PhaseRules, type Seat } from '@echappee/kernel'
import * as change from '../changes/contest.ts'
import type { Event } from '../events.ts'
import { BID_MOVES, type Move } from '../moves.ts'
import { refuse } from '../refusals.ts'
import { speaker } from '../seats.ts'
import type { State } from '../state.ts'
import type { Step } from '../step.ts'

type BidMove = Move & { type: 'bid' }

/** TI-65. */
export const bid: PhaseRules<State, Move, Event, BidMove, Step> = {
  moves: ['bid'],
  toAct: speaker,
  candidates: ({ kits, race }, seat) => (kits[seat] === undefined ? [] : BID_MOVES.slice(0, race.options.layMax + 1)),
  whyNot(state, seat, { count }) {
    const { layMax } = state.race.options
    if (count < 0 || count > layMax) return refuse('BID_RANGE', { most: layMax })
    const { card } = state.contest!
    const held = state.kits[seat]!.hand[card]
    return count <= held ? undefined : refuse('BID_CARDS', { card, needed: count, held })
  },
  legal: (state, seat) => unrefused(bid, state, seat),
  /** TI-120. */
  fallback: () => BID_MOVES[0]!,
  apply,
}

function apply(state: State, seat: Seat, { count }: BidMove, ctx: Context<Event>): Step {
  const contest = state.contest!
  const { card } = contest
  const isFirstTurn = contest.turns < state.speakers.length
  if (count > 0) {
    change.bid(state, seat, count)
    const totals = card === 'S' ? contest.laidS : contest.laidR
    ctx.emit?.({ type: 'bid', seat, card, count, total: totals[seat]! })
  } else {
    change.passBid(state, seat, isFirstTurn)
    ctx.emit?.({ type: 'bidPassed', seat, card, isOut: isFirstTurn })
  }
  return 'bid made'
}
