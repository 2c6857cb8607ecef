import { optionsSchema, type OptionFields, type OptionsOf } from '@echappee/kernel'
import { SECOND_DECKS } from '../content/cards.ts'
import { TOURS, TOUR_IDS, type Tour } from '../content/tours.ts'
import { tourSchema } from './tour-schema.ts'

/** TDF section 6. The number of players is the number of seats. */
export const optionFields = {
  /** TDF-2. */
  tour: { group: 'course', kind: 'document', presets: TOUR_IDS, default: 'classic', schema: tourSchema },
  secondDeck: { group: 'start', kind: 'choice', values: SECOND_DECKS, default: '1-14x8' },
  /** TDF-3. */
  firstPlayer: { group: 'start', kind: 'choice', values: ['draw', 'yellow', 'rotate'], default: 'draw' },
  /** TDF-22. */
  overtakingRule: { group: 'play', kind: 'choice', values: ['strict', 'off'], default: 'strict' },
  /** TDF-30. */
  revealOnCrash: { group: 'play', kind: 'flag', default: true },
  /** TDF-24. */
  chanceDeck: { group: 'play', kind: 'choice', values: ['standard', 'steps', 'none'], default: 'standard' },
  /** TDF-48. */
  singleStageYellow: { group: 'result', kind: 'choice', values: ['stageRanking', 'withBonus'], default: 'stageRanking' },
  /** TDF-53. */
  tttEarlyBonus: { group: 'result', kind: 'choice', values: ['10', '0'], default: '10' },
  openHands: { group: 'start', kind: 'flag', default: false },
} as const satisfies OptionFields

export type Options = OptionsOf<typeof optionFields>

export const optionSchema = optionsSchema(optionFields)

export function tourOf({ tour }: Options): Tour {
  return typeof tour === 'string' ? TOURS[tour] : tour
}
