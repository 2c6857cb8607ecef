import { plural } from '@echappee/text'

const count = (n: number, one: string, other: string) => `${n} ${plural('en', n, one, other)}`
const list = (names: readonly string[]) => names.join(', ')
const meant = (near: string | undefined) => (near === undefined ? '' : ` (did you mean "${near}"?)`)

/** What the lab says of metrics, parameters and comparisons. */
export const enStudy = {
  // Bad input.
  metricFileBroken: (file: string, why: string) => `${file}: can't be loaded as a module: ${why}`,
  metricFileShape: (file: string) =>
    `${file}: must export "metrics", a list of at least one object with name (letters, digits, dots), means {fr, en}, per ("game" or "seat") and begin(seats)`,
  metricTwice: (file: string, name: string) => `${file}: "${name}" is the name of another metric already`,
  parameterForm: (given: string) => `--parameter takes key=value, not "${given}"`,
  noParameters: (title: string) => `${title} lists no parameters`,
  unknownParameter: (game: string, key: string, near: string | undefined, allowed: readonly string[]) =>
    `${game} has no parameter "${key}"${meant(near)}; it has ${list(allowed)}`,
  parameterRange: (key: string, given: string, min: number, max: number) =>
    `parameter ${key} takes a whole number from ${min} to ${max}, not "${given}"`,
  varyForm: (given: string) => `--vary takes key=a,b with at least two values, not "${given}"`,
  varyTwice: (key: string) => `--vary ${key} is given twice`,
  unknownVary: (game: string, key: string, near: string | undefined, allowed: readonly string[]) =>
    `${game} has nothing called "${key}" to vary${meant(near)}; there are ${list(allowed)}`,
  variantRefused: (label: string, why: string) => `the variant ${label} is impossible: ${why}`,
  tooManyVariants: (variants: number, games: number, hours: string, most: number) =>
    `that would be ${variants} variants of ${count(games, 'game', 'games')}, about ${hours} hours here; at most ${most} variants are compared at once`,
  untilForm: (given: string) => `--until takes a percentage from 0.1 % to 50 %, such as 2%, not "${given}"`,
  unknownMetric: (name: string, near: string | undefined, allowed: readonly string[]) =>
    `there is no metric "${name}"${meant(near)}; there are ${list(allowed)}`,
  notASave: (file: string) => `${file}: is not a study that was left off, or was cut short`,
  otherRules: (file: string, saved: number, now: number) =>
    `${file}: was begun with version ${saved} of the rules; these are version ${now}, so it can't go on`,
  otherStudy: (file: string) => `${file}: is another study; leave out everything but --resume, --games and what is written`,
  // Counting.
  parameterHead: () => 'Numbers that the lab may turn (--parameter key=value)',
  metricHead: () => 'Counted',
  metricHeads: () => ['', 'mean', '95 % interval', 'games', ''],
  labelHead: (means: string) => `By ${means}`,
  labelCount: () => 'times',
  neverHead: () => 'Moves never chosen',
  never: (kinds: readonly string[]) => (kinds.length === 0 ? 'every kind of move that was offered was also chosen' : list(kinds)),
  // Comparing.
  compared: (title: string, games: number, variants: number, isPartial: boolean) =>
    `${title}: ${count(variants, 'variant', 'variants')}, ${count(games, 'game', 'games')} each on the same seeds${isPartial ? ' (PARTIAL: stopped early)' : ''}`,
  baseIs: (label: string, bots: string) => `Compared with ${label}; played by ${bots}`,
  contrastHeads: () => ['', 'first', 'this', 'effect', '95 % interval', 'pairing', 'verdict'],
  differs: () => 'differs',
  alike: (within: string) => `alike within ±${within}`,
  unknown: (needed: string) => `unknown, needs about ${needed} games`,
  pairingNote: (ratio: string) =>
    `Pairing: the variance of a difference is ${ratio} of what seeds of their own would give (median; below 1 is gained).`,
  apartNote: (label: string, game: number) =>
    `${label}: shared seeds lost at some metric, so from game ${game} on it was played on seeds of its own (--on names the metrics that matter).`,
  holmNote: (tests: number) => `Verdicts are corrected for ${count(tests, 'comparison', 'comparisons')} (Holm).`,
  sequenceNote: () => 'Intervals hold at every game at once, so that stopping early bends nothing.',
  enough: (games: number) => `Stopped after ${count(games, 'game', 'games')}: known as closely as asked.`,
  notEnough: (games: number) => `Not known as closely as asked after ${count(games, 'game', 'games')}.`,
  stoppedEarly: (file: string | undefined) =>
    file === undefined ? 'Stopped: what follows is partial.' : `Stopped: what follows is partial; go on with --resume ${file}.`,
  written: (file: string) => `written: ${file}`,
  fingerprint: (digest: string) => `Fingerprint of the figures: ${digest}`,
  // Reports.
  reportTitle: (title: string) => `${title}: study`,
  reportPartial: () => 'Partial: the study was stopped before its end.',
  figureFrom: (command: string, seed: string, version: number) => `${command} · seed ${seed} · rules version ${version}`,
  reportMetric: () => 'metric',
  reportMean: () => 'mean',
  reportLow: () => 'low',
  reportHigh: () => 'high',
  reportGames: () => 'games',
  reportVariant: () => 'variant',
  reportEffects: () => 'Effects on shares, in points, with 95 % intervals',
  reportShares: (label: string) => `Wins by start order: ${label}`,
  reportFair: () => 'The line is an equal share.',
  reportAll: (label: string) => `Everything counted: ${label}`,
  // Balance.
  balanceHead: (title: string, seats: number) => `Balance of ${title}, ${count(seats, 'seat', 'seats')}`,
  balanceMarks: () => '+ more wins than an equal share, − fewer, = within 3 points of it, ? not known with so many games',
  balanceWins: () => 'Who wins',
  fairHead: () => 'equal',
  balanceOptions: () => 'Options, each beside the usual rules',
  optionMatters: (option: string, what: readonly string[]) => `${option} changes ${list(what)}`,
  optionDead: (option: string) => `${option} changes nothing: not one game came out otherwise`,
  optionQuiet: (option: string, games: number) => `${option}: nothing that ${count(games, 'game', 'games')} would show`,
  disagree: (a: string, b: string) => `${a} and ${b} disagree`,
}
