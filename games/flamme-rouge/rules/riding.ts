import { BEHIND, ASCENT, DESCENT, SUPPLY, type Road } from './road.ts'
import type { PublicState, Rider, RiderId } from './state.ts'

/** FR-24, FR-89. */
export const CLIMB_LIMIT = 5
const GRIMPEUR_LIMIT = 6

/** How far a card carries, before others are in the way. */
export interface Ride {
  /** After FR-22 and FR-23. */
  value: number
  /** FR-24. */
  base: number
  /** FR-85…88. */
  bonus: number
}

export function climbLimit({ trait }: Pick<Rider, 'trait'>): number {
  return trait === 'grimpeur' ? GRIMPEUR_LIMIT : CLIMB_LIMIT
}

/** FR-22, FR-23. */
export function raisedValue(road: Road, from: number, value: number, isOfficialSupply: boolean): number {
  const terrain = road.terrain[from + BEHIND]
  if (terrain === DESCENT) return Math.max(value, 5)
  return terrain === SUPPLY && isOfficialSupply ? Math.max(value, 4) : value
}

/** FR-24. */
export function baseDistance(road: Road, from: number, value: number, limit: number): number {
  if (value <= limit) return value
  const ascent = road.nextAscent[from + BEHIND]!
  return ascent > from + value ? value : Math.max(limit, ascent - 1 - from)
}

/** FR-86, FR-87: how many of the wanted bonus squares are allowed. */
export function allowedBonus(road: Road, from: number, base: number, isCut: boolean, wanted: number, limit: number): number {
  for (let bonus = wanted; bonus > 0; bonus--) {
    if (base + bonus <= limit) return bonus
    if (isCut) continue
    const to = from + base + bonus
    if (road.terrain[to + BEHIND] !== ASCENT && road.nextAscent[ownClimbEnd(road, from) + 1 + BEHIND]! > to) return bonus
  }
  return 0
}

/** FR-88: two squares, if everything from here to there is level. */
export function patronBonus(road: Road, from: number, distance: number): number {
  for (let square = from; square <= from + distance + 2; square++) {
    const terrain = road.terrain[square + BEHIND]
    if (terrain === ASCENT || terrain === DESCENT) return 0
  }
  return 2
}

/** FR-21…24 and FR-85…88 for a rider with this card value. */
export function rideOf(table: PublicState, road: Road, rider: Rider, cardValue: number): Ride {
  const from = rider.at
  const { tour } = table
  const isOfficial = !tour.isTour || tour.options.supplyRule === 'official'
  const value = raisedValue(road, from, cardValue, isOfficial)
  const limit = climbLimit(rider)
  const base = baseDistance(road, from, value, limit)
  let wanted = rider.bonus
  if (rider.marker === 'active' || rider.marker === 'last') wanted++
  if (rider.trait === 'funambule') {
    const terrain = road.terrain[from + BEHIND]
    // FR-90.
    if (terrain === DESCENT || (terrain === SUPPLY && isOfficial)) wanted++
  }
  let bonus = wanted === 0 ? 0 : allowedBonus(road, from, base, base < value, wanted, limit)
  if (rider.isPatron) bonus += patronBonus(road, from, base + bonus)
  return { value, base, bonus }
}

/** The rightmost lane of a square on which nobody stands; 0 if it is full. */
export function emptyLane(riders: readonly Rider[], road: Road, square: number): number {
  return rightmostOf(road.lanes[square + BEHIND]!, takenLanes(riders, square, -1))
}

/** FR-1, FR-91: the rightmost free lane of a square for this rider; 0 if there is none. */
export function freeLane(riders: readonly Rider[], road: Road, id: RiderId, square: number): number {
  const taken = takenLanes(riders, square, id)
  const lanes = road.lanes[square + BEHIND]!
  return rightmostOf(riders[id]!.trait === 'funambule' ? lanes + 1 : lanes, taken)
}

/** As bits, by whoever is not this rider. */
function takenLanes(riders: readonly Rider[], square: number, id: RiderId): number {
  let taken = 0
  for (let other = 0; other < riders.length; other++) {
    const rider = riders[other]!
    if (rider.at === square && other !== id) taken |= 1 << rider.lane
  }
  return taken
}

function rightmostOf(lanes: number, taken: number): number {
  for (let lane = 1; lane <= lanes; lane++) if ((taken & (1 << lane)) === 0) return lane
  return 0
}

export interface Landing {
  to: number
  lane: number
}

/** FR-26. */
export function landing(riders: readonly Rider[], road: Road, id: RiderId, distance: number): Landing {
  const { at, lane } = riders[id]!
  for (let to = at + distance; to > at; to--) {
    const free = freeLane(riders, road, id, to)
    if (free !== 0) return { to, lane: free }
  }
  return { to: at, lane }
}

/** The last square of the climb that this square belongs to; the square itself if it is no ascent. */
function ownClimbEnd(road: Road, square: number): number {
  if (road.terrain[square + BEHIND] !== ASCENT) return square
  let end = square
  while (road.terrain[end + 1 + BEHIND] === ASCENT) end++
  return end
}
