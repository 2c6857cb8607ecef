import type { Chance } from '@echappee/kernel'
import { TOUR_IDS } from '../content/tours.ts'

/** Short tours most often: a long one is many short ones. */
export function practice(chance: Chance): object {
  return { tour: chance.int(6) === 0 ? TOUR_IDS[chance.int(TOUR_IDS.length)]! : 'evening' }
}
