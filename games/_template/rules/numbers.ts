import type { NumbersOf, ParameterFields } from '@echappee/kernel'
import { HAND_SIZE } from '../content/deck.ts'

/** What the lab may turn. Only the deal asks for it, so that no state needs to tell. */
export const parameterFields = {
  handSize: { min: 2, max: 6, default: HAND_SIZE, means: { fr: 'cartes en main (TPL-2)', en: 'cards in hand (TPL-2)' } },
} as const satisfies ParameterFields

export type RaceNumbers = NumbersOf<typeof parameterFields>
