import type { Seat } from '@echappee/kernel'
import { aloneInFront, longestBreakaway, type Fact } from '@echappee/ui/facts'
import type { Event } from '../rules/events.ts'
import { seatOf } from '../rules/riders.ts'
import type { View } from '../rules/state.ts'

export const facts: readonly Fact<View, Event>[] = [
  longestBreakaway('round', ({ events, seat }) => roundsAlone(events, seat)),
  {
    label: { fr: 'Relais offerts en une course', en: 'Tows given in one race' },
    text: { fr: String, en: String },
    of: ({ events, seat }) =>
      events.filter((event) => event.type === 'towOpened' && event.riders.some((rider) => seatOf(rider) === seat)).length,
  },
]

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
