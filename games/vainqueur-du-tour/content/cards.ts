/** The deck of 103 cards. Card codes are used everywhere: state, moves, events. */
export const KILOMETRES = ['KM20', 'KM40', 'KM60'] as const
export const HANDICAPS = ['H_CRASH', 'H_PUNCTURE', 'H_HUNGER', 'H_GEAR'] as const
export const COUNTERS = ['C_BIKE', 'C_WHEEL', 'C_FOOD', 'C_GEAR'] as const
const SPECIALTIES = ['S_SPRINT', 'S_CLIMB'] as const
export const CARDS = [...KILOMETRES, ...HANDICAPS, ...COUNTERS, ...SPECIALTIES] as const

export type Kilometre = (typeof KILOMETRES)[number]
export type Handicap = (typeof HANDICAPS)[number]
export type Counter = (typeof COUNTERS)[number]
export type Card = (typeof CARDS)[number]

/** Where a card stands in CARDS. */
export const CARD_INDEX = Object.fromEntries(CARDS.map((card, i) => [card, i])) as Readonly<Record<Card, number>>

/**
 * A number below 32 for each card, made of two letters of its name: to look the name up in an object takes five times as long, and hands
 * are read millions of times.
 */
export function slotOf(card: Card): number {
  return (card.charCodeAt(0) + card.charCodeAt(2)) & 31
}

/** So that the different cards of a hand are one number. */
export function bitOf(card: Card): number {
  return 1 << slotOf(card)
}

export const DISTANCE: Readonly<Record<Kilometre, 20 | 40 | 60>> = { KM20: 20, KM40: 40, KM60: 60 }

/** Which handicaps a counter cures. */
export const CURES: Readonly<Record<Counter, readonly Handicap[]>> = {
  C_BIKE: ['H_CRASH', 'H_PUNCTURE'],
  C_WHEEL: ['H_PUNCTURE'],
  C_FOOD: ['H_HUNGER'],
  C_GEAR: ['H_GEAR'],
}

const COUNT: Readonly<Record<Kilometre | Handicap | Counter, number>> = {
  KM20: 25,
  KM40: 17,
  KM60: 7,
  H_CRASH: 3,
  H_PUNCTURE: 3,
  H_HUNGER: 3,
  H_GEAR: 3,
  C_BIKE: 9,
  C_WHEEL: 9,
  C_FOOD: 9,
  C_GEAR: 9,
}

export const SPECIALTY_COUNT = 6
export const HAND_SIZE = 7

/** R1: the six specialty cards are split by the option `sprinters`. */
export function deck(sprinters: number): Card[] {
  const cards: Card[] = []
  for (const card of CARDS) {
    const count = card === 'S_SPRINT' ? sprinters : card === 'S_CLIMB' ? SPECIALTY_COUNT - sprinters : COUNT[card]
    for (let i = 0; i < count; i++) cards.push(card)
  }
  return cards
}
