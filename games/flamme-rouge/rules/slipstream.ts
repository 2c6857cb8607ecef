import type { Spot } from './events.ts'
import { teamOf } from './riders.ts'
import { freeLane } from './riding.ts'
import { BEHIND, type Road } from './road.ts'
import type { Rider, RiderId, TeamId } from './state.ts'

/** Riders of one pack that close up together, the head first. */
export interface Closing {
  spots: Spot[]
  from: number
  to: number
}

/** How many riders stand on each square. Every function that uses it counts first and leaves it empty. */
const standing = new Int8Array(512)

/**
 * FR-29, FR-30: moves the riders, pack by pack from the back, and hands each pack to `tell`, if anybody listens. In a team time trial only the riders of `team` move
 * (FR-82).
 */
export function giveSlipstream(riders: Rider[], road: Road, team?: TeamId, tell?: (closing: Closing) => void): void {
  count(riders)
  let closing: Closing | undefined
  let last = Number.NaN
  for (;;) {
    const square = rearmost(riders, road, team)
    if (square === undefined) break
    if (tell !== undefined && square !== last - 1) {
      if (closing !== undefined) tell(closing)
      closing = { spots: [], from: square, to: square + 1 }
    }
    last = square
    for (let lane = 1; lane <= 4; lane++) {
      const id = riderAt(riders, square, lane)
      if (id === -1 || !canMove(riders[id]!, id, team)) continue
      const free = freeLane(riders, road, id, square + 1)
      if (free === 0) continue
      const rider = riders[id]!
      rider.at = square + 1
      rider.lane = free
      rider.covered++
      standing[square + BEHIND]!--
      standing[square + 1 + BEHIND]!++
      closing?.spots.push({ rider: id, at: square + 1, lane: free })
    }
  }
  uncount(riders)
  if (closing !== undefined) tell?.(closing)
}

/** The packs, from the front; each the squares from its head to its tail (FR-4). */
export function packsOf(riders: readonly Rider[]): { head: number; tail: number; riders: RiderId[] }[] {
  const ids = riders.flatMap((rider, id) => (rider.lane === 0 ? [] : [id])).sort((a, b) => riders[b]!.at - riders[a]!.at)
  const packs: { head: number; tail: number; riders: RiderId[] }[] = []
  for (const id of ids) {
    const { at } = riders[id]!
    const pack = packs.at(-1)
    if (pack === undefined || at < pack.tail - 1) packs.push({ head: at, tail: at, riders: [id] })
    else {
      pack.tail = at
      pack.riders.push(id)
    }
  }
  return packs
}

/** FR-31: of the first so many, those before the line whose next square is empty. */
export function exposed(riders: readonly Rider[], many: number, line: number): RiderId[] {
  count(riders)
  const ids: RiderId[] = []
  for (let id = 0; id < many; id++) {
    const { lane, at, finish } = riders[id]!
    if (lane !== 0 && at <= line && finish === null && standing[at + 1 + BEHIND] === 0) ids.push(id)
  }
  uncount(riders)
  return ids
}

function count(riders: readonly Rider[]): void {
  for (let id = 0; id < riders.length; id++) if (riders[id]!.lane !== 0) standing[riders[id]!.at + BEHIND]!++
}

function uncount(riders: readonly Rider[]): void {
  for (let id = 0; id < riders.length; id++) if (riders[id]!.lane !== 0) standing[riders[id]!.at + BEHIND] = 0
}

function rearmost(riders: readonly Rider[], road: Road, team: TeamId | undefined): number | undefined {
  let best: number | undefined
  for (let id = 0; id < riders.length; id++) {
    const rider = riders[id]!
    const at = rider.at + BEHIND
    if (rider.lane === 0 || standing[at + 1] !== 0 || standing[at + 2] === 0) continue
    if (road.slipstream[at] === 0 || road.slipstream[at + 1] === 0 || road.slipstream[at + 2] === 0) continue
    if (canMove(rider, id, team) && (best === undefined || rider.at < best)) best = rider.at
  }
  return best
}

function canMove(rider: Rider, id: RiderId, team: TeamId | undefined): boolean {
  return !rider.isBarred && (team === undefined || teamOf(id) === team)
}

function riderAt(riders: readonly Rider[], square: number, lane: number): RiderId {
  for (let id = 0; id < riders.length; id++) if (riders[id]!.at === square && riders[id]!.lane === lane) return id
  return -1
}
