import type { Seat } from '@echappee/kernel'
import type { DeckAction, DecksMessage, OwnDeck, ProblemCode } from '@echappee/protocol'
import { isChosenTogether, type Draw } from '@echappee/sheet'
import { actOnHeld, isHeldAction } from './held-decks.ts'
import { deckIn, type SeatPiece, type SheetDecks } from './kept-decks.ts'
import { actOnRound } from './round-decks.ts'

/** What somebody did with a deck, done; or why not. Done twice it is done once. */
export function actOn(pieces: readonly SeatPiece[], all: SheetDecks, seat: Seat, action: DeckAction, draw: Draw): SheetDecks | ProblemCode {
  const found = pieces.find(({ seat: owner, piece }) => piece.id === action.deck && (owner === undefined || owner === seat))
  if (found === undefined || isChosenTogether(found.piece) === isHeldAction(action)) return 'unknownDeck'
  return isHeldAction(action) ? actOnHeld(pieces, all, found, seat, action, draw) : actOnRound(pieces, all, found, action, draw)
}

/** What a phone may see: neither the pile nor what was recycled, nor what lies face down for everybody. */
export function ownDecks(pieces: readonly SeatPiece[], all: SheetDecks, seat: Seat): OwnDeck[] {
  return pieces.flatMap((owned) => {
    if (owned.seat !== undefined && owned.seat !== seat) return []
    const { piece } = owned
    const { state, added, isResting, acts } = deckIn(pieces, all, owned)
    return {
      deck: piece.id,
      left: state.pile.length + state.recycled.length,
      hand: [...state.hand],
      chosen: piece.isBlind === true ? [] : [...state.chosen],
      added,
      isResting,
      reserve: piece.hasReserve === true ? [...state.pile] : [],
      acts: acts ?? 0,
    }
  })
}

/** How many cards are in the hands that stay: as at a table, where they can be counted. */
export function heldCounts(pieces: readonly SeatPiece[], all: SheetDecks): DecksMessage['held'] {
  return pieces.flatMap((owned) => {
    if (owned.piece.holds === undefined || owned.seat === undefined || all.seats.get(owned.seat)?.isOpened !== true) return []
    const { hand, chosen } = deckIn(pieces, all, owned).state
    return { deck: owned.piece.id, count: hand.length + chosen.length }
  })
}
