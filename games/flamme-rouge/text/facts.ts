import type { Seat } from '@echappee/kernel'
import { textLoader } from '@echappee/text'
import { aloneInFront, longestBreakaway, type Fact } from '@echappee/text/facts'
import type { Event, Spot } from '../rules/events.ts'
import { teamOf } from '../rules/riders.ts'
import type { RiderId, View } from '../rules/state.ts'
import type { Words } from './words/types.ts'
import { words as dictionary } from './words/index.ts'

export const facts = (words: Words): readonly Fact<View, Event>[] => [
  longestBreakaway(words.facts.breakaway, ({ events, seat }) => roundsAlone(events, seat)),
  {
    ...words.facts.longestMove,
    of: ({ events, seat }) =>
      Math.max(0, ...events.map((event) => (event.type === 'moved' && teamOf(event.rider) === seat ? event.to - event.from : 0))),
  },
]

export const loadFacts = textLoader(dictionary, facts)

/** At the end of each round, whether one rider of the seat was alone on the first square. */
function roundsAlone(events: readonly Event[], seat: Seat): boolean[] {
  return leadersAlone(events).map((leader) => leader !== undefined && teamOf(leader) === seat)
}

/** At the end of each round, the rider who was alone on the first square; nobody when a stage begins. */
export function leadersAlone(events: readonly Event[]): (RiderId | undefined)[] {
  const places = new Map<RiderId, number>()
  const rounds: (RiderId | undefined)[] = []
  for (const event of events) {
    for (const { rider, at } of spotsOf(event)) places.set(rider, at)
    if (event.type === 'arrived') for (const { rider } of event.arrivals) places.delete(rider)
    if (event.type === 'stageBegan') {
      places.clear()
      rounds.push(undefined)
    }
    if (event.type !== 'roundBegan' || event.round === 1) continue
    rounds.push(aloneInFront(places))
  }
  return rounds
}

function spotsOf(event: Event): readonly Pick<Spot, 'rider' | 'at'>[] {
  if (event.type === 'moved') return [{ rider: event.rider, at: event.to }]
  if ('spot' in event) return [event.spot]
  return 'spots' in event ? event.spots : []
}
