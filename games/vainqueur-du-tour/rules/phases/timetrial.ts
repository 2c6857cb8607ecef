import { only, type Context, type PhaseRules, type Seat } from '@echappee/kernel'
import type { Instruction, Track } from '../../content/board.ts'
import { trackOf, turnSeat } from '../course.ts'
import type { Event } from '../events.ts'
import type { Move } from '../moves.ts'
import { rollDie } from '../pile.ts'
import type { State } from '../state.ts'
import { rollOnly } from './roll-only.ts'
import type { Step } from './step.ts'

/** VDT-33: a turn has no more die rolls than this. */
export const MAX_ROLLS = 100

/** VDT-21: the die instead of cards. */
export const timetrial: PhaseRules<State, Move, Event, Move, Step> = {
  ...rollOnly,
  toAct: (state) => only(turnSeat(state)),
  apply,
}

/** VDT-22, VDT-24. */
function apply(state: State, seat: Seat, _move: Move, ctx: Context<Event>): Step {
  const rider = state.riders[seat]!
  const track = trackOf(state)
  const value = rollDie(ctx.chance)
  state.rolls++
  const from = rider.at
  if (from + value > track.finish && state.tour.options.ttFinish === 'exact') {
    // R8: a roll that would pass the line is not ridden, and the square he stands on does not act again.
    ctx.emit?.({ type: 'trialRolled', seat, value, from, to: from })
    return 'turn over'
  }
  rider.at = Math.min(from + value, track.finish)
  ctx.emit?.({ type: 'trialRolled', seat, value, from, to: rider.at })
  return obeySquares(state, seat, track, ctx)
}

/** VDT-23: a square works at most once per die roll; beyond the first one only with the option `ttChain`. */
function obeySquares(state: State, seat: Seat, track: Track, ctx: Context<Event>): Step {
  const rider = state.riders[seat]!
  let used: number[] | undefined
  while (rider.at < track.finish) {
    const square = instructionAt(track, rider.at)
    if (square === undefined || used?.includes(square.at) === true) return 'turn over'
    if (used === undefined) used = [square.at]
    else if (state.tour.options.ttChain) used.push(square.at)
    else return 'turn over'
    switch (square.do) {
      case 'ADVANCE':
        rider.at = Math.min(rider.at + square.n, track.finish)
        ctx.emit?.({ type: 'trialInstruction', seat, square: square.at, do: 'ADVANCE', n: square.n, to: rider.at })
        break
      case 'BACK':
        rider.at = Math.max(rider.at - square.n, 0)
        ctx.emit?.({ type: 'trialInstruction', seat, square: square.at, do: 'BACK', n: square.n, to: rider.at })
        break
      case 'MISS':
        rider.toMiss += square.n
        ctx.emit?.({ type: 'trialInstruction', seat, square: square.at, do: 'MISS', n: square.n, to: rider.at })
        return 'turn over'
      case 'AGAIN':
        if (state.rolls >= MAX_ROLLS) return 'turn over'
        ctx.emit?.({ type: 'trialInstruction', seat, square: square.at, do: 'AGAIN', n: 0, to: rider.at })
        return 'goes on'
    }
  }
  return 'line crossed'
}

function instructionAt({ squares }: Track, at: number): Instruction | undefined {
  for (let i = 0; i < squares.length; i++) if (squares[i]!.at === at) return squares[i]
  return undefined
}
