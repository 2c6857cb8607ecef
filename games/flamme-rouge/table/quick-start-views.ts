import { defaultOptions } from '@echappee/kernel'
import { viewWhen } from '@echappee/kit'
import { game } from '../rules/index.ts'
import { optionFields, type Options } from '../rules/options.ts'
import { roadIn } from '../rules/riders.ts'
import { terrainAt } from '../rules/road.ts'
import { packsOf } from '../rules/slipstream.ts'
import type { View } from '../rules/state.ts'

/** A race of three teams, in the mountains if nothing is said, until the position is met. */
function at(until: (view: View) => boolean, stage: Options['stage'] = 'ST5'): View {
  const options: Options = { ...defaultOptions(optionFields), mode: 'race', stage }
  return viewWhen(game, { options, seats: 3, seed: 'quick start', viewer: 0, until })
}

/** What the drawings of the quick start show. */
export const VIEWS = {
  start: at(({ round, phase }) => round === 1 && phase === 'pick'),
  hand: at(({ round, phase, current }) => round === 2 && phase === 'hand' && current[0] !== null),
  groups: at((view) => view.round >= 2 && view.phase === 'pick' && isCloselyGrouped(view), 'ST1'),
  climb: at(
    (view) => view.phase === 'pick' && view.riders.filter(({ at: square }) => terrainAt(roadIn(view), square) === 'ascent').length > 2,
  ),
  finish: at(({ phase }) => phase === 'finished'),
}

/** Two packs that are seen together, where there is slipstream. */
function isCloselyGrouped(view: View): boolean {
  const squares = view.riders.map(({ at: square }) => square)
  const isFlat = squares.every((square) => terrainAt(roadIn(view), square) === 'flat')
  return isFlat && packsOf(view.riders).length > 1 && Math.max(...squares) - Math.min(...squares) < 12
}
