import { unrefused, type Context, type PhaseRules, type Seat } from '@echappee/kernel'
import { keepSwaps } from '../changes/cards.ts'
import type { Event } from '../events.ts'
import { DONE, SWAP_MOVES, type Move } from '../moves.ts'
import { refuse } from '../refusals.ts'
import { seatsWhere } from '../seats.ts'
import type { State } from '../state.ts'
import type { Step } from '../step.ts'

type SwapMove = Move & { type: 'swap' | 'done' }

/** TI-72: all who have an allowance, at once and in secret. */
export const swap: PhaseRules<State, Move, Event, SwapMove, Step> = {
  moves: ['swap', 'done'],
  toAct: ({ feed }) => seatsWhere(feed!.isDone, (isDone) => !isDone),
  committed: ({ feed }) => seatsWhere(feed!.isDone, (isDone, seat) => isDone && feed!.allowance[seat]! > 0),
  candidates: ({ kits }, seat) => (kits[seat] === undefined ? [] : [DONE, ...SWAP_MOVES]),
  whyNot({ kits }, seat, move) {
    if (move.type === 'done') return undefined
    const { give, take } = move
    const { hand, reserve } = kits[seat]!
    if (give === take) return refuse('SWAP_SAME', { card: give })
    if (hand[give] === 0) return refuse('SWAP_HAND', { card: give })
    return reserve[take] > 0 ? undefined : refuse('SWAP_RESERVE', { card: take })
  },
  legal: (state, seat) => unrefused(swap, state, seat),
  /** TI-120. */
  fallback: () => DONE,
  apply,
}

/** TI-72: the card given goes into the reserve at once. */
function apply(state: State, seat: Seat, move: SwapMove, ctx: Context<Event>): Step {
  const kit = state.kits[seat]!
  const feed = state.feed!
  if (move.type === 'swap') {
    const { give, take } = move
    const hand = { ...kit.hand }
    const reserve = { ...kit.reserve }
    hand[give]--
    reserve[give]++
    reserve[take]--
    hand[take]++
    const swaps = kit.swaps + 1
    const isDone = swaps === feed.allowance[seat]
    keepSwaps(state, seat, hand, reserve, swaps, isDone)
    ctx.emit?.({ type: 'swapped', seat, give, take, hand: { ...hand }, reserve: { ...reserve }, swaps, isDone }, { only: seat })
  } else {
    const { hand, reserve, swaps } = kit
    keepSwaps(state, seat, hand, reserve, swaps, true)
    ctx.emit?.({ type: 'swapClosed', seat, hand: { ...hand }, reserve: { ...reserve }, swaps }, { only: seat })
  }
  return feed.isDone.includes(false) ? 'decision' : 'swaps made'
}
