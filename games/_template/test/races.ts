import type { Races } from '@echappee/testkit/races'

/** What tests outside this folder play. */
export const races: Races = {
  secretStep: { options: {}, people: 3 },
  bounds: { seats: 4, options: { squares: 30 }, stated: 'at most 120 decisions', mostDecisions: 120, tooLarge: { squares: 31 } },
}
