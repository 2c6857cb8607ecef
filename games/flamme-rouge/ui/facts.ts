import type { Seat } from '@echappee/kernel'
import { aloneInFront, longestBreakaway, type Fact } from '@echappee/ui/facts'
import type { Event, Spot } from '../rules/events.ts'
import { teamOf } from '../rules/riders.ts'
import type { View } from '../rules/state.ts'

export const facts: readonly Fact<View, Event>[] = [
  longestBreakaway('round', ({ events, seat }) => roundsAlone(events, seat)),
  {
    label: { fr: 'Plus long bond', en: 'Longest move' },
    text: { fr: (n) => (n < 2 ? `${n} case` : `${n} cases`), en: (n) => (n === 1 ? '1 square' : `${n} squares`) },
    of: ({ events, seat }) =>
      Math.max(0, ...events.map((event) => (event.type === 'moved' && teamOf(event.rider) === seat ? event.to - event.from : 0))),
  },
]

/** At the end of each round, whether one rider of the seat was alone on the first square. */
function roundsAlone(events: readonly Event[], seat: Seat): boolean[] {
  const places = new Map<number, number>()
  const rounds: boolean[] = []
  for (const event of events) {
    for (const { rider, at } of spotsOf(event)) places.set(rider, at)
    if (event.type === 'arrived') for (const { rider } of event.arrivals) places.delete(rider)
    if (event.type === 'stageBegan') {
      places.clear()
      rounds.push(false)
    }
    if (event.type !== 'roundBegan' || event.round === 1) continue
    const leader = aloneInFront(places)
    rounds.push(leader !== undefined && teamOf(leader) === seat)
  }
  return rounds
}

function spotsOf(event: Event): readonly Pick<Spot, 'rider' | 'at'>[] {
  if (event.type === 'moved') return [{ rider: event.rider, at: event.to }]
  if ('spot' in event) return [event.spot]
  return 'spots' in event ? event.spots : []
}
