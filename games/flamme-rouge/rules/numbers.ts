import type { ParameterFields, NumbersOf } from '@echappee/kernel'
import { HAND_SIZE } from '../content/cards.ts'
import type { Tour } from './options.ts'

/** What the lab may turn. */
export const parameterFields = {
  handSize: {
    min: 2,
    max: 6,
    default: HAND_SIZE,
    means: { fr: 'cartes que l’on pioche avant d’en choisir une (FR-16)', en: 'cards drawn before one is chosen (FR-16)' },
  },
} as const satisfies ParameterFields

export type TourNumbers = NumbersOf<typeof parameterFields>

export function cardsDrawn({ numbers }: Pick<Tour, 'numbers'>): number {
  return numbers === undefined ? HAND_SIZE : numbers.handSize
}
