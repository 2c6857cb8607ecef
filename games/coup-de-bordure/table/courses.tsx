import type { Language } from '@echappee/text'
import { CoursePicture, ownCourse, type Course, type CourseGroup, type ProfilePoint } from '@echappee/kit'
import { COURSES, COURSE_IDS } from '../content/courses.ts'
import type { Terrain } from '../content/road.ts'
import { courseSchema } from '../rules/course-schema.ts'
import { TERRAIN_INKS } from './art/inks.ts'
import { wordsIn } from './props.ts'
import { elevations } from './road.ts'

/** Sixteen squares take about as long wherever they lie. */
const MINUTES = 40

export function courses({ course }: Readonly<Record<string, unknown>>, language: Language): CourseGroup[] {
  const words = wordsIn(language)
  const one = (key: string, name: string, cases: readonly Terrain[], value: unknown): Course => ({
    key,
    name,
    facts: words.editor.facts(cases.length, countOf(cases, 'C'), countOf(cases, 'M')),
    minutes: MINUTES,
    picture: <CoursePicture stages={[{ points: profileOf(cases) }]} />,
    options: { course: value },
  })
  const own = ownCourse(courseSchema, course, {
    name: words.editor.own,
    options: { course },
    draw: (made) => one('own', made.name.trim() || words.editor.own, made.cases, made),
  })
  return [
    {
      key: 'course',
      name: words.options.course.label,
      courses: [...own, ...COURSE_IDS.map((id) => one(id, words.options.course.values[id], COURSES[id].cases, id))],
    },
  ]
}

const countOf = (cases: readonly Terrain[], terrain: Terrain) => cases.filter((other) => other === terrain).length

const down = (height: number) => 0.84 - 0.68 * height

/** Level in the middle of each square. */
function profileOf(cases: readonly Terrain[]): ProfilePoint[] {
  const heights = elevations(cases)
  const points = cases.flatMap((terrain, i) => {
    const here = heights[i]!
    const next = heights[i + 1] ?? here
    const { fill: ink } = TERRAIN_INKS[terrain]
    return [
      { along: (i + 0.5) / cases.length, down: down(here), ink },
      { along: (i + 1) / cases.length, down: down((here + next) / 2), ink },
    ]
  })
  return [{ along: 0, down: down(heights[0]!) }, ...points]
}
