import { defaultOptions } from '@echappee/kernel'
import type { Lesson } from '@echappee/text/lesson'
import type { Move } from '../rules/moves.ts'
import { optionFields, type Options } from '../rules/options.ts'
import type { View } from '../rules/state.ts'
import type { TextKey } from '../text/words/en/lesson.ts'

/** A short road with a climb and a descent, ridden as a race of one day. */
export const lesson: Lesson<View, Move, Options, TextKey> = {
  options: {
    ...defaultOptions(optionFields),
    mode: 'race',
    stage: { name: 'Première course', type: 'rolling', tiles: 'a b C D f u', sprints: [] },
  },
  seats: ['you', 'greedy', 'greedy'],
  seed: 'first race',
  minutes: 5,
  steps: [
    { text: 'welcome', at: 'board' },
    { text: 'riders', at: 'people' },
    { text: 'place', at: 'hand', accepts: 'any', until: ({ phase }) => phase !== 'place' },
    { text: 'pick', at: 'hand', accepts: 'any' },
    { text: 'card', at: 'hand', accepts: (move) => move.type === 'play' && move.card <= 5, otherwise: 'save' },
    { text: 'moves', at: 'board' },
    { text: 'second', at: 'hand', accepts: 'any' },
    { text: 'exhaustion', at: 'people' },
    { text: 'shelter', at: 'hand', accepts: 'any', until: ({ round }) => round >= 3 },
    { text: 'climb', at: 'board' },
    { text: 'alone', at: 'hand' },
  ],
}
