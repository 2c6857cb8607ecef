import type { Races } from '@echappee/testkit/races'

/** Twenty squares from the line to the finish: the shortest stage that is allowed. */
export const shortStage = { name: 'Critérium', type: 'flat', tiles: 'a b 3 e c u', sprints: [] }

/** What tests outside this folder play. */
export const races: Races = {
  short: { mode: 'race', stage: shortStage },
  secretStep: { options: {}, people: 3 },
  pausedTour: { pause: true, traits: false, form: false, tour: { name: '', days: [shortStage, shortStage] } },
  hasDecks: true,
}
