import type { Races } from '@echappee/testkit/races'

/** What tests outside this folder play. */
export const races: Races = {
  short: { tour: 'evening' },
  largest: {
    seats: 4,
    options: { tour: tourOfBoards(24, 3) },
    stated: '126,000',
    mostDecisions: 126_000,
    tooLarge: { tour: tourOfBoards(200, 8) },
  },
}

/** Six boards of so many rows and sprints in as many stages as can be. */
function tourOfBoards(rows: number, sprints: number) {
  const name = '\u{1F6B4}'.repeat(40)
  const board = {
    name,
    rows: Array.from({ length: rows }, (_, i) => ({ from: i + 1, to: i + 1, terrain: 'climb', lanes: [1, 2, 3, 4], doubled: [] })),
    runOffLanes: 3,
    sprints: Array.from({ length: sprints }, (_, i) => ({
      name,
      before: 2 + i,
      prizes: Array.from({ length: 4 }, () => ({ points: 20, seconds: 20 })),
    })),
  }
  const ids = Array.from({ length: 6 }, (_, i) => `${'b'.repeat(19)}${i}`)
  const boards = Object.fromEntries(ids.map((id) => [id, board]))
  return { boards, stages: Array.from({ length: 21 }, (_, i) => ({ board: ids[i % ids.length]!, kind: 'road' })) }
}
