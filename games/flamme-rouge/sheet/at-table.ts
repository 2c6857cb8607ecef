import type { Context, Seat } from '@echappee/kernel'
import type { AtTable } from '@echappee/sheet'
import { EXHAUSTION, type Card, type Counts } from '../content/cards.ts'
import { FORMS, TRAITS, type Form } from '../content/riders.ts'
import { game } from '../rules/index.ts'
import { traitCards } from '../rules/setup.ts'
import type { Move } from '../rules/moves.ts'
import type { Options } from '../rules/options.ts'
import { isTimeTrial, ridersOf } from '../rules/riders.ts'
import type { Piles, State } from '../rules/state.ts'
import { tell } from '../rules/tell.ts'
import { correct, figures, hand, hold } from './table-figures.ts'

/**
 * A race at a real table: people draw from their own decks, and what they turn up is entered. In time trials cards lie open (FR-74) and a hand
 * decides who tires (FR-75), so there the device draws for everybody.
 */
export const atTable: AtTable<State, Move> = { possible, fit, figures, correct, hand, hold, hasDeal, dealt, deal }

function possible(state: State, seat: Seat): Move[] {
  switch (state.phase) {
    case 'trait':
      return TRAITS.flatMap((trait) => ridersOf(seat).map((rider): Move => ({ type: 'chooseTrait', trait, rider })))
    // Which hand is drawn first matters to nobody else.
    case 'pick':
      return isTimeTrial(state) ? game.legal(state, seat) : game.legal(state, seat).slice(0, 1)
    case 'hand':
    case 'bidCard':
      return isTimeTrial(state) ? game.legal(state, seat) : game.legal(withWholeDeck(state, seat), seat)
    default:
      return game.legal(state, seat)
  }
}

/** FR-7: everybody knows what a deck holds; any of it can be in the hand. */
function withWholeDeck(state: State, seat: Seat): State {
  const id = state.current[seat]!
  const piles = state.piles[id]!
  const whole = piles.hand.map((count, card) => count + piles.draw[card]! + piles.recycled[card]!)
  return { ...state, piles: state.piles.with(id, { ...piles, hand: whole }) }
}

function fit(state: State, seat: Seat, move: Move): void {
  if (move.type === 'chooseTrait') {
    const other = traitCards().find((trait) => trait !== move.trait)!
    if (!state.offers[seat]!.includes(move.trait)) state.offers[seat] = [move.trait, other]
    return
  }
  if (isTimeTrial(state)) return
  const id = state.current[seat] ?? null
  const wanted = move.type === 'play' || move.type === 'bidCard' ? move.card : move.type === 'cerealBar' ? EXHAUSTION : undefined
  if (id !== null && wanted !== undefined) bringToHand(state.piles[id]!, wanted)
}

/** The card changes places with another of the hand: all sizes stay as they are. */
function bringToHand(piles: Piles, card: Card): void {
  if (piles.handSize === 0 || piles.hand[card]! > 0) return
  const from = piles.draw[card]! > 0 ? piles.draw : piles.recycled
  const other = mostOf(piles.hand)
  moveCard(from, piles.hand, card)
  moveCard(piles.hand, from, other)
}

const mostOf = (pile: Counts): number => pile.indexOf(Math.max(...pile))

function moveCard(from: Counts, to: Counts, card: number): void {
  from[card]!--
  to[card]!++
}

function hasDeal(options: unknown): boolean {
  const { mode, form } = options as Options
  return mode === 'tour' && form
}

/** FR-41: form cards lie open; the people may deal those of the box. */
function dealt({ phase, forms, answered }: State): { cards: readonly string[]; all: readonly string[] } | undefined {
  return phase === 'form' && answered === 0 ? { cards: forms, all: FORMS } : undefined
}

function deal(state: State, cards: readonly string[], context: Context<unknown>): void {
  tell(state, { type: 'formsDealt', forms: cards as Form[] }, context)
}
