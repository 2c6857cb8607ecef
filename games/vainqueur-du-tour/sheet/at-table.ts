import type { Seat } from '@echappee/kernel'
import type { AtTable } from '@echappee/sheet'
import { CARDS, type Card } from '../content/cards.ts'
import { game } from '../rules/index.ts'
import { DISCARD, type Move } from '../rules/moves.ts'
import { cardOf } from '../rules/card-of.ts'
import type { State, View } from '../rules/state.ts'

/**
 * A tour at a real table: people hold cards of the box, and say what they play. Any card can be in a hand; whoever discards has nothing to play
 * (VDT-18), so that card is none that could be played.
 */
export const atTable: AtTable<State, Move> = { possible, fit, die, squares, hasTwoDecks: true }

const FACES = [1, 2, 3, 4, 5, 6]

/** VDT-3, VDT-22. */
function die(_state: State, _seat: Seat, move: Move): readonly number[] | undefined {
  return move.type === 'roll' ? FACES : undefined
}

/** As the board numbers them: kilometres on the road. */
function squares(view: unknown): (number | undefined)[] {
  const { phase, riders } = view as View
  return riders.map(({ at }) => (phase === 'prologue' ? undefined : at))
}

function possible(state: State, seat: Seat): readonly Move[] {
  if (state.phase !== 'road') return game.legal(state, seat)
  const plays = playsOf(state, seat)
  if (state.tour.options.discard === 'free') return [...plays, ...DISCARD]
  const playable = playableCards(plays)
  return [...plays, ...DISCARD.filter((move) => move.type === 'discard' && !playable.has(move.card))]
}

/** What could be played by somebody who held every card. */
function playsOf(state: State, seat: Seat): Move[] {
  return game.legal({ ...state, hands: state.hands.with(seat, [...CARDS]) }, seat).filter(({ type }) => type !== 'discard')
}

/** VDT-18: a Sprinter need not be played. */
function playableCards(plays: readonly Move[]): Set<Card> {
  return new Set(plays.flatMap((move) => (move.type === 'roll' || move.type === 'sprint' ? [] : [cardOf(move)])))
}

function fit(state: State, seat: Seat, move: Move): void {
  if (move.type === 'roll') return
  const hand = state.hands[seat]!
  const card = cardOf(move)
  if (!hand.includes(card)) change(state, seat, hand.length - 1, card)
  if (move.type === 'discard' && state.tour.options.discard === 'only-if-stuck') {
    const playable = playableCards(playsOf(state, seat))
    const stuck = CARDS.filter((other) => !playable.has(other))
    for (const [at, other] of hand.entries()) if (playable.has(other)) change(state, seat, at, someOf(state.drawPile, stuck) ?? card)
  }
  if (state.drawn !== null && !hand.includes(state.drawn)) state.drawn = card
}

/** The card changes places with one of the draw pile; where all of them are elsewhere, it is one of the other deck. */
function change({ hands, drawPile }: State, seat: Seat, at: number, card: Card): void {
  const from = drawPile.indexOf(card)
  if (from >= 0) drawPile[from] = hands[seat]![at]!
  hands[seat]![at] = card
}

const someOf = (pile: readonly Card[], wanted: readonly Card[]): Card | undefined => pile.find((card) => wanted.includes(card))
