import type { Seat } from '@echappee/kernel'
import { RIDERS_PER_TEAM, SPRINTEUR, type Kind } from '../content/cards.ts'
import type { Stage } from './options.ts'
import { roadOf, type Road } from './road.ts'
import type { PublicState, Rider, RiderId, TeamId } from './state.ts'

export const teamOf = (rider: RiderId): TeamId => rider >> 1
export const mateOf = (rider: RiderId): RiderId => rider ^ 1
export const ridersOf = (team: TeamId): [RiderId, RiderId] => [team * RIDERS_PER_TEAM, team * RIDERS_PER_TEAM + 1]

/** FR-33: both riders of a Peloton are Rouleurs. */
export function kindOf({ tour }: Pick<PublicState, 'tour'>, rider: RiderId): Kind {
  return tour.teams[rider >> 1] === 'peloton' ? 0 : ((rider & 1) as Kind)
}

export function isSprinteur(table: Pick<PublicState, 'tour'>, rider: RiderId): boolean {
  return kindOf(table, rider) === SPRINTEUR
}

/** FR-35. */
export function isDummy({ tour }: Pick<PublicState, 'tour'>, rider: RiderId): boolean {
  return rider >> 1 >= tour.seats
}

/** Still to cross the line in this stage. */
export function isRacing(rider: Rider): boolean {
  return rider.finish === null
}

export function stageOf({ tour, day }: Pick<PublicState, 'tour' | 'day'>): Stage {
  return tour.days[day]!
}

export function roadIn(table: Pick<PublicState, 'tour' | 'day'>): Road {
  return roadOf(table.tour.days[table.day]!.tiles)
}

export function isTimeTrial(table: Pick<PublicState, 'tour' | 'day'>): boolean {
  const { type } = table.tour.days[table.day]!
  return type === 'itt' || type === 'ttt'
}

/** FR-5. */
export function raceOrder(riders: readonly Rider[]): RiderId[] {
  const order: RiderId[] = []
  for (let id = 0; id < riders.length; id++) {
    const { at, lane, finish } = riders[id]!
    if (lane === 0 || finish !== null) continue
    let i = order.length
    while (i > 0) {
      const other = riders[order[i - 1]!]!
      if (other.at > at || (other.at === at && other.lane < lane)) break
      order[i] = order[i - 1]!
      i--
    }
    order[i] = id
  }
  return order
}

/** The seats of a bit set, in order. Shared: never write into it. */
export function seatsIn(bits: number): readonly Seat[] {
  return SEATS_IN[bits]!
}
const SEATS_IN: readonly (readonly Seat[])[] = Array.from({ length: 64 }, (_, bits) =>
  Object.freeze([0, 1, 2, 3, 4, 5].filter((seat) => (bits & (1 << seat)) !== 0)),
)

export function bitsOf(seats: readonly Seat[]): number {
  let bits = 0
  for (const seat of seats) bits |= 1 << seat
  return bits
}
