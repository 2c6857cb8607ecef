import { optionsSchema, type OptionFields, type OptionsOf } from '@echappee/kernel'
import { SECOND_DECKS } from '../content/cards.ts'
import { TOURS, TOUR_IDS, type Tour } from '../content/tours.ts'
import { tourSchema } from './tour-schema.ts'

/** TDF section 6. The number of players is the number of seats. */
export const optionFields = {
  /** TDF-2. */
  tour: { kind: 'document', presets: TOUR_IDS, default: 'classic', schema: tourSchema },
  secondDeck: { kind: 'choice', values: SECOND_DECKS, default: '1-14x8' },
  /** TDF-3. */
  firstPlayer: { kind: 'choice', values: ['draw', 'yellow', 'rotate'], default: 'draw' },
  /** TDF-22. */
  overtakingRule: { kind: 'choice', values: ['strict', 'off'], default: 'strict' },
  /** TDF-30. */
  revealOnCrash: { kind: 'flag', default: true },
  /** TDF-24. */
  chanceDeck: { kind: 'choice', values: ['standard', 'steps', 'none'], default: 'standard' },
  /** TDF-48. */
  singleStageYellow: { kind: 'choice', values: ['stageRanking', 'withBonus'], default: 'stageRanking' },
  /** TDF-53. */
  tttEarlyBonus: { kind: 'choice', values: ['10', '0'], default: '10' },
  openHands: { kind: 'flag', default: false },
} as const satisfies OptionFields

export type Options = OptionsOf<typeof optionFields>

export const optionSchema = optionsSchema(optionFields)

export function tourOf({ tour }: Options): Tour {
  return typeof tour === 'string' ? TOURS[tour] : tour
}
