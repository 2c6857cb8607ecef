import type { Seat } from '@echappee/kernel'
import { KIT, costOf, type Besace, type Card, type Cards, type Play } from '../../content/cards.ts'
import { compulsoryR, ownedR } from '../numbers.ts'
import type { Kit, Position } from '../state.ts'

/** TI-5. */
export function packBesace({ race, kits, isReady }: Position, seat: Seat, besace: Besace): void {
  const kit = kits[seat]!
  const { r, s, a } = besace
  kit.besace = besace
  kit.hand = { R: compulsoryR(race) + r, S: s, A: a }
  kit.reserve = { R: ownedR(race) - kit.hand.R, S: KIT.S - s, A: KIT.A - a }
  isReady[seat] = true
}

/** `isDry`: he has shown that no R is left (TI-20). */
export function layPlay({ riders, kits }: Position, seat: Seat, play: Play, isDry: boolean): void {
  const { R, S, A, total } = costOf(play)
  const rider = riders[seat]!
  const kit = kits[seat] as Kit | null
  rider.laid.R += R
  rider.laid.S += S
  rider.laid.A += A
  rider.cards -= total
  rider.play = play
  if (isDry && rider.dry === null) rider.dry = rider.hidden
  if (kit === null) return
  kit.hand.R -= R
  kit.hand.S -= S
  kit.hand.A -= A
}

export function layAttack({ riders, kits }: Position, seat: Seat, cards: number): void {
  const rider = riders[seat]!
  const kit = kits[seat] as Kit | null
  rider.laid.A += cards
  rider.attackCards += cards
  rider.cards -= cards
  if (kit !== null) kit.hand.A -= cards
}

export function layBid({ riders, kits }: Position, seat: Seat, card: 'S' | 'R', cards: number): void {
  const rider = riders[seat]!
  const kit = kits[seat] as Kit | null
  if (card === 'S') rider.laid.S += cards
  else rider.laid.R += cards
  rider.contestCards += cards
  rider.cards -= cards
  if (kit === null) return
  if (card === 'S') kit.hand.S -= cards
  else kit.hand.R -= cards
}

/** TI-73: a cobbles card; null where it is not known. */
export function hideCard(table: Position, seat: Seat, card: Card | null): void {
  const rider = table.riders[seat]!
  rider.hidden++
  rider.cards--
  table.hiding = null
  if (card === null) return
  const kit = table.kits[seat]!
  kit.hand[card]--
  kit.hidden[card]++
}

/** TI-72: all the cards of the seat, as a changed mind may have undone something. */
export function keepSwaps({ kits, feed }: Position, seat: Seat, hand: Cards, reserve: Cards, swaps: number, isDone: boolean): void {
  const kit = kits[seat]!
  kit.hand = hand
  kit.reserve = reserve
  kit.swaps = swaps
  feed!.isDone[seat] = isDone
}

/** TI-72: how many each has swapped becomes public, the cards do not. */
export function revealSwaps(table: Position, counts: readonly number[]): void {
  for (const [seat, count] of counts.entries()) {
    if (count === 0) continue
    const rider = table.riders[seat]!
    rider.swapped = count
    rider.atFeed = Object.freeze({ laid: Object.freeze({ ...rider.laid }), hidden: rider.hidden, dry: rider.dry })
    rider.dry = null
    const kit = table.kits[seat] as Kit | null
    if (kit !== null) kit.swaps = 0
  }
  table.feed = null
}
