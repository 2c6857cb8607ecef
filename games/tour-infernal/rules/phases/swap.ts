import type { Context, Refusal, Seat } from '@echappee/kernel'
import type { Event } from '../events.ts'
import { DONE, SWAP_MOVES, type Move } from '../moves.ts'
import { refuse } from '../refusals.ts'
import type { State } from '../state.ts'
import type { Step } from '../step.ts'

/** TI-72: all who have an allowance, at once and in secret. */
export function toAct({ feed }: State): readonly Seat[] {
  const seats: Seat[] = []
  for (let seat = 0; seat < feed!.isDone.length; seat++) if (!feed!.isDone[seat]) seats.push(seat)
  return seats
}

export function committed({ feed }: State): readonly Seat[] {
  const seats: Seat[] = []
  for (let seat = 0; seat < feed!.isDone.length; seat++) if (feed!.isDone[seat] && feed!.allowance[seat]! > 0) seats.push(seat)
  return seats
}

export function candidates(): Move[] {
  return [DONE, ...SWAP_MOVES]
}

export function legal(state: State, seat: Seat): Move[] {
  const { hand, reserve } = state.kits[seat]!
  const moves = [DONE]
  for (let i = 0; i < SWAP_MOVES.length; i++) {
    const move = SWAP_MOVES[i]!
    if (hand[move.give] > 0 && reserve[move.take] > 0) moves.push(move)
  }
  return moves
}

export function whyNot(state: State, seat: Seat, move: Move & { type: 'swap' | 'done' }): Refusal | undefined {
  if (move.type === 'done') return undefined
  const { give, take } = move
  const { hand, reserve } = state.kits[seat]!
  if (give === take) return refuse('SWAP_SAME', { card: give })
  if (hand[give] === 0) return refuse('SWAP_HAND', { card: give })
  return reserve[take] > 0 ? undefined : refuse('SWAP_RESERVE', { card: take })
}

/** TI-72: the card given goes into the reserve at once. */
export function apply(state: State, seat: Seat, move: Move & { type: 'swap' | 'done' }, ctx: Context<Event>): Step {
  const kit = state.kits[seat]!
  const feed = state.feed!
  if (move.type === 'swap') {
    const { give, take } = move
    kit.hand[give]--
    kit.reserve[give]++
    kit.reserve[take]--
    kit.hand[take]++
    kit.swaps++
    feed.isDone[seat] = kit.swaps === feed.allowance[seat]
    tellSwap(state, seat, move, ctx)
  } else {
    feed.isDone[seat] = true
    ctx.emit?.({ type: 'swapClosed', seat, hand: { ...kit.hand }, reserve: { ...kit.reserve }, swaps: kit.swaps }, { only: seat })
    ctx.emit?.({ type: 'swapReady', seat }, { except: seat })
  }
  return feed.isDone.includes(false) ? 'decision' : 'swaps made'
}

function tellSwap(state: State, seat: Seat, { give, take }: Move & { type: 'swap' }, ctx: Context<Event>): void {
  if (ctx.emit === undefined) return
  const { hand, reserve, swaps } = state.kits[seat]!
  const isDone = state.feed!.isDone[seat]!
  ctx.emit({ type: 'swapped', seat, give, take, hand: { ...hand }, reserve: { ...reserve }, swaps, isDone }, { only: seat })
  ctx.emit({ type: isDone ? 'swapReady' : 'rummaged', seat }, { except: seat })
}
