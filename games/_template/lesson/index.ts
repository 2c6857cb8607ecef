import type { Lesson } from '@echappee/text/lesson'
import type { Move } from '../rules/moves.ts'
import type { Options } from '../rules/options.ts'
import type { View } from '../rules/state.ts'
import type { TextKey } from '../text/words/en/lesson.ts'

/** The seed deals two 4s and something else to the person. */
export const lesson: Lesson<View, Move, Options, TextKey> = {
  options: { squares: 15, wind: true },
  seats: ['you', 'random'],
  seed: 'first race 10',
  minutes: 2,
  steps: [
    { text: 'welcome', at: 'board' },
    { text: 'hand', at: 'hand', accepts: (move) => move.card === 4, otherwise: 'notFour' },
    { text: 'tired', at: 'hand', accepts: 'any' },
    { text: 'wind', at: 'board' },
    { text: 'people', at: 'people' },
    { text: 'alone', at: 'hand' },
  ],
}
