import type { Chance } from '@echappee/kernel'
import { FEED_SECTOR, type Tile } from '../content/sectors.ts'
import { courseFor } from '../rules/course.ts'

/** TI-100: drawn now and shown, where the option `random` draws at the start. */
export function randomCourse(chance: Chance): { course: { sectors: Tile[] } } {
  return { course: { sectors: courseFor('random', chance).with(FEED_SECTOR - 1, 'FZ') } }
}
