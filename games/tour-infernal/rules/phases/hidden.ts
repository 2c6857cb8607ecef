import type { Context, Refusal, Seat } from '@echappee/kernel'
import { CARDS } from '../../content/cards.ts'
import type { Event } from '../events.ts'
import { HIDE_MOVES, type Move } from '../moves.ts'
import { refuse } from '../refusals.ts'
import type { Laid, State } from '../state.ts'
import type { Step } from '../step.ts'

export function candidates(): Move[] {
  return CARDS.map((card) => HIDE_MOVES[card])
}

export function legal(state: State, seat: Seat): Move[] {
  const { R, S, A } = state.kits[seat]!.hand
  const moves: Move[] = []
  if (R > 0) moves.push(HIDE_MOVES.R)
  if (S > 0) moves.push(HIDE_MOVES.S)
  if (A > 0) moves.push(HIDE_MOVES.A)
  return moves
}

export function whyNot(state: State, seat: Seat, { card }: Move & { type: 'hide' }): Refusal | undefined {
  return state.kits[seat]!.hand[card] > 0 ? undefined : refuse('HIDE_CARD', { card })
}

/** TI-73. */
export function apply(state: State, seat: Seat, { card }: Move & { type: 'hide' }, ctx: Context<Event>): Step {
  const kit = state.kits[seat]!
  const rider = state.riders[seat]!
  kit.hand[card]--
  kit.hidden[card]++
  rider.hidden++
  rider.cards--
  ctx.emit?.({ type: 'laidDown', seat, card }, { only: seat })
  ctx.emit?.({ type: 'laidDownHidden', seat }, { except: seat })
  const next = AFTER[state.hiding!]
  state.hiding = null
  return next
}

const AFTER: Readonly<Record<Laid, Step>> = {
  play: 'next rider',
  attack: 'attack laid',
  answer: 'answer given',
  counter: 'next counter',
}
