import type { Seat } from '@echappee/kernel'
import { textLoader } from '@echappee/text'
import { aloneInFront, longestBreakaway, type Fact } from '@echappee/text/facts'
import type { Event } from '../rules/events.ts'
import { seatOf } from '../rules/riders.ts'
import type { View } from '../rules/state.ts'
import type { Words } from './words/en/index.ts'
import { words as dictionary } from './words/index.ts'

export const facts = (words: Words): readonly Fact<View, Event>[] => [
  longestBreakaway(words.facts.breakaway, ({ events, seat }) => roundsAlone(events, seat)),
  {
    ...words.facts.tows,
    of: ({ events, seat }) =>
      events.filter((event) => event.type === 'towOpened' && event.riders.some((rider) => seatOf(rider) === seat)).length,
  },
]

export const loadFacts = textLoader(dictionary, facts)

/** At the end of each round, whether one rider of the seat was alone in front. */
function roundsAlone(events: readonly Event[], seat: Seat): boolean[] {
  const places = new Map<number, number>()
  const rounds: boolean[] = []
  for (const event of events) {
    if (event.type === 'rode') places.set(event.rider, event.to)
    if (event.type !== 'roundEnded') continue
    const leader = aloneInFront(places)
    rounds.push(leader !== undefined && seatOf(leader) === seat)
  }
  return rounds
}
