import type { Board } from './board.ts'

/** A mountain stage of our own: the picture of the box's mountain side is lost. */
export const VENCE: Board = {
  name: 'Col de Vence',
  rows: [
    { from: 1, to: 7, terrain: 'flat', lanes: [1, 2, 3], doubled: [] },
    { from: 8, to: 10, terrain: 'flat', lanes: [1, 2], doubled: [] },
    { from: 11, to: 12, terrain: 'climb', lanes: [1, 2, 3], doubled: [] },
    { from: 13, to: 13, terrain: 'climb', lanes: [1, 2], doubled: [2] },
    { from: 14, to: 16, terrain: 'climb', lanes: [1, 2, 3], doubled: [] },
    { from: 17, to: 17, terrain: 'climb', lanes: [1, 2], doubled: [2] },
    { from: 18, to: 19, terrain: 'climb', lanes: [1, 2, 3], doubled: [] },
    { from: 20, to: 20, terrain: 'flat', lanes: [1, 2, 3], doubled: [] },
    { from: 21, to: 25, terrain: 'descent', lanes: [1, 2], doubled: [] },
    { from: 26, to: 27, terrain: 'descent', lanes: [1], doubled: [] },
    { from: 28, to: 32, terrain: 'descent', lanes: [1, 2], doubled: [] },
    { from: 33, to: 35, terrain: 'flat', lanes: [1, 2], doubled: [] },
    { from: 36, to: 45, terrain: 'flat', lanes: [1, 2, 3], doubled: [] },
    { from: 46, to: 46, terrain: 'flat', lanes: [1, 2], doubled: [] },
    { from: 47, to: 49, terrain: 'climb', lanes: [1, 2, 3], doubled: [] },
    { from: 50, to: 50, terrain: 'climb', lanes: [1, 2], doubled: [2] },
    { from: 51, to: 54, terrain: 'climb', lanes: [1, 2, 3], doubled: [] },
    { from: 55, to: 55, terrain: 'climb', lanes: [1, 2], doubled: [2] },
    { from: 56, to: 58, terrain: 'climb', lanes: [1, 2, 3], doubled: [] },
    { from: 59, to: 59, terrain: 'flat', lanes: [1, 2, 3], doubled: [] },
    { from: 60, to: 65, terrain: 'descent', lanes: [1, 2], doubled: [] },
    { from: 66, to: 66, terrain: 'descent', lanes: [1, 2], doubled: [2] },
    { from: 67, to: 69, terrain: 'descent', lanes: [1, 2], doubled: [] },
    { from: 70, to: 71, terrain: 'descent', lanes: [1], doubled: [] },
    { from: 72, to: 73, terrain: 'descent', lanes: [1, 2], doubled: [] },
    { from: 74, to: 75, terrain: 'flat', lanes: [1, 2], doubled: [] },
    { from: 76, to: 80, terrain: 'flat', lanes: [1, 2, 3], doubled: [] },
  ],
  runOffLanes: 3,
  medians: [{ lanes: [2, 3], rows: [41, 45], borders: [41, 44] }],
  ways: [],
  // prettier-ignore
  chance: ['4.2', '6.3', '9.1', '12.3', '16.2', '24.2', '29.1', '31.2', '37.2', '42.1', '44.3', '52.3', '57.1', '64.2', '68.1', '76.2'],
  // prettier-ignore
  exchange: ['3.3', '7.2', '10.2', '13B', '15.3', '17B', '20.3', '23.2', '28.2', '33.1', '36.3', '41.3', '43.3', '48.3', '50B', '53.2', '55B', '61.2', '66B', '73.2'],
  sprints: [
    { name: 'Côte de Saint-Jeannet', before: 20, prizes: [{ points: 2, seconds: 1 }] },
    {
      name: 'Pont du Loup',
      before: 38,
      prizes: [
        { points: 3, seconds: 2 },
        { points: 1, seconds: 1 },
      ],
    },
    {
      name: 'Col de Vence',
      before: 59,
      prizes: [
        { points: 4, seconds: 3 },
        { points: 2, seconds: 2 },
        { points: 1, seconds: 1 },
      ],
    },
  ],
}
