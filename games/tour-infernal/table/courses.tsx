import type { Language } from '@echappee/text'
import { CoursePicture, ownCourse, type Course, type CourseGroup, type StageProfile } from '@echappee/kit'
import { TERRAIN } from '@echappee/kit/drawing'
import { COURSES, PRESETS } from '../content/courses.ts'
import { SECTORS, type Tile } from '../content/sectors.ts'
import { courseSchema } from '../rules/course-schema.ts'
import { withFeedSide } from '../rules/course.ts'
import { profileLine } from './profile.ts'
import { wordsIn } from './props.ts'

/** Ten sectors take about as long wherever they lie. */
const MINUTES = 45

export function courses({ course }: Readonly<Record<string, unknown>>, language: Language): CourseGroup[] {
  const words = wordsIn(language)
  const known = (key: string, name: string, tiles: readonly Tile[], value: unknown): Course => ({
    key,
    name,
    facts: words.editor.mountains(tiles.filter((tile) => tile === 'HM' || tile === 'PM').length),
    minutes: MINUTES,
    picture: <CoursePicture stages={[profileOf(withFeedSide([...tiles]))]} />,
    options: { course: value },
  })
  const own = ownCourse(courseSchema, course, {
    name: words.editor.own,
    options: { course },
    draw: (made) => known('own', made.name ?? words.editor.own, made.sectors, made),
  })
  const random: Course = {
    key: 'random',
    name: words.editor.random,
    facts: words.editor.unknown,
    minutes: MINUTES,
    picture: <CoursePicture stages={[profileOf(Array.from({ length: SECTORS }, () => 'NR' as const))]} mark="?" />,
    options: { course: 'random' },
  }
  return [
    {
      key: 'course',
      name: words.options.course.label,
      courses: [...own, random, ...PRESETS.map((id) => known(id, words.presets[id], COURSES[id], id))],
    },
  ]
}

const INKS: Readonly<Partial<Record<Tile, string>>> = {
  HM: TERRAIN.climb,
  PM: TERRAIN.mountain,
  WR: TERRAIN.hills,
  CO: TERRAIN.cobbles,
  SP: TERRAIN.sprint,
  FZ: TERRAIN.feed,
}

function profileOf(tiles: readonly Tile[]): StageProfile {
  const points = profileLine(tiles).map(({ x, y }) => ({
    along: x / tiles.length,
    down: 0.96 - 0.86 * y,
    ink: INKS[tiles[Math.max(0, Math.ceil(x) - 1)]!],
  }))
  return { points }
}
