import type { Seat } from '@echappee/kernel'
import { SQUARE, type AtTable, type TableFigure, type TableHand, type TypedFigure } from '@echappee/sheet'
import { CARDS, type Card } from '../content/cards.ts'
import { game } from '../rules/index.ts'
import { DISCARD, type Move } from '../rules/moves.ts'
import { cardOf } from '../rules/card-of.ts'
import { lineOf } from '../rules/course.ts'
import type { State, View } from '../rules/state.ts'

/**
 * A tour at a real table: people hold cards of the box, and say what they play. Any card can be in a hand; whoever discards has nothing to play
 * (VDT-18), so that card is none that could be played.
 */
export const atTable: AtTable<State, Move> = { possible, fit, die, figures, correct, hand, hold, hasTwoDecks: true }

const FACES = [1, 2, 3, 4, 5, 6]

/** VDT-3, VDT-22. */
function die(_state: State, _seat: Seat, move: Move): readonly number[] | undefined {
  return move.type === 'roll' ? FACES : undefined
}

const KM = 20

/** As the board numbers them: kilometres on the road, squares in a time trial. */
function figures(given: unknown): TableFigure[] {
  const view = given as View
  const { phase, riders } = view
  if (phase === 'prologue' || phase === 'finished') return []
  const step = phase === 'road' ? KM : 1
  return riders.map(({ at }, rider) => ({ rider, what: SQUARE, value: at, min: 0, max: lineOf(view) - step, step }))
}

/** Nobody is put on the line: whoever reaches it says so by a card or the die. */
function correct(state: State, typed: readonly TypedFigure[]): boolean {
  const known = figures(state)
  for (const { rider, what, value } of typed) {
    const one = known.find((figure) => figure.rider === rider && figure.what === what)
    if (one === undefined || value < one.min || value > one.max || value % one.step! !== 0) return false
    state.riders[rider]!.at = value
  }
  return true
}

/** VDT-34. */
function hand({ phase, hands }: State, seat: Seat): TableHand | undefined {
  if (phase !== 'road') return undefined
  const size = hands[seat]!.length
  return { size, cards: CARDS.map((card) => ({ card, most: size })) }
}

function hold(state: State, seat: Seat, held: Readonly<Record<string, number>>): boolean {
  const cards = CARDS.flatMap((card) => Array.from({ length: held[card] ?? 0 }, () => card))
  if (state.phase !== 'road' || cards.length !== state.hands[seat]!.length) return false
  for (const [at, card] of cards.entries()) change(state, seat, at, card)
  if (state.drawn !== null && !cards.includes(state.drawn)) state.drawn = cards[0]!
  return true
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
  const held = state.hands[seat]!
  const card = cardOf(move)
  if (!held.includes(card)) change(state, seat, held.length - 1, card)
  if (move.type === 'discard' && state.tour.options.discard === 'only-if-stuck') {
    const playable = playableCards(playsOf(state, seat))
    const stuck = CARDS.filter((other) => !playable.has(other))
    for (const [at, other] of held.entries()) if (playable.has(other)) change(state, seat, at, someOf(state.drawPile, stuck) ?? card)
  }
  if (state.drawn !== null && !held.includes(state.drawn)) state.drawn = card
}

/** The card changes places with one of the draw pile; where all of them are elsewhere, it is one of the other deck. */
function change({ hands, drawPile }: State, seat: Seat, at: number, card: Card): void {
  const from = drawPile.indexOf(card)
  if (from >= 0) drawPile[from] = hands[seat]![at]!
  hands[seat]![at] = card
}

const someOf = (pile: readonly Card[], wanted: readonly Card[]): Card | undefined => pile.find((card) => wanted.includes(card))
