import type { Context, Seat } from '@echappee/kernel'
import { passTo, tell } from './change.ts'
import { turnSeat } from './course.ts'
import type { Event } from './events.ts'
import type { Step } from './phases/step.ts'
import { deal, draw } from './pile.ts'
import { nearestToLine } from './scoring.ts'
import { endStage, startStage } from './stage.ts'
import type { State } from './state.ts'

/** Runs everything that follows from a seat's move, until somebody must decide or the tour is over. */
export function advance(state: State, seat: Seat, step: Step, ctx: Context<Event>): void {
  switch (step) {
    case 'goes on':
      return
    case 'prologue won':
      deal(state, state.bearer!, ctx)
      startStage(state, state.results.length, ctx)
      break
    case 'line crossed':
      // VDT-20: at once, in mid-round.
      endStage(state, seat, false, ctx)
      break
    case 'turn over':
      passTurn(state, ctx)
  }
  while (state.phase !== 'finished' && !beginTurn(state, ctx)) passTurn(state, ctx)
}

/** False if the turn is missed (VDT-22). */
function beginTurn(state: State, ctx: Context<Event>): boolean {
  const seat = turnSeat(state)
  if (state.phase === 'timetrial') {
    const { toMiss } = state.riders[seat]!
    if (toMiss > 0) {
      tell(state, { type: 'turnMissed', seat, left: toMiss - 1 }, ctx)
      return false
    }
  }
  ctx.emit?.({ type: 'turnBegan', seat, round: state.rounds })
  if (state.phase === 'road') draw(state, seat, ctx)
  return true
}

function passTurn(state: State, ctx: Context<Event>): void {
  const next = state.turn + 1
  if (next < state.order.length) return passTo(state, next)
  passTo(state, 0)
  if (state.rounds >= state.tour.options.stageRoundLimit) stopStage(state, ctx)
}

/** VDT-33. */
function stopStage(state: State, ctx: Context<Event>): void {
  const positions = state.riders.map((rider) => rider.at)
  endStage(state, nearestToLine(positions, state.order), true, ctx)
}
