import { optionsSchema, type OptionFields, type OptionsOf } from '@echappee/kernel'
import { PRESETS } from '../content/courses.ts'
import { courseSchema } from './course-schema.ts'
import { MAX_LAY } from './moves.ts'

/** The number of players is the number of seats. */
export const optionFields = {
  course: { kind: 'document', presets: ['random', ...PRESETS], default: 'random', schema: courseSchema },
  direction: { kind: 'choice', values: ['counterclockwise', 'clockwise'], default: 'counterclockwise' },
  firstPlayer: {
    kind: 'choice',
    values: ['random', 'seat1', 'seat2', 'seat3', 'seat4', 'seat5', 'seat6', 'seat7', 'seat8'],
    default: 'random',
  },
  attackMode: { kind: 'choice', values: ['sequential', 'scramble'], default: 'sequential' },
  nonRPlay: { kind: 'choice', values: ['distancedOrNoR', 'anyone'], default: 'distancedOrNoR' },
  catching: { kind: 'choice', values: ['carry', 'stop'], default: 'carry' },
  mountainPassing: { kind: 'choice', values: ['overtake', 'join'], default: 'overtake' },
  finalDoublesAttacks: { kind: 'flag', default: false },
  finalClimbToo: { kind: 'flag', default: false },
  caughtCounter: { kind: 'flag', default: false },
  layMax: { kind: 'number', min: 1, max: MAX_LAY, default: 2 },
  missions: { kind: 'flag', default: false },
  sfDoubleAbove2: { kind: 'flag', default: false },
  sfMajorityCancel: { kind: 'flag', default: false },
  sfRelay: { kind: 'flag', default: false },
  neutralRiders: { kind: 'number', min: 0, max: 2, default: 0 },
} as const satisfies OptionFields

export type Options = OptionsOf<typeof optionFields>

export const optionSchema = optionsSchema(optionFields)

/** TI-110 to TI-113 are for fields of 3 or 4. */
export const SMALL_FIELD = 4
/** TI-113: players and neutral riders together. */
export const MOST_WITH_NEUTRALS = 5

/** What the options mean for this number of seats: what is for small fields is off in larger ones. */
export function optionsFor(options: Options, seats: number): Options {
  const isSmall = seats <= SMALL_FIELD
  return {
    ...options,
    sfDoubleAbove2: isSmall && options.sfDoubleAbove2,
    sfMajorityCancel: isSmall && options.sfMajorityCancel,
    sfRelay: isSmall && options.sfRelay,
    neutralRiders: isSmall ? Math.min(options.neutralRiders, MOST_WITH_NEUTRALS - seats) : 0,
  }
}
