import type { Seat } from '@echappee/kernel'
import { textLoader } from '@echappee/text'
import { aloneInFront, longestBreakaway, type Fact } from '@echappee/text/facts'
import type { Event } from '../rules/events.ts'
import type { View } from '../rules/state.ts'
import type { Words } from './words/en/index.ts'
import { words as dictionary } from './words/index.ts'

export const facts = (words: Words): readonly Fact<View, Event>[] => [
  longestBreakaway(words.facts.breakaway, ({ events, seat }) => turnsAlone(events, seat)),
  {
    ...words.facts.stages,
    of: ({ events, seat }) => events.filter((event) => event.type === 'stageEnded' && event.winner === seat).length,
  },
  {
    ...words.facts.inYellow,
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

export const loadFacts = textLoader(dictionary, facts)

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
