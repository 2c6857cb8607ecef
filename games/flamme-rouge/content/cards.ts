/** An energy card is its value. Two numbers that no energy card has stand for the others. */
export const EXHAUSTION = 0
export const ATTACK = 1
export const CARDS = [0, 1, 2, 3, 4, 5, 6, 7, 9] as const
export type Card = (typeof CARDS)[number]

/** A pile as counts: how many of each card, by the card's number. Its order means nothing, a card is drawn at random. */
export type Counts = number[]
const SIZE = 10

/** A team has two riders: a Rouleur (0) and a Sprinteur (1). */
const ROULEUR = 0
export const SPRINTEUR = 1
export const RIDERS_PER_TEAM = 2
export type Kind = typeof ROULEUR | typeof SPRINTEUR

export const HAND_SIZE = 4
const ENERGY: readonly (readonly Card[])[] = [
  [3, 4, 5, 6, 7],
  [2, 3, 4, 5, 9],
]
/** FR-104. */
export const BEST_CARD: readonly Card[] = [7, 9]
const COPIES = 3

export const EXHAUSTION_VALUE = 2

export const noCards = (): Counts => [0, 0, 0, 0, 0, 0, 0, 0, 0, 0]

/** FR-10; FR-72: one of each value less. */
export function energyDeck(kind: Kind, isReduced: boolean): Counts {
  const deck = noCards()
  for (const card of ENERGY[kind]!) deck[card] = isReduced ? COPIES - 1 : COPIES
  return deck
}

/** FR-33: the Rouleur deck and two attack cards, for both riders. */
export function pelotonDeck(): Counts {
  const deck = energyDeck(ROULEUR, false)
  deck[ATTACK] = 2
  return deck
}

/** FR-34: a Sprinteur has a fourth 5. */
export function muscleDeck(kind: Kind): Counts {
  const deck = energyDeck(kind, false)
  if (kind === SPRINTEUR) deck[5] = COPIES + 1
  return deck
}

export function sizeOf(pile: Counts): number {
  let size = 0
  for (let card = 0; card < SIZE; card++) size += pile[card]!
  return size
}

/** The cards of a pile one by one, lowest first, exhaustion cards before all. */
export function cardsOf(pile: Counts): Card[] {
  return CARDS.flatMap((card) => Array.from({ length: pile[card]! }, () => card))
}

export function pileOf(cards: readonly Card[]): Counts {
  const pile = noCards()
  for (const card of cards) pile[card]!++
  return pile
}
