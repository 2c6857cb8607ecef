import { drawFromBag, type Chance, type Context, type Seat } from '@echappee/kernel'
import type { Card } from '../content/cards.ts'
import { tell } from './change.ts'
import type { Event } from './events.ts'
import { handSizeOf } from './numbers.ts'
import { orderFrom } from './seats.ts'
import type { State } from './state.ts'

/** VDT-4: one card at a time, first to the bearer's left, himself last. */
export function deal(state: State, bearer: Seat, ctx: Context<Event>): void {
  const seats = state.hands.length
  const order = orderFrom((bearer + 1) % seats, seats)
  const size = handSizeOf(state.tour)
  for (let round = 0; round < size; round++)
    for (const seat of order) {
      ctx.chance.about?.(`hand/${seat}`)
      state.hands[seat]!.push(drawFromBag(state.drawPile, ctx.chance))
    }
  if (ctx.emit === undefined) return
  for (const seat of order) {
    const cards = [...state.hands[seat]!]
    ctx.emit({ type: 'dealtHidden', seat, count: cards.length }, { except: seat })
    ctx.emit({ type: 'dealt', seat, cards }, { only: seat })
  }
}

/** VDT-8 (a), VDT-9. */
export function draw(state: State, seat: Seat, ctx: Context<Event>): void {
  if (state.drawPile.length === 0) renewDrawPile(state, ctx)
  state.drawn = null
  if (state.drawPile.length === 0) return
  ctx.chance.about?.(`draw/${state.stageIndex}/${state.rounds}/${seat}`)
  const card = drawFromBag(state.drawPile, ctx.chance)
  state.hands[seat]!.push(card)
  state.drawn = card
  ctx.emit?.({ type: 'drewHidden', seat }, { except: seat })
  ctx.emit?.({ type: 'drew', seat, card }, { only: seat })
}

/** The card leaves the hand; the caller says where it goes. */
export function takeFromHand(state: State, seat: Seat, card: Card): void {
  const hand = state.hands[seat]!
  const last = hand.pop()!
  if (last === card) return
  let at = 0
  while (hand[at] !== card) at++
  hand[at] = last
}

/** VDT-9: the whole discard pile, its top card too. The draw pile is a bag, so shuffling it is no work. */
function renewDrawPile(state: State, ctx: Context<Event>): void {
  if (state.discardPile.length === 0) return
  state.drawPile = state.discardPile
  tell(state, { type: 'deckReshuffled', count: state.drawPile.length }, ctx)
}

/** VDT-3, VDT-22: a face of the die. */
export function rollDie(chance: Chance): number {
  const face = chance.int(6) + 1
  chance.drew?.(face)
  return face
}
