import type { Races } from '@echappee/testkit/races'

/** What tests outside this folder play. */
export const races: Races = {
  // A plain stage, a time trial and a mountain.
  short: { stages: [1, 2, 4] },
  inTurn: { drawn: ['dealt', 'drew'], shown: 'handSizes', hidden: ['hands', 'drawPile'] },
  longest: {
    seats: ['open', 'greedy', 'greedy', 'greedy', 'greedy', 'greedy'],
    options: { board: largestBoard(), stageRoundLimit: 20 },
    fixed: 'kmPerSquare',
  },
  heavy: [
    {
      board: {
        ...largestBoard(),
        tracks: Object.fromEntries(Array.from({ length: 2000 }, (_, i) => [`t${i}`, { finish: 60, squares: [] }])),
      },
    },
  ],
  bounds: {
    seats: 6,
    options: { board: largestBoard(), stageRoundLimit: 200 },
    stated: '30 stages of 200 rounds with six riders: 36,000 turns',
    // A time trial may roll again.
    mostDecisions: 36_000 * 99,
    tooLarge: { stageRoundLimit: 201 },
  },
}

/** Thirty stages on four tracks, every name and square as long as it may be. */
function largestBoard() {
  const name = '\u{1F6B4}'.repeat(60)
  const squares = Array.from({ length: 59 }, (_, i) => ({ at: i + 1, do: 'BACK', n: 59 }))
  const stages = Array.from({ length: 30 }, (_, i) => ({ n: i + 70, type: 'plain', lengthKm: 1000, sprintFromKm: 980, name }))
  const tracks = Object.fromEntries([1, 2, 3, 4].map((n) => [`${n}${name.slice(2)}`, { finish: 60, squares }]))
  return { id: name, kmPerSquare: 20, stages, tracks }
}
