/** What may be missing from a box: dice and decks, played by the device. Pure; chance is passed in. */
export type Piece = DiePiece | DeckPiece

export interface DiePiece {
  readonly kind: 'die'
  readonly id: string
  readonly faces: readonly number[]
}

export interface DeckPiece {
  readonly kind: 'deck'
  readonly id: string
  /** Every card once, copies too. */
  readonly cards: readonly string[]
  /** So many are drawn at a time. */
  readonly draw: number
  /** So many of those are chosen; 0 where what is drawn simply counts. */
  readonly keep: number
  /** What is drawn and chosen is for its owner's eyes until it is revealed. */
  readonly isSecret: boolean
  /** Whose deck it is, by his place in `Sheet.riders`; left out for a common one. */
  readonly rider?: number
  /** What was chosen, or counted, goes back into the deck with the rest when it is used up; otherwise it is out of the game. */
  readonly isReused: boolean
  /** A card that can be put among the recycled ones. */
  readonly adds?: string
}

/** A deck in play. Plain JSON. */
export interface DeckState {
  /** Face down; drawn from at random, so its order means nothing. */
  readonly pile: readonly string[]
  readonly recycled: readonly string[]
  /** Drawn, and not yet chosen from. */
  readonly hand: readonly string[]
  /** Chosen, face down. */
  readonly chosen: readonly string[]
  /** Chosen and turned up, the newest last. */
  readonly shown: readonly string[]
}

/** A number from 0 up to, but without, the bound. */
export type Draw = (bound: number) => number

export function freshDeck({ cards }: DeckPiece): DeckState {
  return { pile: [...cards], recycled: [], hand: [], chosen: [], shown: [] }
}

/** Draws as many as there are: when the pile is used up, the recycled cards become the pile. */
export function drawCards(deck: DeckPiece, state: DeckState, draw: Draw): DeckState {
  if (state.hand.length > 0 || state.chosen.length > 0) return state
  let { pile, recycled } = state
  const hand: string[] = []
  while (hand.length < deck.draw && pile.length + recycled.length > 0) {
    if (pile.length === 0) [pile, recycled] = [recycled, []]
    const at = draw(pile.length)
    hand.push(pile[at]!)
    pile = pile.toSpliced(at, 1)
  }
  const next = { ...state, pile, recycled, hand: deck.isSecret ? hand.toSorted() : hand }
  return deck.keep === 0 && !deck.isSecret ? settle(deck, { ...next, hand: [], chosen: hand }) : next
}

/** Chooses a card of the hand; with the last one the others are recycled. */
export function chooseCard(deck: DeckPiece, state: DeckState, card: string): DeckState {
  const at = state.hand.indexOf(card)
  if (at < 0) return state
  const hand = state.hand.toSpliced(at, 1)
  const chosen = [...state.chosen, card]
  if (chosen.length < deck.keep && hand.length > 0) return { ...state, hand, chosen }
  return { ...state, hand: [], chosen, recycled: [...state.recycled, ...hand] }
}

/** Turns up what was chosen. */
export function revealCards(deck: DeckPiece, state: DeckState): DeckState {
  return state.hand.length > 0 || state.chosen.length === 0 ? state : settle(deck, state)
}

export function addCard({ adds }: DeckPiece, state: DeckState): DeckState {
  return adds === undefined ? state : { ...state, recycled: [...state.recycled, adds] }
}

function settle({ isReused }: DeckPiece, state: DeckState): DeckState {
  const recycled = isReused ? [...state.recycled, ...state.chosen] : state.recycled
  return { ...state, recycled, chosen: [], shown: [...state.shown, ...state.chosen] }
}
