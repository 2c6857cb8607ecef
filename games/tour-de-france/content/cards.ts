/** TDF-4: what a Second card says is how many seconds it is worth, 1 to 14. */
export type Card = number

export const SECOND_DECKS = ['1-14x8', '1-12x8'] as const
export type SecondDeck = (typeof SECOND_DECKS)[number]

export const HIGHEST_CARD = 14
export const COPIES = 8

/** TDF-4. */
export const CARDS_PER_RIDER = 5
/** TDF-23. */
export const EXCHANGE_SIZE = 3

export function highestCard(deck: SecondDeck): Card {
  return deck === '1-14x8' ? HIGHEST_CARD : 12
}

const SECOND_CARDS: readonly Card[] = Array.from({ length: HIGHEST_CARD * COPIES }, (_, i) => 1 + Math.floor(i / COPIES))

export function secondDeck(deck: SecondDeck): Card[] {
  return SECOND_CARDS.slice(0, highestCard(deck) * COPIES)
}

/** TDF-27: cards that their rider keeps. */
export const KEEP_CARDS = ['ATTACK', 'CLIMB', 'RESTART'] as const
export type KeepCard = (typeof KEEP_CARDS)[number]

const CHANCE_CARDS = [
  'PILE',
  'FWD1',
  'FWD2',
  'FWD3',
  'BACK1',
  'BACK2',
  'BACK3',
  'BRIDGE',
  'PUNCTURE',
  'MUSETTE',
  'PRIZE',
  'FINE',
  ...KEEP_CARDS,
] as const
export type ChanceCard = (typeof CHANCE_CARDS)[number]

const CHANCE_COPIES: Readonly<Record<ChanceCard, number>> = {
  PILE: 3,
  FWD1: 2,
  FWD2: 2,
  FWD3: 2,
  BACK1: 1,
  BACK2: 2,
  BACK3: 1,
  BRIDGE: 1,
  PUNCTURE: 2,
  MUSETTE: 2,
  PRIZE: 1,
  FINE: 1,
  ATTACK: 2,
  CLIMB: 1,
  RESTART: 1,
}

const CHANCE_DECK: readonly ChanceCard[] = CHANCE_CARDS.flatMap((card) => Array.from({ length: CHANCE_COPIES[card] }, () => card))

/** TDF-6: 24 cards. */
export function chanceDeck(): ChanceCard[] {
  return CHANCE_DECK.slice()
}

/** In the order of CHANCE_CARDS. */
export function sortChance(cards: readonly ChanceCard[]): ChanceCard[] {
  return cards.toSorted((a, b) => CHANCE_CARDS.indexOf(a) - CHANCE_CARDS.indexOf(b))
}

/** TDF-25, TDF-26: squares forward, rows back. */
export const CHANCE_STEPS: Partial<Readonly<Record<ChanceCard, number>>> = { FWD1: 1, FWD2: 2, FWD3: 3, BACK1: -1, BACK2: -2, BACK3: -3 }
export const BRIDGE_MOST = 6
/** TDF-27. */
export const ATTACK_STEPS = 3
/** TDF-28. */
export const PRIZE_SECONDS = 2
export const FINE_SECONDS = -3
/** The house deck `steps`: −3 to +3. */
export const STEPS_REACH = 3
