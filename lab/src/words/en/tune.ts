import { plural } from '@echappee/text'

const count = (n: number, one: string, other: string) => `${n} ${plural('en', n, one, other)}`
const list = (names: readonly string[]) => names.join(', ')

/** What `tune` says. */
export const enTune = {
  help: {
    tune: 'Look for numbers of the rules with which metrics are as they should be, and judge the best on fresh seeds beside its neighbours.',
    param: 'a parameter and the range to look in, lo..hi or lo..hi:step; may be given several times',
    target: "what a metric's mean should be, 'metric<=x' or 'metric>=x', a share also as 30%; may be given several times",
    budget: 'games in all, or minutes such as 10m (default: 20000)',
    after: `
Half of the budget goes into halving: all combinations (or an even sample of 64) are played on the same seeds, and the better half goes on with more games,
until two are left. A fifth goes into climbing from the best to neighbours that were not tried. The rest judges the best on seeds that nobody has seen, beside
its neighbours, the box, and each parameter at both ends of its range. Of those that meet every target the one nearest to the box is the best. A parameter
with which not one game came out otherwise at either end is named. Minutes become a number of games by the pace here, so that the same command with that
number finds the same. Ctrl-C reports what there is, marked partial; --save and --resume as with compare.`,
  },
  paramForm: (given: string) => `--param takes key=lo..hi or key=lo..hi:step with lo below hi, not "${given}"`,
  paramTwice: (key: string) => `--param ${key} is given twice`,
  noParams: () => '--param is missing: at least one parameter must be turned',
  noTargets: () => '--target is missing: at least one metric must be named',
  fixedParam: (key: string) => `${key} can't be turned by --param and fixed by --parameter at once`,
  targetForm: (given: string) => `--target takes 'metric<=x' or 'metric>=x', not "${given}"`,
  targetRange: (given: string, metric: string, isShare: boolean) =>
    isShare ? `--target ${given}: ${metric} is a share, from 0 to 1 or 0 % to 100 %` : `--target ${given}: ${metric} is no share`,
  budgetForm: (given: string, least: number, most: number) =>
    `--budget takes from ${least} to ${most} games here, or minutes from 1m to 10000m, not "${given}"`,
  shortMinutes: (given: string, games: number, least: number) =>
    `${given} would be about ${count(games, 'game', 'games')} here; this search needs at least ${least}`,
  head: (title: string, points: number, games: number, isPartial: boolean) =>
    `${title}: ${count(points, 'combination', 'combinations')} tried, ${count(games, 'game', 'games')}${isPartial ? ' (PARTIAL: stopped early)' : ''}`,
  playedBy: (bots: string, seats: number) => `Played by ${bots}, ${count(seats, 'seat', 'seats')}`,
  best: (label: string) => `Best found: ${label}`,
  notJudged: () => 'It was not judged on fresh seeds.',
  allMet: () => 'Every target is met, on fresh seeds.',
  notAllMet: (targets: readonly string[]) => `Not met for certain: ${list(targets)}`,
  met: { met: 'met', missed: 'missed', unknown: 'unknown' },
  roles: { best: 'best', usual: 'nearest to the box', neighbour: 'neighbour', end: 'end of a range' },
  judgedHead: () => 'Judged on fresh seeds',
  judgedHeads: (targets: readonly string[]) => ['', '', 'games', ...targets, ''],
  trialsHead: () => 'The search: what the games showed while looking (the best of many looks better than it is)',
  trialHeads: (targets: readonly string[]) => ['', 'games', ...targets, 'miss'],
  more: (trials: number) => `and ${count(trials, 'other', 'others')}`,
  dead: (key: string, games: number) =>
    `${key} changes nothing: at neither end did one of ${count(games, 'game', 'games')} come out otherwise`,
  pace: (games: number) => `budget: ${count(games, 'game', 'games')} at the pace of this machine`,
}
