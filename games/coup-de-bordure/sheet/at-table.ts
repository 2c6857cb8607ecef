import type { Context } from '@echappee/kernel'
import { SQUARE, type AtTable, type TableFigure, type TypedFigure } from '@echappee/sheet'
import { FEED_SQUARE, LAST_SQUARE, TERRAINS, terrainIndex, type Terrain } from '../content/road.ts'
import { game } from '../rules/index.ts'
import type { Move } from '../rules/moves.ts'
import { isHiding, type Options } from '../rules/options.ts'
import { playNextGroup } from '../rules/round.ts'
import type { State, View } from '../rules/state.ts'

/**
 * A race at a real table with open plates: what people choose is secret only until it is turned up. Musettes are the device's: nobody looks at them
 * before the end (CDB-39). Tokens that lie face down (CDB-8) nobody tells, so such a race can't be followed.
 */
export const atTable: AtTable<State, Move> = {
  possible: (state, seat) => game.legal(state, seat),
  fit: () => undefined,
  figures,
  correct,
  canFollow: (options) => !isHiding(options as Options),
}

const MOST_TOKENS = 12

/** Squares, and the tokens on the plates by colour. */
function figures(given: unknown): TableFigure[] {
  const { riders, phase } = given as View
  if (phase === 'teams' || phase === 'allocate') return []
  return riders.flatMap(({ at, up }, rider) => [
    { rider, what: SQUARE, value: at, min: 1, max: LAST_SQUARE },
    ...TERRAINS.map((terrain, i) => ({ rider, what: terrain, value: up[i]!, min: 0, max: MOST_TOKENS })),
  ])
}

/** While paces are chosen: the group at the front is asked anew (CDB-13), and who stands behind the feed zone has passed it (CDB-31). */
function correct(state: State, typed: readonly TypedFigure[], context: Context<unknown>): boolean {
  if (state.phase !== 'pace') return false
  for (const { rider: id, what, value } of typed) {
    const rider = state.riders[id]
    const most = what === SQUARE ? LAST_SQUARE : MOST_TOKENS
    if (rider === undefined || !Number.isInteger(value) || value < (what === SQUARE ? 1 : 0) || value > most) return false
    if (what === SQUARE) {
      rider.at = value
      rider.hasFed = value >= FEED_SQUARE
    } else if (isTerrain(what)) rider.up[terrainIndex(what)] = value
    else return false
  }
  playNextGroup(state, context)
  return true
}

const isTerrain = (what: string): what is Terrain => (TERRAINS as readonly string[]).includes(what)
