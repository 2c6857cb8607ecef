import type { Spot } from './events.ts'
import { isRacing, mateOf, raceOrder, teamOf } from './riders.ts'
import { CLIMB_LIMIT, allowedBonus, climbLimit, freeLane, rideOf } from './riding.ts'
import { ASCENT, BEHIND, type Road } from './road.ts'
import { packsOf } from './slipstream.ts'
import type { PublicState, Rider, RiderId } from './state.ts'

/** FR-94: the jump of this Suceur and those who are left behind, if he has one. */
export function suceurJump(riders: readonly Rider[], road: Road, id: RiderId): { spot: Spot; barred: RiderId[] } | undefined {
  const packs = packsOf(riders)
  const index = packs.findIndex((pack) => pack.riders.includes(id))
  const [own, ahead] = [packs[index], packs[index - 1]]
  const rider = riders[id]!
  if (own === undefined || ahead === undefined || rider.isBarred || own.head !== rider.at || ahead.tail - own.head !== 3) return undefined
  for (let square = own.head; square <= ahead.tail; square++) if (road.slipstream[square + BEHIND] === 0) return undefined
  const at = own.head + 2
  return { spot: { rider: id, at, lane: freeLane(riders, road, id, at) }, barred: own.riders.filter((other) => other !== id) }
}

/** FR-95: one square forward inside the pack. */
export function suceurSlip(riders: readonly Rider[], road: Road, id: RiderId): Spot | undefined {
  const { at, lane, finish } = riders[id]!
  if (lane === 0 || finish !== null || road.slipstream[at + BEHIND] === 0 || road.slipstream[at + 1 + BEHIND] === 0) return undefined
  if (!riders.some((rider) => rider.at === at + 1)) return undefined
  const free = freeLane(riders, road, id, at + 1)
  return free === 0 ? undefined : { rider: id, at: at + 1, lane: free }
}

/** FR-96, judged on the positions of this moment. */
export function isPatronNow({ tour, riders }: PublicState, id: RiderId): boolean {
  if (riders[id]!.trait !== 'patron') return false
  const packs = packsOf(riders)
  const index = packs.findIndex((pack) => pack.riders.includes(id))
  const [own, ahead] = [packs[index], packs[index - 1]]
  if (own === undefined || ahead === undefined || own.head !== riders[id]!.at || ahead.riders.length !== 1) return false
  return tour.options.patronTarget === 'any' || teamOf(ahead.riders[0]!) !== teamOf(id)
}

/** FR-97: where he and his team-mate go, if he leads him out. */
export function leadOut(riders: readonly Rider[], road: Road, id: RiderId): Spot[] | undefined {
  const [rider, mate] = [riders[id]!, riders[mateOf(id)]!]
  if (rider.lane === 0 || mate.lane === 0 || !isRacing(rider) || !isRacing(mate)) return undefined
  if (rider.at > road.line || mate.at !== rider.at - 1) return undefined
  const to = rider.at + 1
  if (road.terrain[to + BEHIND] === ASCENT && rider.covered >= CLIMB_LIMIT) return undefined
  const lane = freeLane(riders, road, id, to)
  if (lane === 0) return undefined
  const moved = riders.map((other, i) => (i === id ? { ...other, at: to, lane } : other))
  return [
    { rider: id, at: to, lane },
    { rider: mateOf(id), at: rider.at, lane: freeLane(moved, road, mateOf(id), rider.at) },
  ]
}

/** FR-106: one square more for who ends his move on the finish tile. */
export function kickSpot(table: PublicState, road: Road, id: RiderId): Spot | undefined {
  const { riders } = table
  const rider = riders[id]!
  if (rider.form !== 'coupDeRein' || rider.isFormUsed || rider.at < road.tileStarts.at(-1)!) return undefined
  const to = rider.at + 1
  if (!isKickAllowed(table, road, rider, to)) return undefined
  const lane = freeLane(riders, road, id, to)
  return lane === 0 ? undefined : { rider: id, at: to, lane }
}

export function ridersWith(riders: readonly Rider[], trait: Rider['trait']): RiderId[] {
  return raceOrder(riders).filter((id) => riders[id]!.trait === trait)
}

/** FR-86 with the squares covered in this move: above the limit, no ascent but the climb he started on, and no card that a climb has cut. */
function isKickAllowed(table: PublicState, road: Road, rider: Rider, to: number): boolean {
  const limit = climbLimit(rider)
  if (rider.covered + 1 <= limit) return true
  const from = rider.at - rider.covered
  const { value, base } = rideOf(table, road, { ...rider, at: from }, rider.value)
  return allowedBonus(road, from, to - from - 1, base < value, 1, limit) === 1
}
