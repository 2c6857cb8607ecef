import { aloneInFront, longestRun, type Fact } from '@echappee/ui/facts'
import type { Event } from '../rules/events.ts'
import type { View } from '../rules/state.ts'

export const facts: readonly Fact<View, Event>[] = [
  {
    label: { fr: 'Plus longue échappée', en: 'Longest breakaway' },
    text: {
      fr: (n) => (n < 2 ? `${n} tour seul en tête` : `${n} tours de suite seul en tête`),
      en: (n) => (n === 1 ? '1 round alone in front' : `${n} rounds in a row alone in front`),
    },
    of: ({ events, seat }) => {
      const places = new Map<number, number>()
      const rounds: boolean[] = []
      for (const event of events) {
        if (event.type === 'rode') places.set(event.seat, event.to)
        if (event.type === 'roundBegan' && event.round > 1) rounds.push(aloneInFront(places) === seat)
      }
      return longestRun(rounds)
    },
  },
]
