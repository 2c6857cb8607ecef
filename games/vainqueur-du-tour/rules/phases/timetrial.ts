import { only, type Context, type PhaseRules, type Seat } from '@echappee/kernel'
import type { Instruction, Track } from '../../content/board.ts'
import { obey, roll } from '../change.ts'
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
  const from = state.riders[seat]!.at
  const track = trackOf(state)
  ctx.chance.about?.(`trial/${state.stageIndex}/${seat}`)
  const value = rollDie(ctx.chance)
  // R8: a roll that would pass the line is not ridden, and the square he stands on does not act again.
  const isTooFar = from + value > track.finish && state.tour.options.ttFinish === 'exact'
  const to = isTooFar ? from : Math.min(from + value, track.finish)
  roll(state, seat, to)
  ctx.emit?.({ type: 'trialRolled', seat, value, from, to })
  return isTooFar ? 'turn over' : obeySquares(state, seat, track, ctx)
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
    if (square.do === 'AGAIN' && state.rolls >= MAX_ROLLS) return 'turn over'
    const n = square.do === 'AGAIN' ? 0 : square.n
    const to = leadsTo(square, track)
    obey(state, seat, square.do, n, to)
    ctx.emit?.({ type: 'trialInstruction', seat, square: square.at, do: square.do, n, to })
    if (square.do === 'MISS') return 'turn over'
    if (square.do === 'AGAIN') return 'goes on'
  }
  return 'line crossed'
}

function leadsTo(square: Instruction, { finish }: Track): number {
  switch (square.do) {
    case 'ADVANCE':
      return Math.min(square.at + square.n, finish)
    case 'BACK':
      return Math.max(square.at - square.n, 0)
    default:
      return square.at
  }
}

function instructionAt({ squares }: Track, at: number): Instruction | undefined {
  for (let i = 0; i < squares.length; i++) if (squares[i]!.at === at) return squares[i]
  return undefined
}
