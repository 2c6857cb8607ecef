import type { Context } from '@echappee/kernel'
import { passLine, ride } from './change.ts'
import type { Event } from './events.ts'
import type { Graph, SquareId } from './graph.ts'
import { isTrial, placeName, rowOf, runOffRow } from './riders.ts'
import type { RiderId, State } from './state.ts'
import { tell } from './tell.ts'
import { stageTime } from './times.ts'

/** TDF-12 (3), (4): the rider is put on his square; lines are scored and a finish is noted. */
export function rideTo(
  state: State,
  graph: Graph,
  id: RiderId,
  to: SquareId,
  path: SquareId[],
  by: 'card' | 'chance',
  ctx: Context<Event>,
): void {
  const from = state.riders[id]!.at
  const before = rowOf(graph, state.riders[id]!)
  ride(state, id, to, graph.size)
  ctx.emit?.({ type: 'rode', rider: id, from, to, place: placeName(graph, to), path, by })
  passLines(state, graph, id, before, ctx)
  if (to < graph.size) return
  const { round } = state
  const seconds = isTrial(state) ? 0 : stageTime(graph.rows, runOffRow(graph, to), round - (state.firstArrival || round))
  tell(state, { type: 'lineCrossed', rider: id, square: to, round, seconds }, ctx)
}

/** TDF-29: in the order in which riders pass, each line once; none in a time trial. */
export function passLines(state: State, graph: Graph, id: RiderId, before: number, ctx: Context<Event>): void {
  if (isTrial(state)) return
  const rider = state.riders[id]!
  const row = rowOf(graph, rider)
  const { sprints } = graph.board
  for (let sprint = 0; sprint < sprints.length; sprint++) {
    const line = sprints[sprint]!
    if (before >= line.before || row < line.before || (rider.passed & (1 << sprint)) !== 0) continue
    const place = state.passes[sprint]! + 1
    const prize = line.prizes[place - 1]
    const points = prize?.points ?? 0
    const seconds = prize?.seconds ?? 0
    passLine(state, id, sprint, place, points, seconds)
    ctx.emit?.({ type: 'sprintPassed', rider: id, sprint, name: line.name, place, points, seconds })
  }
}
