import { drawFromBag, type Context, type Seat } from '@echappee/kernel'
import { WIND, type Card } from '../../content/deck.ts'
import { tell } from '../change.ts'
import type { Event } from '../events.ts'
import { placesOf } from '../scoring.ts'
import type { State } from '../state.ts'
import { takeCard } from '../view.ts'

/** What happens by itself once all have chosen. */
export function resolveRound(state: State, ctx: Context<Event>): void {
  revealCards(state, ctx)
  rideCards(state, ctx)
  if (state.options.wind) blowWind(state, ctx)
  if (state.riders.some((square) => square >= state.options.squares)) return finish(state, ctx)
  drawCards(state, ctx)
  tell(state, { type: 'roundBegan', round: state.round + 1 }, ctx)
}

/** TPL-4: from the hands to the discard pile, in seat order. */
function revealCards(state: State, ctx: Context<Event>): void {
  const cards = state.chosen.map((card) => card!)
  for (const [seat, card] of cards.entries()) takeCard(state.hands[seat]!, card)
  state.chosen = cards.map(() => null)
  tell(state, { type: 'revealed', cards }, ctx)
}

/** TPL-4. */
function rideCards(state: State, ctx: Context<Event>): void {
  for (const [seat, card] of state.lastCards.entries()) ride(state, seat, card!, 'card', ctx)
}

/** TPL-5. */
function blowWind(state: State, ctx: Context<Event>): void {
  ctx.chance.about?.(`wind/${state.round}`)
  const squares = WIND[ctx.chance.int(WIND.length)]!
  ctx.chance.drew?.(squares)
  const last = Math.min(...state.riders)
  const seats = state.riders.flatMap((square, seat) => (square === last ? [seat] : []))
  tell(state, { type: 'windBlew', squares, seats }, ctx)
  if (squares > 0) for (const seat of seats) ride(state, seat, squares, 'wind', ctx)
}

/** TPL-6. */
function drawCards(state: State, ctx: Context<Event>): void {
  for (const [seat, hand] of state.hands.entries()) {
    if (state.drawPile.length === 0) {
      state.drawPile = state.discardPile
      tell(state, { type: 'reshuffled', count: state.drawPile.length }, ctx)
    }
    ctx.chance.about?.(`hand/${seat}`)
    const card: Card = drawFromBag(state.drawPile, ctx.chance)
    hand.push(card)
    ctx.emit?.({ type: 'drew', seat, card }, { only: seat })
    ctx.emit?.({ type: 'drewHidden', seat }, { except: seat })
  }
}

/** TPL-8. */
function finish(state: State, ctx: Context<Event>): void {
  tell(state, { type: 'finished', places: placesOf(state.riders) }, ctx)
}

function ride(state: State, seat: Seat, squares: number, by: 'card' | 'wind', ctx: Context<Event>): void {
  const from = state.riders[seat]!
  tell(state, { type: 'rode', seat, from, to: from + squares, by }, ctx)
}
