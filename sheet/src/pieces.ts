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
  /** So many are drawn at a time; from a deck for hands that stay, one by one too. */
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
  /** A hand that stays: so many are dealt to an empty one, then drawn; what is not chosen is kept. */
  readonly holds?: number
  /** Decks that name the same pile draw from it together. */
  readonly pile?: string
  /** Nobody looks at what is drawn, its owner neither: it lies face down until it is turned up. */
  readonly isBlind?: boolean
  /** The first cards are the hand, the others a reserve that its owner sees; they are swapped one for one, nothing is drawn. */
  readonly hasReserve?: boolean
  /** Its cards are the faces of a die: what was thrown is in it again at once. */
  readonly isDie?: boolean
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

/** The piece as it is played on phones: on its owner's, or on everybody's where it is common, as dice are; undefined where it is not. */
export function phoneDeck(piece: Piece): DeckPiece | undefined {
  if (piece.kind === 'deck') return piece.pile !== undefined || (piece.isSecret && piece.rider !== undefined) ? piece : undefined
  return { kind: 'deck', id: piece.id, cards: piece.faces.map(String), draw: 1, keep: 0, isSecret: false, isReused: true, isDie: true }
}

/** All who have such a deck choose at the same time; of any other, each draws and lays when it is his turn. */
export function isChosenTogether({ isSecret, holds }: DeckPiece): boolean {
  return isSecret && holds === undefined
}

/** A number from 0 up to, but without, the bound. */
export type Draw = (bound: number) => number

export function freshDeck({ cards }: DeckPiece): DeckState {
  return { pile: [...cards], recycled: [], hand: [], chosen: [], shown: [] }
}

/** How many can be drawn now: as the rules deal first, or fewer where a hand stays. */
export function drawSizes({ holds, draw, hasReserve, cards }: DeckPiece, { pile, recycled, hand, chosen }: DeckState): number[] {
  const left = pile.length + recycled.length
  if (left === 0 || chosen.length > 0 || (holds === undefined && hand.length > 0)) return []
  if (hasReserve === true) return left < cards.length ? [] : [holds!]
  const sizes = holds === undefined ? [draw] : hand.length === 0 ? [holds, draw, 1] : hand.length + draw <= holds ? [draw, 1] : [1]
  return [...new Set(sizes.map((size) => Math.min(size, left)))]
}

/** Draws as many as there are: when the pile is used up, the recycled cards become the pile. */
export function drawCards(deck: DeckPiece, state: DeckState, draw: Draw, count = drawSizes(deck, state)[0]): DeckState {
  if (count === undefined || !drawSizes(deck, state).includes(count)) return state
  if (deck.hasReserve === true) return { ...state, hand: deck.cards.slice(0, count), pile: deck.cards.slice(count) }
  let { pile, recycled } = state
  const hand = [...state.hand]
  const wanted = hand.length + count
  while (hand.length < wanted && pile.length + recycled.length > 0) {
    if (pile.length === 0) [pile, recycled] = [recycled, []]
    const at = draw(pile.length)
    hand.push(pile[at]!)
    pile = pile.toSpliced(at, 1)
  }
  if (deck.isBlind === true) return { ...state, pile, recycled, chosen: hand }
  const next = { ...state, pile, recycled, hand: deck.isSecret ? inDeckOrder(deck, hand) : hand }
  return deck.keep === 0 && !deck.isSecret ? settle(deck, { ...next, hand: [], chosen: hand }) : next
}

/** A card of the hand for one of the reserve. */
export function swapCards(deck: DeckPiece, state: DeckState, give: string, take: string): DeckState {
  const [from, to] = [state.hand.indexOf(give), state.pile.indexOf(take)]
  if (deck.hasReserve !== true || from < 0 || to < 0) return state
  return { ...state, hand: inDeckOrder(deck, state.hand.with(from, take)), pile: state.pile.with(to, give) }
}

/** Chooses a card of the hand; with the last one the others are recycled. */
export function chooseCard(deck: DeckPiece, state: DeckState, card: string): DeckState {
  const at = state.hand.indexOf(card)
  if (at < 0) return state
  const hand = state.hand.toSpliced(at, 1)
  const chosen = [...state.chosen, card]
  if (deck.holds !== undefined) return { ...state, hand, chosen }
  if (chosen.length < deck.keep && hand.length > 0) return { ...state, hand, chosen }
  return { ...state, hand: [], chosen, recycled: [...state.recycled, ...hand] }
}

/** Into the hand again: nobody has seen it. */
export function takeBack(deck: DeckPiece, state: DeckState): DeckState {
  if (deck.holds === undefined || deck.isBlind === true) return state
  return { ...state, hand: inDeckOrder(deck, [...state.hand, ...state.chosen]), chosen: [] }
}

/** Turns up what was chosen. */
export function revealCards(deck: DeckPiece, state: DeckState): DeckState {
  return isChoosing(deck, state) || state.chosen.length === 0 ? state : settle(deck, state)
}

/** Puts what was chosen away without turning it up. */
export function putAway(deck: DeckPiece, state: DeckState): DeckState {
  return isChoosing(deck, state) ? state : { ...settle(deck, state), shown: state.shown }
}

/** There is a hand to choose from before anything else. */
export function isChoosing({ holds }: DeckPiece, { hand, chosen }: DeckState): boolean {
  return hand.length > 0 && (holds === undefined || chosen.length === 0)
}

export function addCard({ adds }: DeckPiece, state: DeckState): DeckState {
  return adds === undefined ? state : { ...state, recycled: [...state.recycled, adds] }
}

/** A hand is sorted as the deck names its cards; what was added comes last. */
function inDeckOrder({ cards }: DeckPiece, hand: readonly string[]): string[] {
  const placeOf = (card: string) => (cards.includes(card) ? cards.indexOf(card) : cards.length)
  return hand.toSorted((a, b) => placeOf(a) - placeOf(b))
}

function settle({ isReused, isDie }: DeckPiece, state: DeckState): DeckState {
  const { chosen } = state
  const next = { ...state, chosen: [], shown: [...state.shown, ...chosen] }
  if (isDie === true) return { ...next, pile: [...state.pile, ...chosen] }
  return { ...next, recycled: isReused ? [...state.recycled, ...chosen] : state.recycled }
}

/** Decks as they are kept, by piece; a common pile under its own name. */
export type KeptDecks = Readonly<Record<string, DeckState | number>>

/** The deck as its owner finds it: of a common pile, what is in nobody's hands. */
export function deckOf(pieces: readonly Piece[], kept: KeptDecks, piece: DeckPiece): DeckState {
  const own = keptDeck(kept, piece.id) ?? freshDeck(piece)
  if (piece.pile === undefined) return own
  const pile = [...piece.cards]
  const recycled = keptDeck(kept, piece.pile)?.recycled ?? []
  const isShared = (other: Piece): other is DeckPiece => other.kind === 'deck' && other.pile === piece.pile
  const out = pieces.filter(isShared).flatMap(({ id, isReused }) => {
    const other = keptDeck(kept, id)
    return other === undefined ? [] : [...other.hand, ...other.chosen, ...(isReused ? [] : other.shown)]
  })
  for (const card of [...out, ...recycled]) {
    const at = pile.indexOf(card)
    if (at >= 0) pile.splice(at, 1)
  }
  return { ...own, pile, recycled }
}

/** The decks after one of them has changed. */
export function keepDeck(kept: KeptDecks, { id, pile }: DeckPiece, state: DeckState): KeptDecks {
  if (pile === undefined) return { ...kept, [id]: state }
  const common: DeckState = { pile: [], recycled: state.recycled, hand: [], chosen: [], shown: [] }
  return { ...kept, [id]: { ...state, pile: [], recycled: [] }, [pile]: common }
}

function keptDeck(kept: KeptDecks, name: string): DeckState | undefined {
  const deck = kept[name]
  return typeof deck === 'object' ? deck : undefined
}
