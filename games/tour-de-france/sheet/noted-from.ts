import type { Answer, Question } from '@echappee/ui/sheet'
import type { Event } from '../rules/events.ts'
import { graphOf } from '../rules/graph.ts'
import { runOffRow, seatOf } from '../rules/riders.ts'
import { runOffLane } from '../rules/stage-result.ts'
import { nextStage, type SheetState } from './state.ts'

/** What a table that had watched the race on the screen would note down. */
export function noteFrom(events: readonly Event[], state: SheetState, asked: Question): Answer {
  const began = events.flatMap((event, i) => (event.type === 'stageBegan' ? [{ event, i }] : []))
  if (asked.kind === 'choice') return { kind: 'choice', value: String(began[0]!.event.first) }
  const index = state.results.length
  const own = events.slice(began[index]!.i, began[index + 1]?.i)
  if (asked.kind === 'order') {
    const sprint = Number(asked.id.split(' ').at(-1)) - 1
    const passed = own.filter((event) => event.type === 'sprintPassed').filter((event) => event.sprint === sprint)
    return { kind: 'order', groups: passed.slice(0, asked.most).map(({ rider }) => [rider]) }
  }
  const riders = asked.kind === 'numbers' ? asked.riders : []
  const graph = graphOf(nextStage(state)!.board)
  const arrivals = own.filter((event) => event.type === 'lineCrossed')
  const first = Math.min(...arrivals.map(({ round }) => round))
  const arrivalOf = (id: number) => arrivals.find(({ rider }) => rider === id)
  const starter = began[index]!.event.first
  const values = riders.map((id) => {
    const arrival = arrivalOf(id)
    switch (asked.id.slice(asked.id.indexOf('/') + 1)) {
      case 'rounds':
        return arrival!.round - first
      case 'squares':
        return runOffRow(graph, arrival!.square)
      case 'lanes':
        return runOffLane(graph, { at: arrival!.square })
      case 'trial':
        return arrival === undefined ? lastRow(own, id, graph.row) : graph.rows + runOffRow(graph, arrival.square)
      case 'home':
        return arrival === undefined ? 0 : arrival.round - ((seatOf(id) - starter + state.seats) % state.seats)
      default:
        return own.reduce((sum, event) => sum + (event.type === 'bonusGiven' && event.rider === id ? event.seconds : 0), 0)
    }
  })
  return { kind: 'numbers', values }
}

/** TDF-53: where a rider was taken off; 0 in `S`. */
function lastRow(events: readonly Event[], id: number, row: Int16Array): number {
  let at = -1
  for (const event of events) {
    if ((event.type === 'rode' || event.type === 'wentBack') && event.rider === id) at = event.to
    if (event.type === 'piledUp' && event.riders.includes(id)) at = event.square
    if (event.type === 'pileUpJoined' && event.rider === id) at = event.square
  }
  return at < 0 ? 0 : row[at]!
}
