import { textLoader } from '@echappee/text'
import { aloneInFront, longestBreakaway, type Fact } from '@echappee/text/facts'
import type { Event } from '../rules/events.ts'
import type { View } from '../rules/state.ts'
import type { Words } from './words/en/index.ts'
import { words as dictionary } from './words/index.ts'

export const facts = (words: Words): readonly Fact<View, Event>[] => [
  longestBreakaway(words.facts.breakaway, ({ events, seat }) => {
    const places = new Map<number, number>()
    const rounds: boolean[] = []
    for (const event of events) {
      if (event.type === 'rode') places.set(event.seat, event.to)
      if (event.type === 'roundBegan' && event.round > 1) rounds.push(aloneInFront(places) === seat)
    }
    return rounds
  }),
]

export const loadFacts = textLoader(dictionary, facts)
