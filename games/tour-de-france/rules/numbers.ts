import type { NumbersOf, ParameterFields } from '@echappee/kernel'
import { CARDS_PER_RIDER } from '../content/cards.ts'
import type { Race } from './state.ts'

/** What the lab may turn. */
export const parameterFields = {
  cardsPerRider: {
    min: 3,
    max: 8,
    default: CARDS_PER_RIDER,
    means: { fr: 'cartes données pour chaque coureur (TDF-4, TDF-13)', en: 'cards dealt for each rider (TDF-4, TDF-13)' },
  },
} as const satisfies ParameterFields

export type RaceNumbers = NumbersOf<typeof parameterFields>

export function cardsPerRider({ numbers }: Pick<Race, 'numbers'>): number {
  return numbers === undefined ? CARDS_PER_RIDER : numbers.cardsPerRider
}
