import type { Chance } from '@echappee/kernel'
import { BOARD_IDS } from '../content/boards.ts'
import { STAGE_KINDS, type Tour } from '../content/tours.ts'

/** Two to four stages on the boards of the box; one at most is a time trial, and it is never the last. */
export function randomCourse(chance: Chance): { tour: Tour } {
  const count = 2 + chance.int(3)
  const trial = chance.int(2 * count)
  const stages = Array.from({ length: count }, (_, i) => ({
    board: BOARD_IDS[chance.int(BOARD_IDS.length)]!,
    kind: STAGE_KINDS[i === trial && i < count - 1 ? 1 : 0],
  }))
  return { tour: { boards: {}, stages } }
}
