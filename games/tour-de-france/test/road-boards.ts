import type { RoadBoard, Terrain } from '../ui/road/board.ts'

const TERRAIN: Readonly<Record<string, Terrain>> = { '': 'flat', c: 'climb', d: 'descent' }

/** Borders (22 is the border 22/23) between lanes 2 and 3 that nobody crosses, and links from the exceptions, as the specification lists them. */
export interface Links {
  readonly closed: readonly [number, number]
  readonly exceptions: Readonly<Record<string, readonly string[]>>
}

export const SEASIDE_LINKS: Links = {
  closed: [22, 34],
  exceptions: {
    '18.1': ['19.2', '19.1', '19.3'],
    '18.2': ['19.3', '19.2'],
    '35.1': ['36.1'],
    '35.2': ['36.1', '36.2'],
    '35.3': ['36.2', '36.1'],
    '83.1': ['84.1', '84.3'],
    '83.2': ['84.3', '84.1'],
  },
}

export const MOUNTAIN_LINKS: Links = { closed: [41, 44], exceptions: {} }

/** Boards of the specification in short: rows, terrain, lanes, and a `*` behind a lane with two squares a row. */
export function roadBoard(name: string, rows: string, more: Partial<RoadBoard> = {}): RoadBoard {
  return { name, rows: rows.split(',').map(rangeOf), runOffLanes: 3, medians: [], ways: [], chance: [], exchange: [], sprints: [], ...more }
}

export const SEASIDE = roadBoard(
  'Cagnes-sur-Mer',
  '1-8 123,9-10 12*,11-18 12,19-25 123,26-27 123*,28-35 123,36-62 12,63-64 12*,65-72 12,73-75 1,76-83 12,84-88 13,89-90 13*,91-94 13,95-95 123',
  {
    medians: [{ lanes: [2, 3], rows: [23, 34] }],
    ways: [
      ['18.1', '19.2'],
      ['18.2', '19.3'],
      ['35.1', null],
      ['35.2', '36.1'],
      ['35.3', '36.2'],
      ['83.1', '84.1'],
      ['83.2', '84.3'],
    ].map(([from, straight]) => ({ from: from!, straight: straight! })),
    chance: ['9A', '15.2', '90C'],
    exchange: ['13.2', '26D', '85.3'],
    sprints: [{ name: 'Route des Pugets', before: 76, prizes: [{ points: 4, seconds: 2 }] }],
  },
)

export const MOUNTAIN = roadBoard(
  'Col de Vence',
  '1-7 123,8-10 12,11-12c 123,13-13c 12*,14-16c 123,17-17c 12*,18-19c 123,20-20 123,21-25d 12,26-27d 1,28-32d 12,33-35 12,36-45 123,46-46 12,' +
    '47-49c 123,50-50c 12*,51-54c 123,55-55c 12*,56-58c 123,59-59 123,60-65d 12,66-66d 12*,67-69d 12,70-71d 1,72-73d 12,74-75 12,76-80 123',
  {
    medians: [{ lanes: [2, 3], rows: [41, 45] }],
    chance: ['4.2'],
    exchange: ['13B'],
    sprints: [{ name: 'Pont du Loup', before: 38, prizes: [{ points: 3, seconds: 2 }] }],
  },
)

function rangeOf(text: string): RoadBoard['rows'][number] {
  const [, from, to, terrain, lanes] = /^(\d+)-(\d+)([cd]?) ([\d*]+)$/.exec(text)!
  const numbers = [...lanes!.matchAll(/(\d)(\*?)/g)]
  return {
    from: Number(from),
    to: Number(to),
    terrain: TERRAIN[terrain!]!,
    lanes: numbers.map(([, lane]) => Number(lane)),
    doubled: numbers.filter(([, , star]) => star === '*').map(([, lane]) => Number(lane)),
  }
}
