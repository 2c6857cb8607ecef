import { aloneInFront, longestBreakaway, type Fact } from '@echappee/ui/facts'
import type { Event } from '../rules/events.ts'
import type { View } from '../rules/state.ts'

export const facts: readonly Fact<View, Event>[] = [
  longestBreakaway('round', ({ events, seat }) => {
    const places = new Map<number, number>()
    const rounds: boolean[] = []
    for (const event of events) {
      if (event.type === 'rode') places.set(event.seat, event.to)
      if (event.type === 'roundBegan' && event.round > 1) rounds.push(aloneInFront(places) === seat)
    }
    return rounds
  }),
]
