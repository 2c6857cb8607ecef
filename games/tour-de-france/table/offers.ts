import type { Choice } from '@echappee/text'
import type { Refusal } from '@echappee/kernel'
import type { Card } from '../content/cards.ts'
import type { SquareId } from '../rules/graph.ts'
import { STAY, type Move, type Ride } from '../rules/moves.ts'
import type { View } from '../rules/state.ts'
import type { Landing } from '../text/effects.ts'

/** All that a card could do now. */
export interface CardOffer {
  readonly card: Card
  readonly count: number
  readonly rides: readonly Choice<Ride>[]
  /** The contact that no card avoids. */
  readonly crash: Choice<Move> | undefined
  /** Why nothing can be done with it. */
  readonly refusal: Refusal | undefined
}

/** A square with the legal ways to get there, the lowest card first. */
export interface SquareOffer {
  readonly to: SquareId
  readonly moves: readonly Move[]
}

/** The viewer's cards, equal ones stacked, with what each could do. */
export function cardOffers(hand: readonly Card[], choices: readonly Choice<Move>[]): CardOffer[] {
  return stacksOf(hand).map(({ card, count }) => {
    const own = choices.filter(({ move }) => (move.type === 'ride' || move.type === 'crash') && move.card === card)
    const rides = own.filter((choice): choice is Choice<Ride> => choice.move.type === 'ride')
    const crash = own.find(({ move }) => move.type === 'crash')
    const isLegal = own.some(({ refusal }) => refusal === undefined)
    return { card, count, rides, crash, refusal: isLegal ? undefined : mainRefusal(rides, crash) }
  })
}

export function legalRides({ rides }: CardOffer): Ride[] {
  return rides.flatMap(({ move, refusal }) => (refusal === undefined ? [move] : []))
}

/** The ways of the card that is chosen, as far as only the overtaking rule forbids them; or where a Chance card may carry the rider. */
export function openedRides(choices: readonly Choice<Move>[], card: Card | undefined): readonly Choice<Landing>[] {
  const lands = choices.filter((choice): choice is Choice<Landing> => choice.move.type === 'land')
  const rides = choices.filter(
    (choice): choice is Choice<Ride> =>
      choice.move.type === 'ride' && choice.move.card === card && (choice.refusal === undefined || choice.refusal.code === 'OVERTAKING'),
  )
  return [...lands, ...rides.toSorted((a, b) => a.move.plus - b.move.plus || a.move.to - b.move.to)]
}

/** Squares that can be reached now; of one card alone, if it is given. */
export function squareOffers(choices: readonly Choice<Move>[], card?: Card): SquareOffer[] {
  const bySquare = new Map<SquareId, Move[]>()
  for (const { move, refusal } of choices) {
    if (refusal !== undefined || (move.type !== 'ride' && move.type !== 'land')) continue
    if (card !== undefined && (move.type !== 'ride' || move.card !== card)) continue
    bySquare.set(move.to, [...(bySquare.get(move.to) ?? []), move])
  }
  return [...bySquare].map(([to, moves]) => ({ to, moves: moves.toSorted((a, b) => costOf(a) - costOf(b)) }))
}

/** Squares where the overtaking rule alone keeps the rider out (TDF-22). */
export function barredSquares(choices: readonly Choice<Move>[], card?: Card): SquareId[] {
  const legal = new Set(squareOffers(choices, card).map(({ to }) => to))
  const barred = choices.flatMap(({ move, refusal }) =>
    refusal?.code === 'OVERTAKING' && move.type === 'ride' && (card === undefined || move.card === card) ? [move.to] : [],
  )
  return [...new Set(barred)].filter((to) => to !== STAY && !legal.has(to))
}

export function stacksOf(cards: readonly Card[]): { readonly card: Card; readonly count: number }[] {
  return [...new Set(cards)].sort((a, b) => a - b).map((card) => ({ card, count: cards.filter((other) => other === card).length }))
}

export function ownHand({ hands, viewer }: View): readonly Card[] {
  return hands[viewer] ?? []
}

/** "7", "7+1", "7+3" with a kept card that adds. */
export function cardText({ card, plus, boost }: Pick<Ride, 'card' | 'plus' | 'boost'>): string {
  return `${card}${plus > 0 ? `+${plus}` : ''}${boost === 'none' ? '' : '★'}`
}

/** A kept card is dearer than any other. */
function costOf(move: Move): number {
  return move.type === 'ride' ? move.card + (move.boost === 'none' ? 0 : 100) : 0
}

/** Why the plain card is refused says most. */
function mainRefusal(rides: readonly Choice<Ride>[], crash: Choice<Move> | undefined): Refusal | undefined {
  const plain = rides.find(({ move, refusal }) => refusal !== undefined && move.plus === 0 && move.boost === 'none')
  return plain?.refusal ?? crash?.refusal ?? rides[0]?.refusal
}
