import type { Chance } from '@echappee/kernel'
import { COURSE_IDS } from '../content/courses.ts'

/** Every course of the book, with its teams or with teams of one's own. */
export function practice(chance: Chance): object {
  const course = COURSE_IDS[chance.int(COURSE_IDS.length)]!
  return chance.int(5) === 0 ? { course, teams: 'free' } : { course, hiding: chance.int(5) === 0 ? 'on' : 'auto' }
}
