import type { Refusal } from '@echappee/kernel'
import { PACE_COST, type Pace } from '../../content/paces.ts'
import { TERRAINS, TERRAIN_INDEX, type Terrain, type Tokens } from '../../content/road.ts'
import { answer, askedRider } from '../batch.ts'
import { sum } from '../drafts.ts'
import { PACE, type Move } from '../moves.ts'
import { refuse } from '../refusals.ts'
import { terrainOf } from '../resolution.ts'
import { notThisRider, type PhaseRules } from './phase.ts'

/** CDB-14: a pace for each rider of the group, in secret. */
export const pace: PhaseRules<Extract<Move, { type: 'pace' }>> = {
  moves: ['pace'],
  candidates: (state, seat) => [...PACE[askedRider(state, seat)!]!],
  whyNot(state, seat, move) {
    const refusal = notThisRider(state, seat, move.rider)
    if (refusal !== undefined) return refusal
    const { up, hasOffensive } = state.riders[move.rider]!
    return whyNotPace(move.pace, up, state.hidden[move.rider]!, terrainOf(state), hasOffensive)
  },
  legal(state, seat) {
    const id = askedRider(state, seat)!
    const { up, hasOffensive } = state.riders[id]!
    const hidden = state.hidden[id]!
    const terrain = terrainOf(state)
    const own = up[terrain]! + (hidden !== null && TERRAIN_INDEX[hidden] === terrain ? 1 : 0)
    const all = up[0]! + up[1]! + up[2]! + up[3]! + (hidden === null ? 0 : 1)
    const moves = PACE[id]!
    if (own === 0) return [moves[0]!]
    if (all === 1) return [moves[0]!, moves[1]!]
    if (all === 2 || own === 1 || !hasOffensive) return [moves[0]!, moves[1]!, moves[2]!]
    return [moves[0]!, moves[1]!, moves[2]!, moves[3]!]
  },
  /** CDB-52. */
  fallback: (state, seat) => PACE[askedRider(state, seat)!]![0]!,
  apply: (state, seat, move, ctx) => answer(state, seat, move.rider, move.pace, ctx),
}

/** CDB-16. `terrain` is the number of the case's terrain in TERRAINS. */
export function whyNotPace(choice: Pace, up: Tokens, hidden: Terrain | null, terrain: number, hasOffensive: boolean): Refusal | undefined {
  if (choice === 'OFF' && !hasOffensive) return refuse('OFFENSIVE_SPENT')
  const cost = PACE_COST[choice]
  const owned = up[terrain]! + (hidden !== null && TERRAIN_INDEX[hidden] === terrain ? 1 : 0)
  if (owned < cost.ofTerrain)
    return refuse('TOO_FEW_OF_TERRAIN', { pace: choice, needed: cost.ofTerrain, owned, terrain: TERRAINS[terrain]! })
  const all = sum(up) + (hidden === null ? 0 : 1)
  return all < cost.tokens ? refuse('TOO_FEW_TOKENS', { pace: choice, needed: cost.tokens, owned: all }) : undefined
}
