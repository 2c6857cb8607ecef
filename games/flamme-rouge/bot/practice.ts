import type { Chance } from '@echappee/kernel'
import { ROAD_STAGE_IDS } from '../content/stages.ts'

/** Three races in four, on every stage of the book, with free places filled now and then; else a short tour. */
export function practice(chance: Chance): object {
  const teams = chance.int(4) === 0 ? 2 + chance.int(4) : 2
  if (chance.int(4) > 0) return { mode: 'race', stage: ROAD_STAGE_IDS[chance.int(ROAD_STAGE_IDS.length)]!, teams }
  return { mode: 'tour', tour: chance.int(3) === 0 ? 'TOUR5' : 'TOUR3', teams }
}
