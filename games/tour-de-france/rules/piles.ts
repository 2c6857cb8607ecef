import { drawFromBag, type Context, type Seat } from '@echappee/kernel'
import { CARDS_PER_RIDER, type Card } from '../content/cards.ts'
import type { Event, LaidFor } from './events.ts'
import { isTrial, racingBits, racingCount, seatAt } from './riders.ts'
import { afterLaying, afterPlaying, afterReshuffle } from './shown.ts'
import type { State } from './state.ts'

/** TDF-14: draws, and shuffles the discard pile when there is nothing left to draw. */
export function drawCards(state: State, seat: Seat, count: number, ctx: Context<Event>): void {
  const hand = state.hands[seat]!
  let left = count
  while (left > 0) {
    if (state.drawPile.length === 0) renewDrawPile(state, ctx)
    const some = Math.min(left, state.drawPile.length)
    for (let i = 0; i < some; i++) hand.push(drawFromBag(state.drawPile, ctx.chance))
    if (ctx.emit !== undefined) {
      tell(
        state,
        seat,
        { type: 'drew', seat, cards: sortCards(hand.slice(hand.length - some)) },
        { type: 'drewHidden', seat, count: some },
        ctx,
      )
    }
    left -= some
  }
}

/** The draw pile is a bag, so shuffling it is no work. */
function renewDrawPile(state: State, ctx: Context<Event>): void {
  const pile = state.discardPile
  for (let seat = 0; seat < state.down.length; seat++) {
    state.shown[seat] = afterReshuffle(state.shown[seat]!, state.down[seat]!.length)
    pile.push(...state.down[seat]!)
    state.down[seat] = []
  }
  state.drawPile = pile
  state.discardPile = []
  ctx.emit?.({ type: 'reshuffled', count: pile.length })
}

/** TDF-13: whoever holds nothing and still races gets five cards a racing rider. TDF-49: in a time trial once, and earlier. */
export function refill(state: State, ctx: Context<Event>): void {
  const trial = isTrial(state)
  for (let place = 0; place < state.race.seats; place++) {
    const seat = seatAt(state, place)
    if (trial) secondDeal(state, seat, ctx)
    else if (state.hands[seat]!.length === 0) deal(state, seat, false, ctx)
  }
}

/** TDF-49. */
function secondDeal(state: State, seat: Seat, ctx: Context<Event>): void {
  if (state.hasSecondDeal[seat] || state.hands[seat]!.length > racingCount(state.riders, seat)) return
  deal(state, seat, true, ctx)
}

/** TDF-4, TDF-13. */
export function deal(state: State, seat: Seat, isSecondDeal: boolean, ctx: Context<Event>): void {
  const racing = racingCount(state.riders, seat)
  if (racing === 0) return
  state.dealtFor[seat] = racingBits(state.riders, seat)
  if (isSecondDeal) state.hasSecondDeal[seat] = true
  ctx.emit?.({ type: 'dealBegan', seat, dealtFor: state.dealtFor[seat], isSecondDeal })
  drawCards(state, seat, racing * CARDS_PER_RIDER, ctx)
}

/** TDF-12: face up. */
export function playCard(state: State, seat: Seat, card: Card): void {
  takeFromHand(state, seat, card)
  state.discardPile.push(card)
  state.shown[seat] = afterPlaying(state.shown[seat]!, card, state.hands[seat]!.length)
}

/** Face down: exchange, pile-up, give-back. */
export function layDown(state: State, seat: Seat, cards: readonly Card[], why: LaidFor, ctx: Context<Event>): void {
  for (let i = 0; i < cards.length; i++) takeFromHand(state, seat, cards[i]!)
  state.down[seat]!.push(...cards)
  state.shown[seat] = afterLaying(state.shown[seat]!, state.hands[seat]!.length)
  if (ctx.emit !== undefined)
    tell(state, seat, { type: 'laidDown', seat, cards: [...cards], why }, { type: 'laidDownHidden', seat, count: cards.length, why }, ctx)
}

/** Cards are for the eyes of their owner, or of everybody where hands are open. */
export function tell(state: State, seat: Seat, open: Event, hidden: Event, { emit }: Context<Event>): void {
  if (state.race.options.openHands) return emit?.(open)
  emit?.(open, { only: seat })
  emit?.(hidden, { except: seat })
}

export function sortCards(cards: readonly Card[]): Card[] {
  return [...cards].sort((a, b) => a - b)
}

function takeFromHand(state: State, seat: Seat, card: Card): void {
  const hand = state.hands[seat]!
  const last = hand.pop()!
  if (last !== card) hand[hand.indexOf(card)] = last
}
