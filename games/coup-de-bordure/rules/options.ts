import { optionsSchema, type Issue, type OptionFields, type OptionsOf } from '@echappee/kernel'
import { COURSES, COURSE_IDS, type Course } from '../content/courses.ts'
import { TEAMS, TEAM_IDS, type TeamId } from '../content/teams.ts'
import { courseSchema, tileShortage } from './course-schema.ts'

/** The number of players is the number of seats. */
export const optionFields = {
  course: { group: 'course', kind: 'document', presets: COURSE_IDS, default: 'msr', schema: courseSchema },
  teams: { group: 'start', kind: 'choice', values: ['preset', 'presetAny', 'free'], default: 'preset' },
  assign: { group: 'start', kind: 'choice', values: ['pick', 'random'], default: 'pick' },
  /** `auto` is on with a free allocation, off with preset teams (CDB-8). */
  hiding: { group: 'start', kind: 'choice', values: ['auto', 'on', 'off'], default: 'auto' },
  musetteTie: { group: 'play', kind: 'choice', values: ['group', 'round'], default: 'group' },
  tiebreakTokens: { group: 'result', kind: 'choice', values: ['afterPayment', 'beforeLastRound'], default: 'afterPayment' },
  tileLimit: { group: 'start', kind: 'flag', default: false },
  /** CDB-49: for the table's chat; the rules themselves ignore it. */
  tableTalk: { group: 'play', kind: 'choice', values: ['free', 'off'], default: 'free' },
} as const satisfies OptionFields

export type Options = OptionsOf<typeof optionFields>

export const optionSchema = optionsSchema(optionFields, tilesSuffice)

export function courseOf({ course }: Options): Course {
  if (typeof course === 'string') return COURSES[course]
  const { name, cases, names } = course
  return { id: 'custom', name, cases: [...cases], names: names.length === 0 ? null : { fr: [...names], en: [...names] } }
}

/** CDB-7: a hand-made course has no teams of its own, so all are on offer. */
export function offerOf(options: Options): TeamId[] {
  if (options.teams === 'free') return []
  return options.teams === 'preset' ? teamsOf(courseOf(options)) : [...TEAM_IDS]
}

/** The teams that fit the course: its own four, or all for a hand-made one. */
export function teamsOf({ id }: Course): TeamId[] {
  return TEAM_IDS.filter((team) => id === 'custom' || TEAMS[team].course === id)
}

export function isHiding({ hiding, teams }: Options): boolean {
  return hiding === 'auto' ? teams === 'free' : hiding === 'on'
}

/** CDB-2: the limit holds only where the option asks for it; elsewhere it is a warning. */
function tilesSuffice(options: Options): Issue[] {
  return options.tileLimit ? tilesMissing(options) : []
}

export function tilesMissing(options: Options): Issue[] {
  return tileShortage(courseOf(options).cases).map((params) => ({ path: ['course', 'cases'], code: 'tile_limit', params }))
}
