import type { Races } from '@echappee/testkit/races'

/** What tests outside this folder play. */
export const races: Races = {
  secretStep: { options: {}, people: 3 },
  bounds: {
    seats: 8,
    options: {},
    stated: 'fewer than 1,700 decisions',
    mostDecisions: 1700,
    tooLarge: { course: { name: '\u{1F6B4}'.repeat(61), sectors: [] } },
  },
}
