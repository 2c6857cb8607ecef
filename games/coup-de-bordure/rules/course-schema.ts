import { LABEL_LENGTH, isPlainText } from '@echappee/kernel'
import * as z from 'zod/mini'
import { LAST_SQUARE, TERRAINS, TILES_PER_TERRAIN, type Terrain } from '../content/road.ts'

/** The conditions of CDB-2 on a hand-made course; mistakes of mere type have the codes of the schema library. */
export const COURSE_ISSUES = ['course_length', 'unknown_terrain', 'ends_with_plain', 'names_length', 'tile_limit'] as const
export type CourseIssue = (typeof COURSE_ISSUES)[number]

/** A course from a file: sixteen letters, as one word or as a list; a name and names of the squares if wanted. */
export interface CustomCourse {
  name: string
  cases: Terrain[]
  names: string[]
}

/** CDB-51. */
const label = z.string().check(z.maxLength(LABEL_LENGTH), z.refine(isPlainText, { params: { code: 'plain_text' } }))

const isTerrain = (letter: string) => (TERRAINS as readonly string[]).includes(letter)

/** Far more than sixteen letters with spaces between them: the rest of a word is not read. */
const LONGEST_WORD = 200

const letter = z.string().check(z.refine(isTerrain, { params: { code: 'unknown_terrain', terrains: TERRAINS.join(', ') } }))

const cases = z
  .pipe(
    z.transform((raw: unknown) => (typeof raw === 'string' ? raw.slice(0, LONGEST_WORD).replaceAll(/\s/g, '').split('') : raw)),
    z.array(letter).check(z.maxLength(LONGEST_WORD)),
  )
  .check(({ value, issues }) => {
    if (value.length !== LAST_SQUARE)
      issues.push({ code: 'custom', input: value, path: [], params: { code: 'course_length', expected: LAST_SQUARE, given: value.length } })
    else if (value[LAST_SQUARE - 1] === 'P')
      issues.push({ code: 'custom', input: value, path: [LAST_SQUARE - 1], params: { code: 'ends_with_plain', case: LAST_SQUARE } })
  })

const names = z.array(label).check(({ value, issues }) => {
  if (value.length > 0 && value.length !== LAST_SQUARE)
    issues.push({ code: 'custom', input: value, path: [], params: { code: 'names_length', expected: LAST_SQUARE, given: value.length } })
})

/** CDB-2. Unknown keys are dropped: a file may carry notes of its own. */
export const courseSchema = z.object({
  name: z.prefault(label, ''),
  cases,
  names: z.prefault(names, () => []),
}) as unknown as z.ZodMiniType<CustomCourse>

/** CDB-2: the terrains that the tiles of the box can't show so often, with the number of squares wanted. */
export function tileShortage(course: readonly Terrain[]): { terrain: Terrain; count: number; limit: number }[] {
  return TERRAINS.map((terrain) => ({
    terrain,
    count: course.filter((other) => other === terrain).length,
    limit: TILES_PER_TERRAIN,
  })).filter(({ count, limit }) => count > limit)
}
