import type { Seat } from '@echappee/kernel'
import { BOARDS, type BoardId } from '../content/boards.ts'
import type { Board } from '../content/board.ts'
import { TEAM_SIZE } from '../content/teams.ts'
import { graphOf, type Graph, type SquareId } from './graph.ts'
import { NO_RIDER, type PublicState, type Race, type Rider, type RiderId } from './state.ts'

export function boardOf(race: Race, id: string): Board {
  return race.boards[id] ?? BOARDS[id as BoardId]
}

/** The board of the stage that is ridden now. */
export function stageGraph({ race, stage }: Pick<PublicState, 'race' | 'stage'>): Graph {
  if (race !== lastRace || stage !== lastStage) {
    lastGraph = graphOf(boardOf(race, race.stages[stage]!.board))
    lastRace = race
    lastStage = stage
  }
  return lastGraph
}

/** Asked for many times in a row. */
let lastRace: Race
let lastStage: number
let lastGraph: Graph

export function isTrial({ race, stage }: Pick<PublicState, 'race' | 'stage'>): boolean {
  return race.stages[stage]!.kind === 'ttt'
}

export function seatOf(rider: RiderId): Seat {
  return (rider / TEAM_SIZE) | 0
}

export function teamOf(seat: Seat): RiderId[] {
  return Array.from({ length: TEAM_SIZE }, (_, i) => seat * TEAM_SIZE + i)
}

export function seatsOf({ race }: Pick<PublicState, 'race'>): Seat[] {
  return Array.from({ length: race.seats }, (_, seat) => seat)
}

/** 1, 2 or 3. */
export function numberOf(rider: RiderId): number {
  return (rider % TEAM_SIZE) + 1
}

export function isRacing({ standing }: Rider): boolean {
  return standing === 'road' || standing === 'start' || standing === 'roadside'
}

export function racingCount(riders: readonly Rider[], seat: Seat): number {
  let count = 0
  for (let i = seat * TEAM_SIZE, end = i + TEAM_SIZE; i < end; i++) if (isRacing(riders[i]!)) count++
  return count
}

/** The riders of the team who are racing, as bits. */
export function racingBits(riders: readonly Rider[], seat: Seat): number {
  let bits = 0
  for (let n = 0; n < TEAM_SIZE; n++) if (isRacing(riders[seat * TEAM_SIZE + n]!)) bits |= 1 << n
  return bits
}

/** TDF-40: one card for every finished rider whom the latest deal served. */
export function owedBy({ riders, dealtFor }: Pick<PublicState, 'riders' | 'dealtFor'>, seat: Seat): number {
  let owed = 0
  for (let n = 0; n < TEAM_SIZE; n++) if ((dealtFor[seat]! & (1 << n)) !== 0 && !isRacing(riders[seat * TEAM_SIZE + n]!)) owed++
  return owed
}

/** The row where a rider stands or lies; 0 in `S`. */
export function rowOf(graph: Graph, { at }: Rider): number {
  return at < 0 ? 0 : at < graph.total ? graph.row[at]! : graph.rows + 1
}

/** As the rulebook writes it: `23.2`, `9A`, `S`, `F4.1`, and `F0.4` for a place beside F0. */
export function placeName({ names, total, runOffLanes }: Graph, at: SquareId): string {
  return at < 0 ? 'S' : (names[at] ?? `F0.${runOffLanes + 1 + at - total}`)
}

/** TDF-37: k of F*k*; places beside F0 count as F0. */
export function runOffRow({ rows, row, total }: Graph, at: SquareId): number {
  return at < total ? row[at]! - rows - 1 : 0
}

/** TDF-9: the higher, the further in front. Only for riders who are racing. */
export function orderKey(state: Pick<PublicState, 'first' | 'race'>, graph: Graph, id: RiderId, rider: Rider): number {
  switch (rider.standing) {
    case 'road':
      return graph.row[rider.at]! * ROW + ON_ROAD - graph.rank[rider.at]!
    case 'roadside':
      return graph.row[rider.at]! * ROW + AT_ROADSIDE - rider.fall
    default:
      return AT_ROADSIDE - (id % TEAM_SIZE) * 8 - placeFrom(state, seatOf(id))
  }
}

const ROW = 1_000_000
const ON_ROAD = 900_000
const AT_ROADSIDE = 800_000

/** How many seats after the first player; clockwise is upwards. */
export function placeFrom({ first, race }: Pick<PublicState, 'first' | 'race'>, seat: Seat): number {
  return (seat - first + race.seats) % race.seats
}

/** The seat that is so many places after the first player. */
export function seatAt({ first, race }: Pick<PublicState, 'first' | 'race'>, place: number): Seat {
  return (first + place) % race.seats
}

/** TDF-11: the foremost of these riders who has not acted; who sits out is passed over only if asked. */
export function foremost(
  state: PublicState,
  graph: Graph,
  from: RiderId,
  to: RiderId,
  except: RiderId = NO_RIDER,
  isPassingOver = false,
): RiderId {
  let best = NO_RIDER
  let bestKey = -1
  for (let id = from; id < to; id++) {
    const rider = state.riders[id]!
    if (rider.hasActed || id === except || !isRacing(rider) || (isPassingOver && rider.isMissing)) continue
    const key = orderKey(state, graph, id, rider)
    if (key > bestKey) {
      best = id
      bestKey = key
    }
  }
  return best
}

/** TDF-9: everybody racing, the foremost first. */
export function raceOrder(state: PublicState): RiderId[] {
  const graph = stageGraph(state)
  const keys = state.riders.map((rider, id) => (isRacing(rider) ? orderKey(state, graph, id, rider) : -1))
  return keys.flatMap((key, id) => (key < 0 ? [] : [id])).sort((a, b) => keys[b]! - keys[a]!)
}
