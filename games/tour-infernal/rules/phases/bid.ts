import type { Context, Refusal, Seat } from '@echappee/kernel'
import type { Event } from '../events.ts'
import { layBid } from '../hand.ts'
import { BID_MOVES, type Move } from '../moves.ts'
import { refuse } from '../refusals.ts'
import type { State } from '../state.ts'
import type { Step } from '../step.ts'

export function candidates(state: State): Move[] {
  return BID_MOVES.slice(0, state.race.options.layMax + 1)
}

export function legal(state: State, seat: Seat): Move[] {
  const held = state.kits[seat]!.hand[state.contest!.card]
  const { layMax } = state.race.options
  return BID_MOVES.slice(0, (held < layMax ? held : layMax) + 1)
}

export function whyNot(state: State, seat: Seat, { count }: Move & { type: 'bid' }): Refusal | undefined {
  const { layMax } = state.race.options
  if (count < 0 || count > layMax) return refuse('BID_RANGE', { most: layMax })
  const { card } = state.contest!
  const held = state.kits[seat]!.hand[card]
  return count <= held ? undefined : refuse('BID_CARDS', { card, needed: count, held })
}

/** TI-65. */
export function apply(state: State, seat: Seat, { count }: Move & { type: 'bid' }, ctx: Context<Event>): Step {
  const contest = state.contest!
  const { card } = contest
  const isFirstTurn = contest.turns < state.speakers.length
  contest.turns++
  if (count > 0) {
    layBid(state, seat, card, count)
    const totals = card === 'S' ? contest.laidS : contest.laidR
    totals[seat]! += count
    contest.silent = 0
    ctx.emit?.({ type: 'bid', seat, card, count, total: totals[seat]! })
  } else {
    if (isFirstTurn) contest.isIn[seat] = false
    else contest.silent++
    ctx.emit?.({ type: 'bidPassed', seat, card, isOut: isFirstTurn })
  }
  return 'bid made'
}
