import type { Seat } from '@echappee/kernel'
import { aloneInFront, longestBreakaway, type Fact } from '@echappee/ui/facts'
import type { Event } from '../rules/events.ts'
import type { View } from '../rules/state.ts'

export const facts: readonly Fact<View, Event>[] = [
  longestBreakaway('turn', ({ events, seat }) => turnsAlone(events, seat)),
  {
    label: { fr: 'Étapes gagnées en un Tour', en: 'Stages won in one Tour' },
    text: { fr: String, en: String },
    of: ({ events, seat }) => events.filter((event) => event.type === 'stageEnded' && event.winner === seat).length,
  },
  {
    label: { fr: 'Étapes parties en jaune', en: 'Stages begun in the yellow cap' },
    text: { fr: String, en: String },
    of: ({ events, seat }) => {
      let bearer: Seat | undefined
      let stages = 0
      for (const event of events) {
        if (event.type === 'capAwarded') bearer = event.seat
        if (event.type === 'stageStarted' && bearer === seat) stages++
      }
      return stages
    },
  },
]

/** For each turn of the seat, whether it began alone in front. */
function turnsAlone(events: readonly Event[], seat: Seat): boolean[] {
  const places = new Map<Seat, number>()
  const turns: boolean[] = []
  for (const event of events) {
    if (event.type === 'stageStarted') for (const rider of event.order) places.set(rider, 0)
    if (event.type === 'rode' || event.type === 'sprinted' || event.type === 'trialRolled' || event.type === 'trialInstruction')
      places.set(event.seat, event.to)
    if (event.type === 'stageEnded') turns.push(false)
    if (event.type === 'turnBegan' && event.seat === seat) turns.push(aloneInFront(places) === seat)
  }
  return turns
}
