import { isTrial, orderKey, placeFrom, raceOrder, rowOf, seatOf, stageGraph } from './riders.ts'
import type { Graph } from './graph.ts'
import type { PublicState, RiderId } from './state.ts'

export interface RoundTurn {
  readonly id: RiderId
  readonly state: 'now' | 'next' | 'missing' | 'done'
}

/** TDF-11, TDF-50: the riders of this round: who is to ride, then the others in order, then who has ridden. In a time trial team by team. */
export function turnsOf(state: PublicState): RoundTurn[] {
  const graph = stageGraph(state)
  const rank = (id: RiderId) =>
    (isTrial(state) ? (state.race.seats - placeFrom(state, seatOf(id))) * 1e9 : 0) + orderKey(state, graph, id, state.riders[id]!)
  const turns = raceOrder(state)
    .toSorted((a, b) => rank(b) - rank(a))
    .map((id) => ({ id, state: turnOf(state, id) }))
  const place = ({ state: turn }: RoundTurn) => (turn === 'now' ? 0 : turn === 'done' ? 2 : 1)
  return turns.toSorted((a, b) => place(a) - place(b))
}

function turnOf({ acting, riders }: PublicState, id: RiderId): RoundTurn['state'] {
  if (id === acting) return 'now'
  const { hasActed, isMissing } = riders[id]!
  return hasActed ? 'done' : isMissing ? 'missing' : 'next'
}

/** TDF-32: who waits beside a row, in the order of the restart. */
export function queueAt(graph: Graph, { riders }: Pick<PublicState, 'riders'>, row: number): RiderId[] {
  return riders
    .flatMap((rider, id) => (rider.standing === 'roadside' && rowOf(graph, rider) === row ? [id] : []))
    .sort((a, b) => riders[a]!.fall - riders[b]!.fall)
}
