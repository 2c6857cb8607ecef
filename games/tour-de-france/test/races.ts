import type { Races } from '@echappee/testkit/races'

/** What tests outside this folder play. */
export const races: Races = {
  short: { tour: 'evening' },
  bounds: { seats: 4, options: { tour: tourOf(24, 3) }, stated: '126,000', mostDecisions: 126_000, tooLarge: { tour: tourOf(200, 8) } },
  heavy: [{ tour: squaresOn(6) }, { tour: squaresOn(200) }, { tour: squaresOn(1500) }, { tour: tourOf(200, 8) }],
}

/** So many boards of as many squares as a board can have, in as few words as possible; some are dead ends. */
function squaresOn(boards: number) {
  const rows = [
    { from: 1, to: 1, lanes: [1] },
    { from: 2, to: 200, lanes: [1, 2, 3, 4], doubled: [1, 2, 3, 4] },
  ]
  const ids = Array.from({ length: boards }, (_, i) => `${i}`)
  return { boards: Object.fromEntries(ids.map((id) => [id, { name: id, rows }])), stages: [{ board: '0' }] }
}

/** Twenty-one stages on six boards of so many rows and sprints, with names as long as they may be. */
function tourOf(rows: number, sprints: number) {
  const name = '\u{1F6B4}'.repeat(40)
  const prizes = Array.from({ length: 4 }, () => ({ points: 20, seconds: 20 }))
  const board = {
    name,
    rows: Array.from({ length: rows }, (_, i) => ({ from: i + 1, to: i + 1, terrain: 'climb', lanes: [1, 2, 3, 4], doubled: [] })),
    runOffLanes: 3,
    sprints: Array.from({ length: sprints }, (_, i) => ({ name, before: 2 + i, prizes })),
  }
  const ids = Array.from({ length: 6 }, (_, i) => `${'b'.repeat(19)}${i}`)
  const stages = Array.from({ length: 21 }, (_, i) => ({ board: ids[i % ids.length]!, kind: 'road' }))
  return { boards: Object.fromEntries(ids.map((id) => [id, board])), stages }
}
