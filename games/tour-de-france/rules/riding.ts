import type { Context } from '@echappee/kernel'
import type { Event } from './events.ts'
import type { Graph, SquareId } from './graph.ts'
import { isTrial, placeName, rowOf, runOffRow } from './riders.ts'
import type { RiderId, State } from './state.ts'
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
  const rider = state.riders[id]!
  const from = rider.at
  const before = rowOf(graph, rider)
  rider.at = to
  rider.fall = 0
  rider.standing = to < graph.size ? 'road' : 'finished'
  ctx.emit?.({ type: 'rode', rider: id, from, to, place: placeName(graph, to), path, by })
  passLines(state, graph, id, before, ctx)
  if (to < graph.size) return
  rider.arrival = state.round
  if (state.firstArrival === 0) state.firstArrival = state.round
  if (ctx.emit === undefined) return
  const seconds = isTrial(state) ? 0 : stageTime(graph.rows, runOffRow(graph, to), state.round - state.firstArrival)
  ctx.emit({ type: 'lineCrossed', rider: id, square: to, round: state.round, seconds })
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
    rider.passed |= 1 << sprint
    const place = ++state.passes[sprint]!
    const prize = line.prizes[place - 1]
    const points = prize?.points ?? 0
    const seconds = prize?.seconds ?? 0
    rider.bonusPoints += points
    rider.bonusSeconds += seconds
    ctx.emit?.({ type: 'sprintPassed', rider: id, sprint, name: line.name, place, points, seconds })
  }
}
