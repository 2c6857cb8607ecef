import type { Tour } from '../content/tours.ts'

/** A board of one's own, narrow and twisted, ridden twice. */
export const HOUSE_TOUR: Tour = {
  boards: {
    village: {
      name: 'Autour du village',
      rows: [
        { from: 1, to: 5, terrain: 'flat', lanes: [1, 2], doubled: [] },
        { from: 6, to: 6, terrain: 'flat', lanes: [1, 2], doubled: [2] },
        { from: 7, to: 12, terrain: 'climb', lanes: [1, 2, 3], doubled: [] },
        { from: 13, to: 18, terrain: 'descent', lanes: [1, 2], doubled: [] },
        { from: 19, to: 24, terrain: 'flat', lanes: [1, 2, 3], doubled: [] },
      ],
      runOffLanes: 2,
      medians: [{ lanes: [2, 3], rows: [20, 23], borders: [20, 22] }],
      ways: [{ from: '18.1', straight: '19.2', diagonal: ['19.1', '19.3'] }],
      chance: ['3.1', '8.2', '15.1'],
      exchange: ['6B', '21.3'],
      sprints: [{ name: 'La fontaine', before: 13, prizes: [{ points: 2, seconds: 2 }] }],
    },
  },
  stages: [
    { board: 'village', kind: 'road' },
    { board: 'village', kind: 'ttt' },
    { board: 'short', kind: 'road' },
  ],
}
