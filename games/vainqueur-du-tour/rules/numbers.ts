import { defaultNumbers, type NumbersOf, type ParameterFields } from '@echappee/kernel'
import { HAND_SIZE } from '../content/cards.ts'
import type { Tour } from './state.ts'

/** VDT-26: for places 1, 2 and 3. */
export const POINTS = [60, 30, 10] as const

/** What the lab may turn. */
export const parameterFields = {
  handSize: {
    min: 4,
    max: 10,
    default: HAND_SIZE,
    means: { fr: 'cartes en main (VDT-4)', en: 'cards in hand (VDT-4)' },
  },
  firstPoints: {
    min: 0,
    max: 120,
    default: POINTS[0],
    means: { fr: 'points du premier d’une étape (VDT-26)', en: 'points for the first of a stage (VDT-26)' },
  },
  secondPoints: {
    min: 0,
    max: 120,
    default: POINTS[1],
    means: { fr: 'points du deuxième d’une étape (VDT-26)', en: 'points for the second of a stage (VDT-26)' },
  },
  thirdPoints: {
    min: 0,
    max: 120,
    default: POINTS[2],
    means: { fr: 'points du troisième d’une étape (VDT-26)', en: 'points for the third of a stage (VDT-26)' },
  },
} as const satisfies ParameterFields

export type TourNumbers = NumbersOf<typeof parameterFields>

const NUMBERS = defaultNumbers(parameterFields)

export function handSizeOf({ numbers = NUMBERS }: Pick<Tour, 'numbers'>): number {
  return numbers.handSize
}

export function stagePoints({ numbers = NUMBERS }: Pick<Tour, 'numbers'>): readonly number[] {
  return numbers === NUMBERS ? POINTS : [numbers.firstPoints, numbers.secondPoints, numbers.thirdPoints]
}
