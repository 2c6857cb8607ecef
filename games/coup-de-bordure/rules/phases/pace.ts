import type { Refusal } from '@echappee/kernel'
import { PACES, PACE_COST, type Pace } from '../../content/paces.ts'
import { TERRAINS, terrainIndex, type Terrain, type Tokens } from '../../content/road.ts'
import { sum } from '../drafts.ts'
import { PACE, type Move } from '../moves.ts'
import { refuse } from '../refusals.ts'
import { terrainOf } from '../resolution.ts'
import { riderByRider } from './rider-by-rider.ts'

/** CDB-14: a pace for each rider of the group, in secret. */
export const pace = riderByRider<Extract<Move, { type: 'pace' }>>({
  moves: ['pace'],
  isLaidOut: true,
  candidates: (_state, rider) => PACE[rider]!,
  whyNot(state, rider, move) {
    const { up, hasOffensive } = state.riders[rider]!
    return whyNotPace(move.pace, up, state.hidden[rider]!, terrainOf(state), hasOffensive)
  },
  legal(state, rider) {
    const { up, hasOffensive } = state.riders[rider]!
    const hidden = state.hidden[rider]!
    const terrain = terrainOf(state)
    return PACE[rider]!.filter((_, i) => whyNotPace(PACES[i]!, up, hidden, terrain, hasOffensive) === undefined)
  },
  /** CDB-52. */
  fallback: (_state, rider) => PACE[rider]![0]!,
})

/** CDB-16. `terrain` is the number of the square's terrain in TERRAINS. */
function whyNotPace(choice: Pace, up: Tokens, hidden: Terrain | null, terrain: number, hasOffensive: boolean): Refusal | undefined {
  if (choice === 'OFF' && !hasOffensive) return refuse('OFFENSIVE_SPENT')
  const cost = PACE_COST[choice]
  const owned = up[terrain]! + (hidden !== null && terrainIndex(hidden) === terrain ? 1 : 0)
  if (owned < cost.ofTerrain)
    return refuse('TOO_FEW_OF_TERRAIN', { pace: choice, needed: cost.ofTerrain, owned, terrain: TERRAINS[terrain]! })
  const all = sum(up) + (hidden === null ? 0 : 1)
  return all < cost.tokens ? refuse('TOO_FEW_TOKENS', { pace: choice, needed: cost.tokens, owned: all }) : undefined
}
