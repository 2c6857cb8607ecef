import { drawFromBag, type Context, type Seat } from '@echappee/kernel'
import { WIND, type Card } from '../../content/deck.ts'
import type { Event } from '../events.ts'
import { placesOf } from '../scoring.ts'
import type { State } from '../state.ts'

/** What happens by itself once all have chosen. */
export function resolveRound(state: State, ctx: Context<Event>): void {
  revealCards(state, ctx)
  rideCards(state, ctx)
  if (state.options.wind) blowWind(state, ctx)
  if (state.riders.some((square) => square >= state.options.squares)) return finish(state, ctx)
  drawCards(state, ctx)
  state.round++
  ctx.emit?.({ type: 'roundBegan', round: state.round })
}

/** TPL-4: from the hands to the discard pile, in seat order. */
function revealCards(state: State, { emit }: Context<Event>): void {
  const cards = state.chosen.map((card) => card!)
  for (const [seat, card] of cards.entries()) {
    const hand = state.hands[seat]!
    hand.splice(hand.indexOf(card), 1)
  }
  state.discardPile.push(...cards)
  state.lastCards = cards
  state.chosen = cards.map(() => null)
  emit?.({ type: 'revealed', cards: [...cards] })
}

/** TPL-4. */
function rideCards(state: State, ctx: Context<Event>): void {
  for (const [seat, card] of state.lastCards.entries()) ride(state, seat, card!, 'card', ctx)
}

/** TPL-5. */
function blowWind(state: State, ctx: Context<Event>): void {
  const squares = WIND[ctx.chance.int(WIND.length)]!
  ctx.chance.drew?.(squares)
  const last = Math.min(...state.riders)
  const seats = state.riders.flatMap((square, seat) => (square === last ? [seat] : []))
  ctx.emit?.({ type: 'windBlew', squares, seats })
  if (squares > 0) for (const seat of seats) ride(state, seat, squares, 'wind', ctx)
}

/** TPL-6. */
function drawCards(state: State, { chance, emit }: Context<Event>): void {
  for (const [seat, hand] of state.hands.entries()) {
    if (state.drawPile.length === 0) {
      state.drawPile = state.discardPile
      state.discardPile = []
      emit?.({ type: 'reshuffled', count: state.drawPile.length })
    }
    const card: Card = drawFromBag(state.drawPile, chance)
    hand.push(card)
    emit?.({ type: 'drew', seat, card }, { only: seat })
    emit?.({ type: 'drewHidden', seat }, { except: seat })
  }
}

/** TPL-8. */
function finish(state: State, { emit }: Context<Event>): void {
  state.phase = 'finished'
  emit?.({ type: 'finished', places: placesOf(state.riders) })
}

function ride(state: State, seat: Seat, squares: number, by: 'card' | 'wind', { emit }: Context<Event>): void {
  const from = state.riders[seat]!
  const to = from + squares
  state.riders[seat] = to
  emit?.({ type: 'rode', seat, from, to, by })
}
