import { plural } from '@echappee/text'

const count = (n: number, one: string, other: string) => `${n} ${plural('en', n, one, other)}`

export interface HeavyWords {
  readonly game: number
  readonly seq: number
  readonly who: string
  readonly phase: string
  /** In words: the best option, and what was played. */
  readonly better: string
  readonly own: string
  readonly weight: string
  readonly low: string
  readonly high: string
}

/** The weight of decisions. */
export const enWeight = {
  help: {
    weigh: 'The weight of decisions: by phase, the best option against the mean one; which are forced or clear; the ten heaviest.',
    games: 'races whose decisions are weighed',
    effort: 'games played on in thought for each option; more is slower and surer',
    records: 'folder for the records of the races with the ten heaviest decisions, for "echappee replay"',
    site: 'address of the site at which the report opens them',
    after: `
Every option of a decision is tried in the same imagined games: from what the seat knew, with the same luck, played on as a Leader's clone would. The weight of a decision is
what the best option has more of the win than the mean option. One half of the games says which is the best and the other half how much better it is, so that nothing looks
heavy by luck alone. Forced: one legal move. Clear: one option beats every other for certain, in both halves. The thirty that seem heaviest are weighed again in eight times as
many fresh games; the ten heaviest are told with intervals that hold for all thirty at once. Of more than 24 options 24 are drawn.`,
  },
  head: (title: string, races: number, seats: number, bots: readonly string[]) =>
    `Weight of decisions in ${title}: ${count(races, 'race', 'races')} of ${count(seats, 'seat', 'seats')}, played by ${bots.join(', ')}`,
  note: () =>
    'The weight of a decision is the best option’s chance of winning less that of the mean option. Forced and clear ones are none to think about.',
  phaseHead: () => 'By phase',
  thirdHead: () => 'By third of the race',
  heads: () => ['', 'decisions', 'forced', 'clear', 'options', 'weight', '95 % interval', 'of all weight'],
  all: () => 'all',
  third: (n: string) => ({ '1': 'first', '2': 'second' })[n] ?? 'last',
  heavyHead: () => 'The ten heaviest decisions',
  heavyNote: () =>
    'Weighed again in fresh games; the intervals hold for all that were looked at. The link opens the race just before the decision.',
  heavy: ({ game, seq, who, phase, better, own, weight, low, high }: HeavyWords) =>
    `race ${game}, move ${seq}, ${who} (${phase}): ${weight} (${low} … ${high}); best “${better}”, played “${own}”`,
  open: () => 'open in the replay',
  siteForm: (given: string) => `--site takes an address such as https://example.org, not "${given}"`,
}
