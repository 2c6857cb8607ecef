import { defaultNumbers, type NumbersOf, type ParameterField, type ParameterFields } from '@echappee/kernel'
import { FEED_TABLE } from '../content/paces.ts'
import type { Race } from './state.ts'

/** CDB-32: no more than two tokens can be taken at once. */
const feed = (tokens: number): ParameterField => ({
  min: 0,
  max: 2,
  default: FEED_TABLE[tokens]!,
  means: {
    fr: `jetons repris au ravitaillement avec ${tokens} jeton${tokens > 1 ? 's' : ''} restant${tokens > 1 ? 's' : ''} (CDB-32)`,
    en: `tokens taken in the feed zone with ${tokens} token${tokens === 1 ? '' : 's'} left (CDB-32)`,
  },
})

/** What the lab may turn. */
export const parameterFields = { feed0: feed(0), feed1: feed(1), feed2: feed(2) } as const satisfies ParameterFields

export type RaceNumbers = NumbersOf<typeof parameterFields>

const NUMBERS = defaultNumbers(parameterFields)

/** CDB-32: by the tokens that are left. */
export function feedTable({ numbers = NUMBERS }: Pick<Race, 'numbers'>): readonly number[] {
  return numbers === NUMBERS ? FEED_TABLE : [numbers.feed0, numbers.feed1, numbers.feed2]
}
