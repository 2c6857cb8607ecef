import { SPECTATOR } from '@echappee/kernel'
import type { Answer, Question, Seen } from '@echappee/sheet'
import { EXHAUSTION } from '../content/cards.ts'
import { change } from '../rules/change.ts'
import type { Event } from '../rules/events.ts'
import { raceOrderAtEnd } from '../rules/results.ts'
import { roadIn } from '../rules/riders.ts'
import { setup } from '../rules/setup.ts'
import type { Arrival, RiderId, View } from '../rules/state.ts'
import { view as viewOf } from '../rules/view.ts'
import { NO_TRAIT } from './questions.ts'
import { SILENT, winnerOf, type SheetState } from './state.ts'

/** What a table would enter that had seen this tour as far as it has been ridden. */
export function answerFrom(seen: Seen<Event, View>, state: SheetState, question: Question): Answer | undefined {
  const { view } = seen
  const riders = 'riders' in question ? question.riders : []
  if (state.step === 'finish')
    return view.phase === 'finished' ? { kind: 'order', groups: raceOrderAtEnd(view).map((id) => [id]) } : undefined
  if (!isOneTour(seen, state)) return undefined
  if (state.step === 'draw') return { kind: 'order', groups: ridersBy(view.drawOrder).map((id) => [id]) }
  if (state.step === 'traits') return { kind: 'choices', values: riders.map((id) => view.riders[id]!.trait ?? NO_TRAIT) }
  const end = stageEnd(seen, state)
  const { line } = roadIn(state.race)
  const arrivals = end.riders.map(({ finish }) => finish!)
  const first = Math.min(...arrivals.map(({ round }) => round))
  const now = arrivals.filter(({ round }) => round === first + state.round)
  const numbers = (of: (rider: RiderId) => number): Answer => ({ kind: 'numbers', values: riders.map(of) })
  const flags = (is: (arrival: Arrival) => boolean): Answer => ({ kind: 'flags', riders: now.filter(is).map(({ rider }) => rider) })
  switch (state.step) {
    case 'lines':
      return { kind: 'order', groups: end.lines[state.line]!.map((id) => [id]) }
    case 'home':
      return flags(({ how }) => how === 'crossed')
    case 'zone':
      return flags(({ how, isSprinting }) => how === 'crossed' && isSprinting)
    case 'beaten':
      return {
        kind: 'choices',
        values: riders.map((id) => now.find(({ rider, how }) => rider === id && how !== 'crossed')?.how ?? 'rodeOn'),
      }
    case 'past':
    case 'trialPast':
      return numbers((id) => arrivals[id]!.square - line)
    case 'short':
      return numbers((id) => line - arrivals[id]!.square)
    case 'lanes':
      return numbers((id) => arrivals[id]!.lane)
    case 'cards':
      return { kind: 'number', value: end.riders[winnerOf(state)]!.counted }
    case 'turns':
      return numbers((id) => end.riders[id]!.turns)
    case 'exhaustion':
      return numbers((id) => end.riders[id]!.deck[EXHAUSTION]!)
    case 'epo':
      return { kind: 'flags', riders: riders.filter((id) => end.riders[id]!.form === 'epo') }
    case 'done':
      throw new Error('nothing is asked')
  }
}

/** The stages before are the same, and this one has been ridden. */
function isOneTour({ view }: Seen<Event, View>, { race }: SheetState): boolean {
  const { length } = race.results
  return view.results.length > length && JSON.stringify(view.results.slice(0, length)) === JSON.stringify(race.results)
}

function ridersBy(order: readonly number[]): RiderId[] {
  return order.map((_, id) => id).sort((a, b) => order[a]! - order[b]!)
}

/** By tour and day: the table as it stood when the stage ended. */
const ends = new WeakMap<readonly Event[], View[]>()

function stageEnd({ events, view }: Seen<Event, View>, { seats, race }: SheetState): View {
  let days = ends.get(events)
  if (days === undefined) {
    days = []
    const table = viewOf(setup({ ...view.tour.options, traits: true }, seats, SILENT), SPECTATOR)
    for (const event of events) {
      if (event.type === 'stageEnded') days[table.day] = JSON.parse(JSON.stringify(table)) as View
      change(table, event)
    }
    ends.set(events, days)
  }
  return days[race.day]!
}
