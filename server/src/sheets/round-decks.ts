import type { DeckAction, ProblemCode } from '@echappee/protocol'
import { addCard, chooseCard, drawCards, isChosenTogether, revealCards, type DeckPiece, type DeckState, type Draw } from '@echappee/sheet'
import { deckIn, withDeck, type KeptDeck, type SeatPiece, type SheetDecks } from './kept-decks.ts'
import type { HeldAction } from './held-decks.ts'

type RoundAction = Exclude<DeckAction, HeldAction>

/** Decks from which all choose at the same time. The last one to choose turns all cards up. */
export function actOnRound(
  pieces: readonly SeatPiece[],
  all: SheetDecks,
  owned: SeatPiece,
  action: RoundAction,
  draw: Draw,
): SheetDecks | ProblemCode {
  const deck = deckIn(pieces, all, owned)
  const { seat, piece } = owned
  // FR-15: the second hand is not drawn before the first card lies on the table.
  const isOpen = (other: SeatPiece) => isChosenTogether(other.piece) && deckIn(pieces, all, other).state.hand.length > 0
  const isOtherOpen = () => pieces.some((other) => other.seat === seat && other.piece !== piece && isOpen(other))
  const next = changed(piece, deck, action, draw, isOtherOpen)
  if (typeof next === 'string') return next
  return next === deck ? all : revealRound(pieces, withDeck(pieces, all, owned, next))
}

function changed(piece: DeckPiece, deck: KeptDeck, action: RoundAction, draw: Draw, isOtherOpen: () => boolean): KeptDeck | ProblemCode {
  const { state } = deck
  switch (action.do) {
    case 'draw': {
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

/** Turns up what lies face down, once everybody with a phone has chosen for every deck that is not at rest. */
function revealRound(pieces: readonly SeatPiece[], all: SheetDecks): SheetDecks {
  const awaited = pieces.filter((owned) => {
    const isOpened = owned.seat !== undefined && all.seats.get(owned.seat)?.isOpened === true
    return isOpened && isChosenTogether(owned.piece) && isAwaited(deckIn(pieces, all, owned))
  })
  const hasChosen = (owned: SeatPiece) => {
    const { hand, chosen } = deckIn(pieces, all, owned).state
    return hand.length === 0 && chosen.length > 0
  }
  if (awaited.length === 0 || !awaited.every(hasChosen)) return all
  let next = all
  const shown = awaited.map((owned) => {
    const deck = deckIn(pieces, next, owned)
    next = withDeck(pieces, next, owned, { ...deck, state: forgetOld(revealCards(owned.piece, deck.state)) })
    return { deck: owned.piece.id, cards: [...deck.state.chosen] }
  })
  return { ...next, round: all.round + 1, shown }
}

/** Who has no card left has nothing to choose (FR-17). */
function isAwaited({ state: { pile, recycled, hand, chosen }, isResting }: KeptDeck): boolean {
  return !isResting && pile.length + recycled.length + hand.length + chosen.length > 0
}

/** What was turned up long ago is of no use to anybody. */
function forgetOld(state: DeckState): DeckState {
  return { ...state, shown: state.shown.slice(-1) }
}
