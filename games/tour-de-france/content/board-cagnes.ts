import type { Board } from './board.ts'

/** The flat side of the box's board: every square, number, letter and symbol. */
export const CAGNES: Board = {
  name: 'Cagnes-sur-Mer',
  rows: [
    { from: 1, to: 8, terrain: 'flat', lanes: [1, 2, 3], doubled: [] },
    { from: 9, to: 10, terrain: 'flat', lanes: [1, 2], doubled: [2] },
    { from: 11, to: 18, terrain: 'flat', lanes: [1, 2], doubled: [] },
    { from: 19, to: 25, terrain: 'flat', lanes: [1, 2, 3], doubled: [] },
    { from: 26, to: 27, terrain: 'flat', lanes: [1, 2, 3], doubled: [3] },
    { from: 28, to: 35, terrain: 'flat', lanes: [1, 2, 3], doubled: [] },
    { from: 36, to: 62, terrain: 'flat', lanes: [1, 2], doubled: [] },
    { from: 63, to: 64, terrain: 'flat', lanes: [1, 2], doubled: [2] },
    { from: 65, to: 72, terrain: 'flat', lanes: [1, 2], doubled: [] },
    { from: 73, to: 75, terrain: 'flat', lanes: [1], doubled: [] },
    { from: 76, to: 83, terrain: 'flat', lanes: [1, 2], doubled: [] },
    { from: 84, to: 88, terrain: 'flat', lanes: [1, 3], doubled: [] },
    { from: 89, to: 90, terrain: 'flat', lanes: [1, 3], doubled: [3] },
    { from: 91, to: 94, terrain: 'flat', lanes: [1, 3], doubled: [] },
    { from: 95, to: 95, terrain: 'flat', lanes: [1, 2, 3], doubled: [] },
  ],
  runOffLanes: 3,
  // The sea-front. The trees before the finish need no median: there is no lane 2 between lanes 1 and 3.
  medians: [{ lanes: [2, 3], rows: [23, 34], borders: [22, 34] }],
  ways: [
    { from: '18.1', straight: '19.2', diagonal: ['19.1', '19.3'] },
    { from: '18.2', straight: '19.3', diagonal: ['19.2'] },
    { from: '35.1', straight: null, diagonal: ['36.1'] },
    { from: '35.2', straight: '36.1', diagonal: ['36.2'] },
    { from: '35.3', straight: '36.2', diagonal: ['36.1'] },
    { from: '83.1', straight: '84.1', diagonal: ['84.3'] },
    { from: '83.2', straight: '84.3', diagonal: ['84.1'] },
  ],
  // prettier-ignore
  chance: ['9A', '10A', '11.1', '12.1', '15.2', '16.2', '19.3', '21.3', '24.1', '26A', '28.1', '30.1', '32.1', '34.1', '48.1', '57.2', '66.1', '66.2', '74.1', '90C'],
  // prettier-ignore
  exchange: ['13.2', '14.2', '18.2', '20.2', '20.3', '22.3', '26D', '27D', '30.3', '32.3', '36.2', '46.1', '46.2', '61.2', '62.2', '71.2', '72.2', '81.1', '81.2', '85.1', '85.3', '86.3', '89B', '90B'],
  sprints: [
    { name: 'Route du Bord de Mer', before: 22, prizes: [{ points: 1, seconds: 1 }] },
    {
      name: 'Promenade de la Plage',
      before: 36,
      prizes: [
        { points: 4, seconds: 3 },
        { points: 1, seconds: 1 },
      ],
    },
    { name: 'Route des Pugets', before: 76, prizes: [{ points: 4, seconds: 2 }] },
  ],
}
