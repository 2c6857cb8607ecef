import type { Seat } from '@echappee/kernel'
import type { DeckAction, ProblemCode } from '@echappee/protocol'
import {
  chooseCard,
  drawCards,
  drawSizes,
  putAway,
  revealCards,
  swapCards,
  takeBack,
  type DeckPiece,
  type DeckState,
  type Draw,
} from '@echappee/sheet'
import { deckIn, withDeck, type KeptDeck, type SeatPiece, type SheetDecks } from './kept-decks.ts'

const HELD_ACTIONS = ['take', 'lay', 'takeBack', 'turnUp', 'putAway', 'swap'] as const
export type HeldAction = Extract<DeckAction, { do: (typeof HELD_ACTIONS)[number] }>

export function isHeldAction(action: DeckAction): action is HeldAction {
  return (HELD_ACTIONS as readonly string[]).includes(action.do)
}

/** Hands that stay, and open decks: each acts when it is his turn. What is sent again counts as done. */
export function actOnHeld(
  pieces: readonly SeatPiece[],
  all: SheetDecks,
  owned: SeatPiece,
  by: Seat,
  action: HeldAction,
  draw: Draw,
): SheetDecks | ProblemCode {
  const { piece } = owned
  const deck = deckIn(pieces, all, owned)
  const acts = deck.acts ?? 0
  if (action.after < acts) return isOthers(owned, deck, by, action.after) ? 'drawnByOther' : all
  const state = changed(piece, deck.state, action, draw)
  if (typeof state === 'string') return state
  const shown = state.shown.slice(deck.state.shown.length)
  const next = withDeck(pieces, all, owned, {
    ...deck,
    state: forgetOld(piece, state),
    acts: acts + 1,
    ...(owned.seat === undefined ? { actors: [...(deck.actors ?? []), by].slice(-MOST_ACTORS) } : {}),
  })
  if (shown.length === 0) return next
  const others = all.shown.filter((other) => other.deck !== piece.id && pieces.some(({ piece: { id } }) => id === other.deck))
  const before = piece.isDie === true ? (all.shown.find((other) => other.deck === piece.id)?.cards ?? []) : []
  const newest = { deck: piece.id, cards: [...before, ...shown].slice(-MOST_THROWS), ...(owned.seat === undefined ? { by } : {}) }
  return { ...next, round: all.round + 1, shown: [...others, newest] }
}

/** Whether it was somebody else who drew from a common deck when this one wished to. A die shows one throw for all: whose it was is no matter. */
function isOthers({ seat, piece }: SeatPiece, { acts = 0, actors = [] }: KeptDeck, by: Seat, after: number): boolean {
  const actor = actors.at(after - acts)
  return seat === undefined && piece.isDie !== true && actor !== undefined && actor !== by
}

/** As many as can be sent again. */
const MOST_ACTORS = 20

/** Whoever throws again is seen to have done so. */
const MOST_THROWS = 5

function changed(piece: DeckPiece, state: DeckState, action: HeldAction, draw: Draw): DeckState | ProblemCode {
  switch (action.do) {
    case 'take':
      return drawSizes(piece, state).includes(action.count) ? drawCards(piece, state, draw, action.count) : 'noSuchDraw'
    case 'lay':
      return state.hand.includes(action.card) ? chooseCard(piece, state, action.card) : 'noSuchCard'
    case 'takeBack':
      return state.chosen.length === 0 || piece.isBlind === true ? 'nothingLaid' : takeBack(piece, state)
    case 'turnUp':
      return state.chosen.length === 0 ? 'nothingLaid' : revealCards(piece, state)
    case 'putAway':
      return state.chosen.length === 0 || piece.isBlind === true ? 'nothingLaid' : putAway(piece, state)
    case 'swap': {
      const next = swapCards(piece, state, action.give, action.take)
      return next === state ? 'noSuchCard' : next
    }
  }
}

/** What was turned up long ago is of no use to anybody, unless it says what is out of a common pile. */
function forgetOld({ pile, isReused }: DeckPiece, state: DeckState): DeckState {
  return pile === undefined || isReused ? { ...state, shown: state.shown.slice(-1) } : state
}
