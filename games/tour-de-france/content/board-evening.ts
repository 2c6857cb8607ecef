import type { Board } from './board.ts'

/** Short, for a first evening: a bend, a hill and its descent, a narrow bridge, one sprint. Of our own. */
export const EVENING: Board = {
  name: 'Critérium du soir',
  rows: [
    { from: 1, to: 8, terrain: 'flat', lanes: [1, 2, 3], doubled: [] },
    { from: 9, to: 9, terrain: 'flat', lanes: [1, 2], doubled: [2] },
    { from: 10, to: 15, terrain: 'flat', lanes: [1, 2, 3], doubled: [] },
    { from: 16, to: 19, terrain: 'climb', lanes: [1, 2, 3], doubled: [] },
    { from: 20, to: 20, terrain: 'flat', lanes: [1, 2, 3], doubled: [] },
    { from: 21, to: 26, terrain: 'descent', lanes: [1, 2], doubled: [] },
    { from: 27, to: 28, terrain: 'flat', lanes: [1], doubled: [] },
    { from: 29, to: 33, terrain: 'flat', lanes: [1, 2], doubled: [] },
    { from: 34, to: 40, terrain: 'flat', lanes: [1, 2, 3], doubled: [] },
  ],
  runOffLanes: 3,
  medians: [],
  ways: [],
  chance: ['6.2', '11.3', '14.1', '23.2', '31.2', '35.1'],
  exchange: ['4.3', '9B', '13.2', '20.3', '25.1', '33.2'],
  sprints: [
    {
      name: 'Côte du Moulin',
      before: 20,
      prizes: [
        { points: 3, seconds: 2 },
        { points: 1, seconds: 1 },
      ],
    },
  ],
}
