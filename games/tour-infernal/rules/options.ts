import { optionsSchema, type Issue, type OptionFields, type OptionsOf } from '@echappee/kernel'
import { PRESETS } from '../content/courses.ts'
import { courseSchema } from './course-schema.ts'
import { MAX_LAY } from './moves.ts'

/** The number of players is the number of seats. */
export const optionFields = {
  course: { group: 'course', kind: 'document', presets: ['random', ...PRESETS], default: 'random', schema: courseSchema },
  direction: { group: 'start', kind: 'choice', values: ['counterclockwise', 'clockwise'], default: 'counterclockwise' },
  firstPlayer: {
    group: 'start',
    kind: 'choice',
    values: ['random', 'seat1', 'seat2', 'seat3', 'seat4', 'seat5', 'seat6', 'seat7', 'seat8'],
    default: 'random',
  },
  attackMode: { group: 'play', kind: 'choice', values: ['sequential', 'scramble'], default: 'sequential' },
  nonRPlay: { group: 'play', kind: 'choice', values: ['distancedOrNoR', 'anyone'], default: 'distancedOrNoR' },
  catching: { group: 'play', kind: 'choice', values: ['carry', 'stop'], default: 'carry' },
  mountainPassing: { group: 'play', kind: 'choice', values: ['overtake', 'join'], default: 'overtake' },
  finalDoublesAttacks: { group: 'play', kind: 'flag', default: false },
  finalClimbToo: { group: 'result', kind: 'flag', default: false },
  caughtCounter: { group: 'play', kind: 'flag', default: false },
  layMax: { group: 'play', kind: 'number', min: 1, max: MAX_LAY, default: 2 },
  missions: { group: 'start', kind: 'flag', default: false },
  sfDoubleAbove2: { group: 'play', kind: 'flag', default: false },
  sfMajorityCancel: { group: 'play', kind: 'flag', default: false },
  sfRelay: { group: 'play', kind: 'flag', default: false },
  neutralRiders: { group: 'start', kind: 'number', min: 0, max: 2, default: 0 },
} as const satisfies OptionFields

export type Options = OptionsOf<typeof optionFields>

export const optionSchema = optionsSchema(optionFields)

/** TI-110 to TI-113 are for fields of 3 or 4. */
const SMALL_FIELD = 4
/** TI-113: players and neutral riders together. */
const MOST_WITH_NEUTRALS = 5

/** What an option asks for that a table of this size does not have. */
const OPTION_ISSUES = ['small_field', 'neutral_riders', 'no_such_seat'] as const
export type OptionIssue = (typeof OPTION_ISSUES)[number]

/** TI-7, TI-110 to TI-113. */
export function optionIssues(options: Options, seats: number): Issue[] {
  const issues: Issue[] = []
  const add = (option: keyof Options, code: OptionIssue, params: Issue['params']) =>
    issues.push({ path: [option], code, params: { ...params, seats } })
  if (seats > SMALL_FIELD)
    for (const option of ['sfDoubleAbove2', 'sfMajorityCancel', 'sfRelay'] as const)
      if (options[option]) add(option, 'small_field', { most: SMALL_FIELD })
  const most = seats > SMALL_FIELD ? 0 : MOST_WITH_NEUTRALS - seats
  if (options.neutralRiders > most) add('neutralRiders', 'neutral_riders', { most })
  const first = options.firstPlayer === 'random' ? 1 : Number(options.firstPlayer.slice('seat'.length))
  if (first > seats) add('firstPlayer', 'no_such_seat', { seat: first })
  return issues
}

/** What the options of an earlier record mean for this number of seats: what is for small fields is off in larger ones. */
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
