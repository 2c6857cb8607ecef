import type { Races } from '@echappee/testkit/races'

/** Twenty squares from the line to the finish: the shortest stage that is allowed. */
export const shortStage = { name: 'Critérium', type: 'flat', tiles: 'a b 3 e c u', sprints: [] }

/** Tiles from end to end of what a stage may hold. */
const longestStage = { name: '', type: 'flat', tiles: 'a '.repeat(100), sprints: [1, 2, 3] }

/** What tests outside this folder play. */
export const races: Races = {
  short: { mode: 'race', stage: shortStage },
  secretStep: { options: { mode: 'tour' }, people: 3 },
  pausedTour: { mode: 'tour', pause: true, traits: false, form: false, tour: { name: '', days: [shortStage, shortStage] } },
  hasDecks: true,
  heavy: [{ tour: { name: '', days: Array.from({ length: 26 }, () => longestStage) }, stage: longestStage }],
  bounds: {
    seats: 6,
    options: { mode: 'tour', tour: tourOf('') },
    stated: 'under three million decisions',
    mostDecisions: 3_000_000,
    tooLarge: { mode: 'tour', tour: tourOf('\u{1F6B4}'.repeat(60)) },
  },
}

/** The last stage of a tour of 21 whose others were ridden elsewhere: the largest file that there can be. */
function tourOf(name: string) {
  const riders = Array.from({ length: 12 }, (_, i) => i)
  const line = (rider: number) => ({ rider, place: rider + 1, time: 1000 + rider, bonus: 10, green: 10, mountain: 10 })
  const results = Array.from({ length: 20 }, (_, day) => ({ day, stage: 'custom', type: 'flat', riders: riders.map(line) }))
  const carry = { day: 20, drawOrder: riders, kept: riders.map(() => 60), traits: riders.map(() => null), results }
  return { name, days: Array.from({ length: 21 }, () => ({ ...shortStage, name })), carry }
}
