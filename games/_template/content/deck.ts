/** TPL-2: what a card says is what it is called. */
export const CARDS = [1, 2, 3, 4] as const
export type Card = (typeof CARDS)[number]

const COPIES = 8

export const HAND_SIZE = 4

/** TPL-5: the faces of the wind die. */
export const WIND = [0, 0, 0, 1, 1, 2] as const

/** TPL-7: the card that makes tired. */
export const TIRING: Card = 4

export function deck(): Card[] {
  return CARDS.flatMap((card) => Array.from({ length: COPIES }, () => card))
}
