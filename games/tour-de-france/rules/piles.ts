import { drawFromBag, type Context, type Seat } from '@echappee/kernel'
import type { Card } from '../content/cards.ts'
import { layDown } from './change.ts'
import type { Event, LaidFor } from './events.ts'
import { cardsPerRider } from './numbers.ts'
import { isTrial, racingBits, racingCount, seatAt } from './riders.ts'
import type { State } from './state.ts'
import { tell, tellOwner } from './tell.ts'

/** TDF-14: draws, and shuffles the discard pile when there is nothing left to draw. */
export function drawCards(state: State, seat: Seat, count: number, ctx: Context<Event>): void {
  const hand = state.hands[seat]!
  let left = count
  ctx.chance.about?.(`hand/${state.stage}/${seat}`)
  while (left > 0) {
    if (state.drawPile.length === 0) renewDrawPile(state, ctx)
    const some = Math.min(left, state.drawPile.length)
    for (let i = 0; i < some; i++) hand.push(drawFromBag(state.drawPile, ctx.chance))
    if (ctx.emit !== undefined) {
      tellOwner(
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
  state.drawPile = state.discardPile
  for (const cards of state.down) state.drawPile.push(...cards)
  tell(state, { type: 'reshuffled', count: state.drawPile.length }, ctx)
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
  tell(state, { type: 'dealBegan', seat, dealtFor: racingBits(state.riders, seat), isSecondDeal }, ctx)
  drawCards(state, seat, racing * cardsPerRider(state.race), ctx)
}

/** Face down: exchange, pile-up, give-back. */
export function layCards(state: State, seat: Seat, cards: readonly Card[], why: LaidFor, ctx: Context<Event>): void {
  for (let i = 0; i < cards.length; i++) takeFromHand(state, seat, cards[i]!)
  state.down[seat]!.push(...cards)
  layDown(state, seat)
  if (ctx.emit !== undefined)
    tellOwner(
      state,
      seat,
      { type: 'laidDown', seat, cards: [...cards], why },
      { type: 'laidDownHidden', seat, count: cards.length, why },
      ctx,
    )
}

export function sortCards(cards: readonly Card[]): Card[] {
  return [...cards].sort((a, b) => a - b)
}

export function takeFromHand(state: State, seat: Seat, card: Card): void {
  const hand = state.hands[seat]!
  const last = hand.pop()!
  if (last !== card) hand[hand.indexOf(card)] = last
}
