import type { Races } from '@echappee/testkit/races'

/** As long as a name may be. */
const NAME = '\u{1F6B4}'.repeat(60)
const CASES = Array.from({ length: 16 }, () => 'M')

/** What tests outside this folder play. */
export const races: Races = {
  hasSeveralAnswers: true,
  secretStep: { options: { teams: 'free' }, people: 2 },
  bounds: {
    seats: 4,
    options: { teams: 'free', course: { name: NAME, cases: CASES, names: CASES.map(() => NAME) } },
    stated: 'fewer than 6,000 decisions',
    mostDecisions: 6000,
    tooLarge: { course: { name: `${NAME}x`, cases: CASES } },
  },
}
