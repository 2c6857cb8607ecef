import { LABEL_LENGTH, check, isPlainText, schemaOf, type Checked, type Issue } from '@echappee/kernel'
import * as z from 'zod/mini'
import { STAGES, STAGE_IDS, STAGE_TYPES, type StageId, type StageType } from '../content/stages.ts'
import { carrySchema, carryIssues, type Carry } from './carry.ts'
import { BEHIND, FLAT, roadOf } from './road.ts'
import { TILE_ISSUES, readTiles, tileIssues, tileText } from './tile-string.ts'

/** A stage of one's own: its kind, its tiles and its sprint lines. Climbs and everything else are computed (FR-68). */
export interface CustomStage {
  name: string
  type: StageType
  tiles: string
  sprints: number[]
}

export interface CustomTour {
  name: string
  days: (StageId | 'rest' | CustomStage)[]
  /** Left out where the tour begins at its beginning. */
  carry?: Carry
}

/** The bounds of what a person can send. */
export const LIMITS = { text: 200, sprints: 3, road: 20, sprintFlat: 5, stages: 21, days: 26 } as const

export const STAGE_ISSUES = [
  ...TILE_ISSUES,
  'too_short',
  'sprint_place',
  'sprint_terrain',
  'sprints_too_close',
  'no_sprints_in_time_trial',
  'unknown_stage',
  'too_many_stages',
  'no_stage',
  'rest_first',
  'rest_last',
  'rests_together',
  'time_trial_in_race',
  'carry_day',
  'carry_results',
  'carry_riders',
] as const

const name = z.prefault(z.string().check(z.maxLength(LABEL_LENGTH), z.refine(isPlainText, { params: { code: 'plain_text' } })), '')

const sheet = z.object({
  name,
  type: z.prefault(z.enum(STAGE_TYPES), 'flat'),
  tiles: z.string().check(z.maxLength(LIMITS.text)),
  sprints: z.prefault(z.array(z.int()).check(z.maxLength(LIMITS.sprints)), () => []),
})

/** A stage may also be given as its tile string alone. Unknown keys are dropped: a file may carry notes of its own. */
export const stageSchema = schemaOf<CustomStage>((raw) => readStage(raw))

/** FR-36. */
export const tourSchema = schemaOf<CustomTour>((raw) => {
  const shape = check(z.object({ name, days: z.array(z.unknown()).check(z.maxLength(LIMITS.days)), carry: z.optional(carrySchema) }), raw)
  if (!shape.ok) return shape
  const issues: Issue[] = []
  const days: CustomTour['days'] = []
  for (const [i, day] of shape.value.days.entries()) {
    const checked = readDay(day)
    if (checked.ok) days.push(checked.value)
    else issues.push(...checked.issues.map((issue) => ({ ...issue, path: ['days', i, ...issue.path] })))
  }
  const { carry } = shape.value
  if (issues.length === 0) issues.push(...orderIssues(days), ...(carry === undefined ? [] : carryIssues(carry, days)))
  if (issues.length > 0) return { ok: false, issues }
  return { ok: true, value: { name: shape.value.name, days, ...(carry === undefined ? {} : { carry }) } }
})

function readDay(raw: unknown): Checked<CustomTour['days'][number]> {
  if (raw === 'rest') return { ok: true, value: 'rest' }
  if (typeof raw === 'string' && Object.hasOwn(STAGES, raw)) return { ok: true, value: raw as StageId }
  if (typeof raw === 'string' && !raw.trim().includes(' ') && raw.length < 8)
    return { ok: false, issues: [{ path: [], code: 'unknown_stage', params: { given: raw, values: STAGE_IDS.join(', ') } }] }
  return readStage(raw)
}

function readStage(raw: unknown): Checked<CustomStage> {
  const shape = check(sheet, typeof raw === 'string' ? { tiles: raw } : raw)
  if (!shape.ok) return shape
  const issues: Issue[] = tileIssues(shape.value.tiles).map((issue) => ({ ...issue, path: ['tiles'] }))
  if (issues.length > 0) return { ok: false, issues }
  const tiles = tileText(readTiles(shape.value.tiles).tiles.map(({ tile }) => tile))
  const sprints = [...shape.value.sprints].sort((a, b) => a - b)
  const wrong = roadIssues(tiles, shape.value.type, sprints)
  return wrong.length > 0
    ? { ok: false, issues: wrong }
    : { ok: true, value: { name: shape.value.name, type: shape.value.type, tiles, sprints } }
}

/** FR-50: a sprint line has five flat squares before it, so that its zone fits, and lies five squares from any other. */
function roadIssues(tiles: string, type: StageType, sprints: readonly number[]): Issue[] {
  const road = roadOf(tiles)
  const length = road.line - road.start
  if (length < LIMITS.road) return [{ path: ['tiles'], code: 'too_short', params: { squares: length, minimum: LIMITS.road } }]
  if ((type === 'itt' || type === 'ttt') && sprints.length > 0) return [{ path: ['sprints'], code: 'no_sprints_in_time_trial', params: {} }]
  const [first, last] = [road.start + LIMITS.sprintFlat, road.line - 1]
  return sprints.flatMap((square, i): Issue[] => {
    const path = ['sprints', i]
    if (square < first || square > last) return [{ path, code: 'sprint_place', params: { square, first, last } }]
    for (let q = square - LIMITS.sprintFlat + 1; q <= square; q++)
      if (road.terrain[q + BEHIND] !== FLAT)
        return [{ path, code: 'sprint_terrain', params: { square, other: q, squares: LIMITS.sprintFlat } }]
    if (i > 0 && square - sprints[i - 1]! < LIMITS.sprintFlat)
      return [{ path, code: 'sprints_too_close', params: { square, other: sprints[i - 1]!, squares: LIMITS.sprintFlat } }]
    return []
  })
}

function orderIssues(days: CustomTour['days']): Issue[] {
  const stages = days.filter((day) => day !== 'rest').length
  if (stages === 0) return [{ path: ['days'], code: 'no_stage', params: {} }]
  if (stages > LIMITS.stages) return [{ path: ['days'], code: 'too_many_stages', params: { stages, maximum: LIMITS.stages } }]
  return days.flatMap((day, i): Issue[] => {
    if (day !== 'rest') return []
    if (i === 0) return [{ path: ['days', i], code: 'rest_first', params: {} }]
    if (i === days.length - 1) return [{ path: ['days', i], code: 'rest_last', params: {} }]
    return days[i - 1] === 'rest' ? [{ path: ['days', i], code: 'rests_together', params: {} }] : []
  })
}
