import { shuffle, type Chance } from '@echappee/kernel'
import { LAST_SQUARE, TILES } from '../content/road.ts'
import type { CustomCourse } from '../rules/course-schema.ts'

/** Tiles drawn from the box, each with the face that falls up; the last square is no plain (CDB-2). */
export function randomCourse(chance: Chance): { course: CustomCourse } {
  const drawn = shuffle([...TILES], chance).slice(0, LAST_SQUARE)
  const cases = drawn.map((faces, i) => {
    const face = faces[chance.int(2)]!
    return i === LAST_SQUARE - 1 && face === 'P' ? faces[1] : face
  })
  return { course: { name: `N° ${1000 + chance.int(9000)}`, cases, names: [] } }
}
