import type { Seat } from '@echappee/kernel'
import type { DeckAction, DecksMessage, OwnDeck, ProblemCode } from '@echappee/protocol'
import { addCard, chooseCard, drawCards, freshDeck, revealCards, type DeckPiece, type DeckState, type Draw } from '@echappee/ui/sheet'

/** The decks of one seat, by the id of their piece. Plain JSON. */
export interface SeatDecks {
  /** A phone has come with the invitation. */
  readonly isOpened: boolean
  readonly decks: Readonly<Record<string, KeptDeck>>
}

export interface KeptDeck {
  readonly state: DeckState
  /** Cards put into it since the last draw. */
  readonly added: number
  readonly isResting: boolean
}

/** A secret deck of a rider, and the seat whose rider that is. */
export interface SeatPiece {
  readonly seat: Seat
  readonly piece: DeckPiece
}

export const NO_DECKS: SeatDecks = { isOpened: false, decks: {} }

/** Decks of former stages stay for a while: a correction of the sheet may bring one back. */
const MOST_KEPT = 40

/** What the owner did with a deck, done; or why not. Done twice it is done once. */
export function actOn(pieces: readonly DeckPiece[], own: SeatDecks, action: DeckAction, draw: Draw): SeatDecks | ProblemCode {
  const piece = pieces.find(({ id }) => id === action.deck)
  if (piece === undefined) return 'unknownDeck'
  const deck = deckIn(own, piece)
  const next = changed(piece, deck, action, draw, () => pieces.some((other) => other !== piece && hasOpenHand(own, other)))
  return typeof next === 'string' ? next : withDeck(own, piece.id, next)
}

function changed(piece: DeckPiece, deck: KeptDeck, action: DeckAction, draw: Draw, isOtherOpen: () => boolean): KeptDeck | ProblemCode {
  const { state } = deck
  switch (action.do) {
    case 'draw': {
      // FR-15: the second hand is not drawn before the first card lies on the table.
      if (isOtherOpen()) return 'otherHand'
      const drawn = drawCards(piece, state, draw)
      return drawn === state ? deck : { state: drawn, added: 0, isResting: false }
    }
    case 'choose': {
      if (state.chosen[action.after] === action.card) return deck
      return state.hand.includes(action.card) ? { ...deck, state: chooseCard(piece, state, action.card) } : 'noSuchCard'
    }
    case 'add':
      return piece.adds === undefined ? 'unknownDeck' : { ...deck, state: withAdded(piece, deck, action.count), added: action.count }
    case 'rest':
      return state.hand.length + state.chosen.length > 0 ? 'deckInUse' : { ...deck, isResting: action.isResting }
  }
}

function withAdded(piece: DeckPiece, { state, added }: KeptDeck, count: number): DeckState {
  let next = state
  for (let n = added; n < count; n++) next = addCard(piece, next)
  // Nothing was drawn since they were put in, so they still lie there; equal cards are the same card.
  for (let n = added; n > count; n--) next = { ...next, recycled: next.recycled.toSpliced(next.recycled.lastIndexOf(piece.adds!), 1) }
  return next
}

/** Turns up what lies face down, once everybody with a phone has chosen for every deck that is not at rest; undefined until then. */
export function turnedUp(
  pieces: readonly SeatPiece[],
  seats: ReadonlyMap<Seat, SeatDecks>,
): { readonly seats: ReadonlyMap<Seat, SeatDecks>; readonly shown: DecksMessage['shown'] } | undefined {
  const awaited = pieces.filter(({ seat, piece }) => {
    const own = seats.get(seat)
    return own?.isOpened === true && isAwaited(deckIn(own, piece))
  })
  const hasChosen = ({ seat, piece }: SeatPiece) => {
    const { hand, chosen } = deckIn(seats.get(seat)!, piece).state
    return hand.length === 0 && chosen.length > 0
  }
  if (awaited.length === 0 || !awaited.every(hasChosen)) return undefined
  const next = new Map(seats)
  const shown = awaited.map(({ seat, piece }) => {
    const own = next.get(seat)!
    const deck = deckIn(own, piece)
    next.set(seat, withDeck(own, piece.id, { ...deck, state: forgetOld(revealCards(piece, deck.state)) }))
    return { deck: piece.id, cards: [...deck.state.chosen] }
  })
  return { seats: next, shown }
}

/** What the owner may see: neither the pile nor what was recycled. */
export function ownDecks(pieces: readonly DeckPiece[], own: SeatDecks): OwnDeck[] {
  return pieces.map((piece) => {
    const { state, added, isResting } = deckIn(own, piece)
    return {
      deck: piece.id,
      left: state.pile.length + state.recycled.length,
      hand: [...state.hand],
      chosen: [...state.chosen],
      added,
      isResting,
    }
  })
}

const deckIn = ({ decks }: SeatDecks, piece: DeckPiece): KeptDeck =>
  decks[piece.id] ?? { state: freshDeck(piece), added: 0, isResting: false }

const hasOpenHand = ({ decks }: SeatDecks, { id }: DeckPiece): boolean => (decks[id]?.state.hand.length ?? 0) > 0

/** Who has no card left has nothing to choose (FR-17). */
function isAwaited({ state: { pile, recycled, hand, chosen }, isResting }: KeptDeck): boolean {
  return !isResting && pile.length + recycled.length + hand.length + chosen.length > 0
}

/** What was turned up long ago is of no use to anybody. */
function forgetOld(state: DeckState): DeckState {
  return { ...state, shown: state.shown.slice(-1) }
}

function withDeck(own: SeatDecks, id: string, deck: KeptDeck): SeatDecks {
  const others = Object.entries(own.decks).filter(([other]) => other !== id)
  return { ...own, decks: Object.fromEntries([...others.slice(1 - MOST_KEPT), [id, deck]]) }
}
