import { textLoader } from '@echappee/text'
import { longestRun, type Fact } from '@echappee/text/facts'
import type { Event } from '../rules/events.ts'
import { seatOf } from '../rules/riders.ts'
import type { View } from '../rules/state.ts'
import type { Words } from './words/types.ts'
import { words as dictionary } from './words/index.ts'

export const facts = (words: Words): readonly Fact<View, Event>[] => [
  {
    ...words.facts.longestRide,
    of: ({ events, seat }) =>
      Math.max(0, ...events.map((event) => (event.type === 'rode' && seatOf(event.rider) === seat ? event.path.length : 0))),
  },
  {
    ...words.facts.sprints,
    of: ({ events, seat }) =>
      events.filter((event) => event.type === 'sprintPassed' && event.place === 1 && seatOf(event.rider) === seat).length,
  },
  {
    ...words.facts.withoutFall,
    of: ({ events, seat }) =>
      longestRun(
        events.flatMap((event) => {
          if (event.type === 'rode' && seatOf(event.rider) === seat) return [true]
          return event.type === 'fallSettled' && seatOf(event.rider) === seat ? [false] : []
        }),
      ),
  },
]

export const loadFacts = textLoader(dictionary, facts)
