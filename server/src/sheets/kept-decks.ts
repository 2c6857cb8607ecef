import type { Seat } from '@echappee/kernel'
import type { DecksMessage } from '@echappee/protocol'
import { deckOf, freshDeck, type DeckPiece, type DeckState, type KeptDecks } from '@echappee/sheet'

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
  /** How often it was acted on, where each acts when it is his turn. */
  readonly acts?: number
  /** Who acted the last times, the newest at the end, where anybody may. */
  readonly actors?: readonly Seat[]
}

/** A deck for phones, and the seat whose it is; undefined for one that anybody draws from. */
export interface SeatPiece {
  readonly seat: Seat | undefined
  readonly piece: DeckPiece
}

/** All decks of a sheet, and what is to be seen of them. */
export interface SheetDecks {
  readonly seats: ReadonlyMap<Seat, SeatDecks>
  readonly common: Readonly<Record<string, KeptDeck>>
  readonly round: number
  readonly shown: DecksMessage['shown']
}

export const NO_DECKS: SeatDecks = { isOpened: false, decks: {} }

/** Decks of former stages stay for a while: a correction of the sheet may bring one back. */
const MOST_KEPT = 40

/** The deck as its owner finds it: of a common pile, what is in nobody's hands. */
export function deckIn(pieces: readonly SeatPiece[], all: SheetDecks, { seat, piece }: SeatPiece): KeptDeck {
  const { decks } = seat === undefined ? { decks: all.common } : (all.seats.get(seat) ?? NO_DECKS)
  const kept = decks[piece.id] ?? { state: freshDeck(piece), added: 0, isResting: false }
  return piece.pile === undefined
    ? kept
    : {
        ...kept,
        state: deckOf(
          pieces.map((other) => other.piece),
          statesOf(all),
          piece,
        ),
      }
}

/** The decks after one of them has changed. */
export function withDeck(pieces: readonly SeatPiece[], all: SheetDecks, { seat, piece }: SeatPiece, deck: KeptDeck): SheetDecks {
  const inPlay = new Set(pieces.flatMap((other) => [other.piece.id, other.piece.pile ?? []].flat()))
  const { id, pile } = piece
  const { recycled } = deck.state
  const own = pile === undefined ? deck : { ...deck, state: { ...deck.state, pile: [], recycled: [] } }
  const between = { state: { pile: [], recycled, hand: [], chosen: [], shown: [] }, added: 0, isResting: false }
  let { common } = all
  if (pile !== undefined) common = replaced(common, pile, between, inPlay)
  if (seat === undefined) return { ...all, common: replaced(common, id, own, inPlay) }
  const before = all.seats.get(seat) ?? NO_DECKS
  return { ...all, common, seats: new Map(all.seats).set(seat, { ...before, decks: replaced(before.decks, id, own, inPlay) }) }
}

/** The oldest ones go that are not in play. */
function replaced(decks: SeatDecks['decks'], id: string, deck: KeptDeck, inPlay: ReadonlySet<string>): SeatDecks['decks'] {
  const others = Object.entries(decks).filter(([other]) => other !== id)
  const old = others.filter(([other]) => !inPlay.has(other))
  const dropped = new Set(old.slice(0, Math.max(0, others.length + 1 - MOST_KEPT)).map(([other]) => other))
  return Object.fromEntries([...others.filter(([other]) => !dropped.has(other)), [id, deck]])
}

function statesOf({ seats, common }: SheetDecks): KeptDecks {
  const all = [common, ...[...seats.values()].map(({ decks }) => decks)].flatMap((decks) => Object.entries(decks))
  return Object.fromEntries(all.map(([id, { state }]) => [id, state]))
}
