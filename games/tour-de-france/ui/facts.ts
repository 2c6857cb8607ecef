import { longestRun, type Fact } from '@echappee/ui/facts'
import type { Event } from '../rules/events.ts'
import { seatOf } from '../rules/riders.ts'
import type { View } from '../rules/state.ts'

export const facts: readonly Fact<View, Event>[] = [
  {
    label: { fr: 'Plus longue course d’un coup', en: 'Longest ride in one go' },
    text: { fr: (n) => (n < 2 ? `${n} case` : `${n} cases`), en: (n) => (n === 1 ? '1 square' : `${n} squares`) },
    of: ({ events, seat }) =>
      Math.max(0, ...events.map((event) => (event.type === 'rode' && seatOf(event.rider) === seat ? event.path.length : 0))),
  },
  {
    label: { fr: 'Sprints gagnés en un Tour', en: 'Sprints won in one Tour' },
    text: { fr: String, en: String },
    of: ({ events, seat }) =>
      events.filter((event) => event.type === 'sprintPassed' && event.place === 1 && seatOf(event.rider) === seat).length,
  },
  {
    label: { fr: 'Plus longue série sans chute', en: 'Longest run without a fall' },
    text: { fr: (n) => (n < 2 ? `${n} coup` : `${n} coups`), en: (n) => (n === 1 ? '1 ride' : `${n} rides`) },
    of: ({ events, seat }) =>
      longestRun(
        events.flatMap((event) => {
          if (event.type === 'rode' && seatOf(event.rider) === seat) return [true]
          return event.type === 'fallSettled' && seatOf(event.rider) === seat ? [false] : []
        }),
      ),
  },
]
