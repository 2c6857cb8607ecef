import type { Seat } from '@echappee/kernel'
import type { AtTable } from '@echappee/sheet'
import { highestCard, type Card } from '../content/cards.ts'
import { game } from '../rules/index.ts'
import type { Move } from '../rules/moves.ts'
import type { Options } from '../rules/options.ts'
import type { State } from '../rules/state.ts'
import * as table from './table-figures.ts'

/**
 * A tour at a real table: people hold Second cards of the box, and say which they play and where they ride. What they lay face down (TDF-23, TDF-32,
 * TDF-40) stays their secret. The device draws the Chance cards for everybody.
 */
export const atTable: AtTable<State, Move> = {
  possible,
  fit,
  ...table,
  hasTwoDecks: true,
  canFollow: (options) => !(options as Options).openHands,
  // TDF-30: who shows his hand shows it to the people.
  followed: (options) => ({ ...(options as Options), revealOnCrash: false }),
}

function possible(state: State, seat: Seat): readonly Move[] {
  switch (state.phase) {
    case 'exchange':
    case 'discard':
    case 'giveBack':
      return game.legal(state, seat).slice(0, 1)
    case 'play': {
      const moves = new Map(
        handsFor(state, seat)
          .flatMap((hand) => game.legal(holding(state, seat, hand), seat))
          .map((move) => [game.moveKey(move), move]),
      )
      return [...moves.values()]
    }
    default:
      return game.legal(state, seat)
  }
}

/** Hands with which every ride that some hand allows is legal: what else is in a hand only takes away (TDF-21), but for a kept card it may be needed. */
function handsFor(state: State, seat: Seat): Card[][] {
  const cards = Array.from({ length: highestCard(state.race.options.secondDeck) }, (_, i) => i + 1)
  const size = state.hands[seat]!.length
  const single = cards.map((card) => full(size, card, card))
  const hasKept = size > 1 && state.riders[state.acting]!.kept.some((kept) => kept !== 'RESTART')
  return hasKept ? [...single, ...cards.flatMap((card) => cards.map((other) => full(size, card, other)))] : single
}

const full = (size: number, card: Card, other: Card): Card[] => Array.from({ length: size }, (_, i) => (i === 0 ? card : other))

const holding = (state: State, seat: Seat, hand: Card[]): State => ({ ...state, hands: state.hands.with(seat, hand) })

function fit(state: State, seat: Seat, move: Move): void {
  if (state.phase !== 'play' || (move.type !== 'ride' && move.type !== 'crash')) return
  const isLegal = (hand: Card[]) => game.whyNot(holding(state, seat, hand), seat, move) === undefined
  const held = state.hands[seat]!
  if (isLegal(held)) return
  const drawn = held.with(held.length - 1, move.card)
  const at = state.drawPile.indexOf(move.card)
  if (isLegal(drawn) && at >= 0) state.drawPile[at] = held.at(-1)!
  state.hands[seat] = isLegal(drawn) ? drawn : (handsFor(state, seat).find(isLegal) ?? held)
}
