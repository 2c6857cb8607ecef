import type { Context, Refusal, Seat } from '@echappee/kernel'
import { BESACES, CHOSEN, COMPULSORY_R, KIT } from '../../content/cards.ts'
import type { Event } from '../events.ts'
import { BESACE_MOVES, moveKey, type Move } from '../moves.ts'
import { refuse } from '../refusals.ts'
import type { State } from '../state.ts'
import type { Step } from '../step.ts'

/** TI-5: all at once and in secret. */
export function toAct({ isReady }: State): readonly Seat[] {
  const seats: Seat[] = []
  for (let seat = 0; seat < isReady.length; seat++) if (!isReady[seat]) seats.push(seat)
  return seats
}

export function committed({ isReady }: State): readonly Seat[] {
  const seats: Seat[] = []
  for (let seat = 0; seat < isReady.length; seat++) if (isReady[seat]) seats.push(seat)
  return seats
}

export function candidates(): Move[] {
  return BESACE_MOVES.slice()
}

export function legal(): Move[] {
  return BESACE_MOVES.slice()
}

export function whyNot(move: Move & { type: 'besace' }): Refusal | undefined {
  const { r, s, a } = move
  if ([r, s, a].some((count) => count < 0 || count > CHOSEN)) return refuse('BESACE_RANGE', { most: CHOSEN })
  const total = r + s + a
  return total === CHOSEN ? undefined : refuse('BESACE_TOTAL', { total, needed: CHOSEN })
}

export function apply(state: State, seat: Seat, move: Move & { type: 'besace' }, ctx: Context<Event>): Step {
  const besace = BESACES[BESACE_AT[moveKey(move)]!]!
  const kit = state.kits[seat]!
  const { r, s, a } = besace
  kit.besace = besace
  kit.hand = { R: COMPULSORY_R + r, S: s, A: a }
  kit.reserve = { R: KIT.R - COMPULSORY_R - r, S: KIT.S - s, A: KIT.A - a }
  state.isReady[seat] = true
  ctx.emit?.({ type: 'besaceChosen', seat, besace: { r, s, a } }, { only: seat })
  ctx.emit?.({ type: 'besaceHidden', seat }, { except: seat })
  return state.isReady.includes(false) ? 'decision' : 'begin sector'
}

/** By the key of the move. */
const BESACE_AT: number[] = []
for (const [i, move] of BESACE_MOVES.entries()) BESACE_AT[moveKey(move)] = i
