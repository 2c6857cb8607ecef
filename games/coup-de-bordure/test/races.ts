import type { Races } from '@echappee/testkit/races'

const NAME = '\u{1F6B4}'.repeat(60)

/** What tests outside this folder play. */
export const races: Races = {
  hasSeveralAnswers: true,
  secretStep: { options: { teams: 'free' }, people: 2 },
  largest: {
    seats: 4,
    options: {
      teams: 'free',
      course: { name: NAME, cases: Array.from({ length: 16 }, () => 'M'), names: Array.from({ length: 16 }, () => NAME) },
    },
    stated: 'fewer than 6,000 decisions',
    mostDecisions: 6000,
    tooLarge: { course: { name: `${NAME}x`, cases: 'MMMMMMMMMMMMMMMM' } },
  },
}
