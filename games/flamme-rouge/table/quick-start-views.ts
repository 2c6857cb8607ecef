import { defaultOptions } from '@echappee/kernel'
import { viewWhen } from '@echappee/kit'
import { game } from '../rules/index.ts'
import { optionFields, type Options } from '../rules/options.ts'
import { roadIn } from '../rules/riders.ts'
import { terrainAt } from '../rules/road.ts'
import { packsOf } from '../rules/slipstream.ts'
import type { View } from '../rules/state.ts'

/** A mountain race of three teams, until the position is met. */
function at(until: (view: View) => boolean): View {
  const options: Options = { ...defaultOptions(optionFields), mode: 'race', stage: 'ST5' }
  return viewWhen(game, { options, seats: 3, seed: 'quick start', viewer: 0, until })
}

/** What the drawings of the quick start show. */
export const VIEWS = {
  start: at(({ round, phase }) => round === 1 && phase === 'pick'),
  hand: at(({ round, phase, current }) => round === 2 && phase === 'hand' && current[0] !== null),
  groups: at((view) => view.round >= 2 && view.phase === 'pick' && isCloselyGrouped(view)),
  climb: at(
    (view) => view.phase === 'pick' && view.riders.filter(({ at: square }) => terrainAt(roadIn(view), square) === 'ascent').length > 2,
  ),
  finish: at(({ phase }) => phase === 'finished'),
}

/** Two packs that are seen together. */
function isCloselyGrouped({ riders }: View): boolean {
  const squares = riders.map(({ at: square }) => square)
  return packsOf(riders).length > 1 && Math.max(...squares) - Math.min(...squares) < 12
}
