import type { Lesson } from '@echappee/text/lesson'
import type { Move } from '../rules/moves.ts'
import type { Options } from '../rules/options.ts'
import type { View } from '../rules/state.ts'
import type { TextKey } from '../text/words/en/lesson.ts'

/** The bot begins, so that the person's first rider finds somebody to shelter behind. */
export const lesson: Lesson<View, Move, Options, TextKey> = {
  options: {
    tour: 'evening',
    secondDeck: '1-14x8',
    firstPlayer: 'draw',
    overtakingRule: 'strict',
    revealOnCrash: true,
    chanceDeck: 'standard',
    singleStageYellow: 'stageRanking',
    tttEarlyBonus: '10',
    openHands: false,
  },
  seats: ['you', 'greedy'],
  seed: 'first race 6',
  minutes: 10,
  steps: [
    { text: 'road', at: 'board' },
    { text: 'team', at: 'people' },
    { text: 'shelter', at: 'hand', accepts: (move) => move.type === 'ride' && move.plus > 0, otherwise: 'windy' },
    { text: 'squares', at: 'hand', accepts: 'any' },
    { text: 'round', at: 'hand', accepts: 'any', until: ({ round }) => round > 1 },
    { text: 'order', at: 'where' },
    { text: 'hill', at: 'board' },
    { text: 'brake', at: 'hand', accepts: 'any' },
    { text: 'finish', at: 'board' },
    { text: 'form', at: 'where' },
    { text: 'alone', at: 'hand' },
  ],
}
