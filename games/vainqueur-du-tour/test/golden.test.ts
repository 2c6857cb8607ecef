import { fileURLToPath } from 'node:url'
import type { Chance, Seat } from '@echappee/kernel'
import { goldenRecords } from '@echappee/testkit'
import { knowledge } from '../bot/index.ts'
import type { BoardPack } from '../content/board.ts'
import { game } from '../rules/index.ts'
import type { State } from '../rules/state.ts'

/** Short and full of corners: a zone in the mountains, chained squares, a gap in the numbers. */
const HOUSE_BOARD: BoardPack = {
  id: 'house',
  kmPerSquare: 20,
  stages: [
    { n: 1, type: 'mountain', lengthKm: 120, sprintFromKm: 80, name: 'Le mur' },
    { n: 2, type: 'timetrial', track: 'short' },
    { n: 5, type: 'plain', lengthKm: 180, sprintFromKm: 140 },
    { n: 6, type: 'mountain', lengthKm: 60, sprintFromKm: null },
  ],
  tracks: {
    short: {
      finish: 14,
      squares: [
        { at: 2, do: 'ADVANCE', n: 3 },
        { at: 5, do: 'BACK', n: 3 },
        { at: 7, do: 'MISS', n: 2 },
        { at: 9, do: 'AGAIN' },
        { at: 12, do: 'BACK', n: 12 },
      ],
    },
  },
}

const greedy = (state: State, seat: Seat, chance: Chance) => knowledge.playout!(state, seat, chance)

goldenRecords(game, fileURLToPath(new URL('golden', import.meta.url)), {
  'two-seats-full-tour': { seed: 'golden-2', seats: 2, choose: greedy },
  'three-seats-house-board': {
    seed: 'golden-3',
    seats: 3,
    options: { board: HOUSE_BOARD, placeTies: 'dense', ttFinish: 'exact', sprinters: 2 },
  },
  'four-seats-half-tour': {
    seed: 'golden-4',
    seats: 4,
    options: { stages: 'half', sprintWhileHandicapped: true, ttChain: false, stageRoundLimit: 12 },
    choose: greedy,
  },
  'six-seats-free-discard': { seed: 'golden-6', seats: 6, options: { stages: [3, 4, 5, 9], discard: 'free', sprinters: 4 } },
})
