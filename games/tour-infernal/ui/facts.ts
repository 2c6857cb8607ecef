import type { Seat } from '@echappee/kernel'
import { longestBreakaway, type Fact } from '@echappee/ui/facts'
import type { Event } from '../rules/events.ts'
import type { View } from '../rules/state.ts'

export const facts: readonly Fact<View, Event>[] = [
  longestBreakaway('sector', ({ events, seat }) => leads(events, seat).map((lead) => lead > 0)),
  {
    label: { fr: 'Plus grande avance', en: 'Largest lead' },
    text: { fr: (n) => `${n} s`, en: (n) => `${n} s` },
    of: ({ events, seat }) => Math.max(0, ...leads(events, seat)),
  },
  {
    label: { fr: 'Bonifications d’une course', en: 'Bonus seconds in one race' },
    text: { fr: (n) => `${n} s`, en: (n) => `${n} s` },
    of: ({ events, seat }) =>
      events.reduce((sum, event) => sum + (event.type === 'bonusWon' && event.seat === seat ? event.seconds : 0), 0),
  },
]

/** At the end of each sector, by how many seconds the seat was ahead of the next rider. */
function leads(events: readonly Event[], seat: Seat): number[] {
  return events.flatMap((event) => {
    if (event.type !== 'sectorEnded') return []
    const own = event.gaps[seat]
    const others = event.gaps.filter((gap, rider) => rider !== seat && gap !== null)
    return own === null || own === undefined || others.length === 0 ? [0] : [Math.max(0, Math.min(...(others as number[])) - own)]
  })
}
