import type { Seat } from '@echappee/kernel'
import { aloneInFront, longestRun, type Fact } from '@echappee/ui/facts'
import type { Event } from '../rules/events.ts'
import type { View } from '../rules/state.ts'

export const facts: readonly Fact<View, Event>[] = [
  {
    label: { fr: 'Plus longue échappée', en: 'Longest breakaway' },
    text: {
      fr: (n) => (n < 2 ? `${n} tour seul en tête` : `${n} tours de suite seul en tête`),
      en: (n) => (n === 1 ? '1 turn alone in front' : `${n} turns in a row alone in front`),
    },
    of: ({ events, seat }) => longestRun(turnsAlone(events, seat)),
  },
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
