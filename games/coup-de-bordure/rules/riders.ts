import type { Seat } from '@echappee/kernel'
import { LETTERS, MAX_SEATS, TEAM_SIZE, type Letter } from '../content/team-sheet.ts'
import { TEAMS } from '../content/teams.ts'
import type { PublicState, RiderId, RiderSet } from './state.ts'

const MOST_RIDERS = MAX_SEATS * TEAM_SIZE
const TEAM_BITS = (1 << TEAM_SIZE) - 1

export const NOBODY: RiderSet = 0

/** The riders of the set, in the order of CDB-12: by seat, then by letter. Frozen and shared. */
export function ridersIn(set: RiderSet): readonly RiderId[] {
  return LISTS[set]!
}

/** The seats that have a rider in the set. Frozen and shared. */
export function seatsIn(set: RiderSet): readonly Seat[] {
  return SEATS[set]!
}

export function setOf(riders: readonly RiderId[]): RiderSet {
  return riders.reduce((set, rider) => set | (1 << rider), 0)
}

export function isIn(set: RiderSet, rider: RiderId): boolean {
  return (set & (1 << rider)) !== 0
}

export function teamSet(seat: Seat): RiderSet {
  return TEAM_BITS << (seat * TEAM_SIZE)
}

export function allRiders(seats: number): RiderSet {
  return (1 << (seats * TEAM_SIZE)) - 1
}

/** The first of a set that is not empty. */
export function firstOf(set: RiderSet): RiderId {
  return 31 - Math.clz32(set & -set)
}

export function seatOf(rider: RiderId): Seat {
  return Math.floor(rider / TEAM_SIZE)
}

export function letterOf(rider: RiderId): Letter {
  return LETTERS[rider % TEAM_SIZE]!
}

/** The name on the sheet of a preset team; undefined for a free allocation. */
export function riderName({ teams }: Pick<PublicState, 'teams'>, rider: RiderId): string | undefined {
  const team = teams[seatOf(rider)] ?? null
  return team === null ? undefined : TEAMS[team].riders[rider % TEAM_SIZE]!.name
}

/** CDB-21, CDB-25: the riders of the set that are not alone of their team in it. */
export function pairsIn(set: RiderSet): RiderSet {
  return PAIRS[set]!
}

const SETS = Array.from({ length: 1 << MOST_RIDERS }, (_, set) => set)
const LISTS: readonly (readonly RiderId[])[] = SETS.map((set) => {
  const list: RiderId[] = []
  for (let rider = 0; rider < MOST_RIDERS; rider++) if (set & (1 << rider)) list.push(rider)
  return Object.freeze(list)
})
const SEAT_LISTS: readonly (readonly Seat[])[] = Array.from({ length: 1 << MAX_SEATS }, (_, seats) =>
  Object.freeze(Array.from({ length: MAX_SEATS }, (__, seat) => seat).filter((seat) => seats & (1 << seat))),
)
const SEATS: readonly (readonly Seat[])[] = SETS.map((set) => {
  let seats = 0
  for (let seat = 0; seat < MAX_SEATS; seat++) if (set & teamSet(seat)) seats |= 1 << seat
  return SEAT_LISTS[seats]!
})
const PAIRS: readonly RiderSet[] = SETS.map((set) => {
  let pairs = 0
  for (let seat = 0; seat < MAX_SEATS; seat++) {
    const mates = set & teamSet(seat)
    if (LISTS[mates]!.length > 1) pairs |= mates
  }
  return pairs
})
