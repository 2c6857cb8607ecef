import type { Graph } from '../rules/graph.ts'
import { rowOf } from '../rules/riders.ts'
import type { RiderId, View } from '../rules/state.ts'

/** TDF-32: who waits beside a row, in the order of the restart. */
export function queueAt(graph: Graph, { riders }: View, row: number): RiderId[] {
  return riders
    .flatMap((rider, id) => (rider.standing === 'roadside' && rowOf(graph, rider) === row ? [id] : []))
    .sort((a, b) => riders[a]!.fall - riders[b]!.fall)
}
