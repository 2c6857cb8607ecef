import type { Races } from '@echappee/testkit/races'

/** What tests outside this folder play. */
export const races: Races = {
  secretStep: { options: {}, people: 3 },
}
