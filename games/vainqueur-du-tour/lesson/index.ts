import type { Lesson } from '@echappee/text/lesson'
import type { BoardPack } from '../content/board.ts'
import type { Move } from '../rules/moves.ts'
import type { Options } from '../rules/options.ts'
import type { View } from '../rules/state.ts'
import type { TextKey } from '../text/words/en/lesson.ts'

/** One plain stage to learn on, and a pass to finish alone. */
const board: BoardPack = {
  id: 'first-race',
  kmPerSquare: 20,
  stages: [
    { n: 1, type: 'plain', lengthKm: 160, sprintFromKm: 100 },
    { n: 2, type: 'mountain', lengthKm: 60, sprintFromKm: null },
  ],
  tracks: {},
}

/** The seed gives the person a long card, a handicap, and the counter to the one that the bot lays after the first ride. */
export const lesson: Lesson<View, Move, Options, TextKey> = {
  options: {
    board,
    stages: 'full',
    discard: 'only-if-stuck',
    placeTies: 'standard',
    sprintWhileHandicapped: false,
    ttFinish: 'cross',
    ttChain: true,
    sprinters: 3,
    stageRoundLimit: 100,
  },
  seats: ['you', 'random'],
  seed: 'first race 6',
  minutes: 4,
  steps: [
    { text: 'welcome', at: 'board' },
    { text: 'roll', at: 'hand', accepts: 'any', until: (view) => view.phase !== 'prologue' },
    { text: 'hand', at: 'hand' },
    { text: 'ride', at: 'hand', accepts: isLongestRide, otherwise: 'notRide' },
    { text: 'stopped', at: 'people', holds: ({ riders, viewer }) => riders[viewer]!.handicap !== null },
    { text: 'counter', at: 'hand', accepts: (move) => move.type === 'counter', otherwise: 'notCounter' },
    { text: 'attack', at: 'hand', accepts: (move) => move.type === 'handicap', otherwise: 'notAttack' },
    { text: 'zone', at: 'board' },
    { text: 'freeRide', at: 'hand', accepts: 'any', until: (view) => view.results.length > 0 },
    { text: 'points', at: 'people' },
    { text: 'mountain', at: 'hand' },
    { text: 'alone', at: 'hand' },
  ],
}

function isLongestRide(move: Move, { hand }: View): boolean {
  const longest = (['KM60', 'KM40', 'KM20'] as const).find((card) => hand.includes(card))
  return move.type === 'km' && longest === `KM${move.value}`
}
