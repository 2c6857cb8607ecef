import type { Seat } from '@echappee/kernel'
import { textLoader } from '@echappee/text'
import { longestBreakaway, type Fact } from '@echappee/text/facts'
import type { Event } from '../rules/events.ts'
import type { View } from '../rules/state.ts'
import type { Words } from './words/en/index.ts'
import { words as dictionary } from './words/index.ts'

export const facts = (words: Words): readonly Fact<View, Event>[] => [
  longestBreakaway(words.facts.breakaway, ({ events, seat }) => leads(events, seat).map((lead) => lead > 0)),
  {
    ...words.facts.lead,
    of: ({ events, seat }) => Math.max(0, ...leads(events, seat)),
  },
  {
    ...words.facts.bonuses,
    of: ({ events, seat }) =>
      events.reduce((sum, event) => sum + (event.type === 'bonusWon' && event.seat === seat ? event.seconds : 0), 0),
  },
]

export const loadFacts = textLoader(dictionary, facts)

/** At the end of each sector, by how many seconds the seat was ahead of the next rider. */
function leads(events: readonly Event[], seat: Seat): number[] {
  return events.flatMap((event) => {
    if (event.type !== 'sectorEnded') return []
    const own = event.gaps[seat]
    const others = event.gaps.filter((gap, rider) => rider !== seat && gap !== null)
    return own === null || own === undefined || others.length === 0 ? [0] : [Math.max(0, Math.min(...(others as number[])) - own)]
  })
}
