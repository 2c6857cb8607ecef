import type { Context, Refusal, Seat } from '@echappee/kernel'
import { PLAYS, PLAY_COSTS, type Card } from '../../content/cards.ts'
import { tileOf } from '../course.ts'
import type { Event } from '../events.ts'
import { companyOf } from '../gaps.ts'
import { layPlay, orHide } from '../hand.ts'
import { PLAY_MOVES, type Move } from '../moves.ts'
import { refuse } from '../refusals.ts'
import type { PublicState, State } from '../state.ts'
import type { Step } from '../step.ts'

export function candidates(): Move[] {
  return PLAYS.map((play) => PLAY_MOVES[play])
}

/** The candidates without a refusal, in the same order. */
export function legal(state: State, seat: Seat): Move[] {
  const { R, S, A } = state.kits[seat]!.hand
  const most = mostLaid(state, seat)
  const moves: Move[] = []
  if (R >= 1) moves.push(PLAY_MOVES.R)
  if (R >= 2 && most >= 2) {
    moves.push(PLAY_MOVES.RR)
    if (most >= 3 && isSolitary(state, seat)) {
      if (R >= 3) moves.push(PLAY_MOVES.RRR)
      if (S >= 1) moves.push(PLAY_MOVES.RRS)
      if (A >= 1) moves.push(PLAY_MOVES.RRA)
    }
  }
  if (S + A > 0 && canReplaceR(state, seat)) {
    if (S >= 1) moves.push(PLAY_MOVES.S)
    if (A >= 1) moves.push(PLAY_MOVES.A)
  }
  return moves
}

export function whyNot(state: State, seat: Seat, { play }: Move & { type: 'play' }): Refusal | undefined {
  const cost = PLAY_COSTS[play]
  const { hand } = state.kits[seat]!
  if (cost.hasThird && !isSolitary(state, seat)) return refuse('NOT_SOLITARY', { play, company: companyOf(state.riders, seat) })
  if (cost.isOther && !canReplaceR(state, seat)) return refuse('NOT_DISTANCED', { play, held: hand.R })
  for (const card of ['R', 'S', 'A'] as const satisfies readonly Card[])
    if (hand[card] < cost[card]) return refuse('PLAY_CARDS', { play, card, needed: cost[card], held: hand[card] })
  const { cards } = state.riders[seat]!
  return cost.total <= mostLaid(state, seat) ? undefined : refuse('NO_COBBLES_CARD', { needed: cost.total + 1, held: cards })
}

/** TI-20 to TI-23. */
export function apply(state: State, seat: Seat, { play }: Move & { type: 'play' }, ctx: Context<Event>): Step {
  const rider = state.riders[seat]!
  const isDry = PLAY_COSTS[play].isOther && !isFreeToReplaceR(state, seat)
  layPlay(state, seat, play)
  rider.play = play
  if (isDry && rider.dry === null) rider.dry = rider.hidden
  ctx.emit?.({ type: 'played', seat, play, isDry })
  return orHide(state, seat, 'play', 'next rider')
}

/** TI-12. */
export function isSolitary(state: PublicState, seat: Seat): boolean {
  return tileOf(state) === 'HM' || companyOf(state.riders, seat) === 0
}

/** TI-20: S or A instead of R. */
function canReplaceR(state: State, seat: Seat): boolean {
  return isFreeToReplaceR(state, seat) || state.kits[seat]!.hand.R === 0
}

/** TI-13; the option `nonRPlay` frees everybody. */
function isFreeToReplaceR(state: PublicState, seat: Seat): boolean {
  return state.riders[seat]!.gap > 0 || state.race.options.nonRPlay === 'anyone'
}

/** TI-73: on cobbles one card must be left for X, unless the hand is a single card. */
function mostLaid(state: State, seat: Seat): number {
  const { cards } = state.riders[seat]!
  return tileOf(state) === 'CO' && cards > 1 ? cards - 1 : cards
}
