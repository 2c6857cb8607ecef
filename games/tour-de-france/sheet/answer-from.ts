import { SPECTATOR } from '@echappee/kernel'
import type { Answer, Question, Seen } from '@echappee/sheet'
import { TEAM_SIZE } from '../content/teams.ts'
import type { Event } from '../rules/events.ts'
import type { Graph } from '../rules/graph.ts'
import { placeFrom, rowOf, runOffRow, seatOf } from '../rules/riders.ts'
import { setup } from '../rules/setup.ts'
import type { Rider, RiderId, View } from '../rules/state.ts'
import { view as viewOf } from '../rules/view.ts'
import { fold } from '../rules/fold.ts'
import { graphIn, type SheetState } from './state.ts'

/** What a table would enter that had seen this tour as far as it has been ridden. */
export function answerFrom({ events, view }: Seen<Event, View>, state: SheetState, question: Question): Answer | undefined {
  if (!isOneTour(view, state)) return undefined
  const { line, round } = state
  const end = stageEnd(events, state)
  const graph = graphIn(state)
  const riders = 'riders' in question ? question.riders : []
  const numbers = (of: (rider: Rider, id: RiderId) => number): Answer => ({
    kind: 'numbers',
    values: riders.map((id) => of(end.riders[id]!, id)),
  })
  const flags = (is: (rider: Rider) => boolean): Answer => ({ kind: 'flags', riders: riders.filter((id) => is(end.riders[id]!)) })
  switch (state.step) {
    case 'first':
      return { kind: 'flags', riders: [end.first * TEAM_SIZE] }
    // What is ridden on the screen is ridden on our boards.
    case 'course':
      return { kind: 'choice', value: 'board' }
    case 'length':
    case 'points':
      return undefined
    case 'sprints':
      return { kind: 'order', groups: passed(ofStage(events, state.stage), line, question).map((id) => [id]) }
    case 'bonus':
      return numbers(({ bonusSeconds }, id) => bonusSeconds - state.entered[id]!.bonusSeconds)
    case 'home':
      return flags((rider) => isHome(rider) && rider.arrival === end.firstArrival + round)
    case 'squares':
    case 'trialSquares':
      return numbers(({ at }) => runOffRow(graph, at))
    case 'more': {
      const isAnybodyLater = end.riders.some((rider) => isHome(rider) && rider.arrival > end.firstArrival + round)
      return { kind: 'choice', value: isAnybodyLater ? 'goesOn' : 'stopped' }
    }
    case 'firstRound':
      return { kind: 'number', value: end.firstArrival }
    case 'stopped':
    case 'rows':
      return numbers((rider) => rowOf(graph, rider))
    case 'stoppedOrder': {
      const order = [...riders].sort((a, b) => end.riders[a]!.fall - end.riders[b]!.fall)
      return { kind: 'order', groups: order.map((id) => [id]) }
    }
    case 'lanes':
      return numbers(({ at }) => laneOf(graph, at))
    case 'finished':
      return flags(({ arrival }) => arrival > 0)
    case 'rounds':
      return numbers(({ arrival }, id) => arrival - placeFrom(end, seatOf(id)))
    case 'done':
      throw new Error('nothing is asked')
  }
}

/** The stages before are the same, and this one has been ridden. */
function isOneTour(view: View, { results }: SheetState): boolean {
  const { length } = results
  return view.results.length > length && JSON.stringify(view.results.slice(0, length)) === JSON.stringify(results)
}

const isHome = ({ standing }: Rider) => standing !== 'out'

/** The numbered side first; places beside F0 are lanes after the last. */
function laneOf({ lane, total, runOffLanes }: Graph, at: number): number {
  return at < total ? lane[at]! : runOffLanes + 1 + at - total
}

function passed(events: readonly Event[], line: number, question: Question): RiderId[] {
  const most = question.kind === 'order' ? question.most! : 0
  return events.flatMap((event) => (event.type === 'sprintPassed' && event.sprint === line && event.place <= most ? [event.rider] : []))
}

function ofStage(events: readonly Event[], stage: number): readonly Event[] {
  const from = events.findIndex((event) => event.type === 'stageBegan' && event.stage === stage)
  const until = events.findIndex((event) => event.type === 'stageEnded' && event.stage === stage)
  return events.slice(from, until)
}

/** By tour and stage: the table as it stood when the stage ended. */
const ends = new WeakMap<readonly Event[], View[]>()

function stageEnd(events: readonly Event[], { options, seats, stage }: SheetState): View {
  let views = ends.get(events)
  if (views === undefined) {
    views = []
    let view = viewOf(setup(options, seats, { chance: { int: (bound) => bound - 1 - (drawn++ % bound) } }), SPECTATOR)
    for (const event of events) {
      if (event.type === 'stageEnded') views[event.stage] = view
      view = fold(view, event)
    }
    ends.set(events, views)
  }
  return views[stage]!
}

/** Which cards are drawn for a table that is set up again makes no difference; they only must not be the same for ever. */
let drawn = 0
