import { plural } from '@echappee/text'
import type { FaultKind } from '../../programs/program.ts'

const count = (n: number, one: string, other: string) => `${n} ${plural('en', n, one, other)}`

const FAULTS: Readonly<Record<FaultKind, (detail: string) => string>> = {
  start: (detail) => `it could not be started, or did not say hello${detail === '' ? '' : ` (${detail})`}`,
  exit: () => 'it ended before the game did',
  late: (detail) => `it took longer than ${detail}`,
  garbage: (detail) => `its line is no answer: ${detail}`,
  range: (detail) => `it named a move that there is not: ${detail}`,
}

/** What training, tournaments and analysis say. */
export const enBots = {
  // Training.
  noMoveFeatures: (title: string) => `${title} names no features of its moves (bot/move-features.ts), so no policy can be learned`,
  trainOptionOfTables: () =>
    '--option belongs to --chances and --against: the tables that a policy is learned at are the game’s own (bot/practice.ts)',
  trainAgainstLevel: (given: string) => `--against takes a level, like champion or champion:20, not "${given}"`,
  trainAgainstOut: () => '--against needs --out: what beats one level is not how the game’s bots play',
  trainAgainstOrChances: () => '--against and --chances are two different things to learn: give one of them',
  otherTraining: (file: string) => `${file} is what another training left: remove it to begin anew, or repeat that command to go on`,
  learned: (title: string, games: number, file: string) =>
    `learned from ${count(games, 'game', 'games')} of ${title}; the policy is in ${file}`,
  latelyHead: () => 'The last games, by opponent',
  latelyHeads: () => ['', 'games', 'wins beyond a fair share'],
  noFeatures: (title: string) => `${title} names no features (bot/features.ts), so nothing can be fitted to its games`,
  trained: (title: string, games: number, positions: number, file: string) =>
    `${count(games, 'game', 'games')} of ${title}, ${count(positions, 'position', 'positions')}; the weights are in ${file}`,
  weightsHead: () => 'Weights',
  weightHeads: () => ['', 'at the start', 'at the end'],
  heldOutHead: (positions: number) => `On games kept back (${count(positions, 'position', 'positions')})`,
  brier: (brier: string, base: string) => `Brier score ${brier}; of equal chances for all ${base}`,
  halfWay: (brier: string, base: string) => `half-way: ${brier}; of equal chances for all ${base}`,
  reliabilityHeads: () => ['chance', 'seats', 'foretold', 'came'],

  // Bench.
  benchSearchHead: (title: string, seats: number) =>
    `${title}, ${seats} seats, on one thread: one determinization and one whole game by the game's policy each`,
  iterations: () => 'search iterations',
  benchWorkers: (workers: number, rate: string, ratio: string) =>
    `  ${workers} workers together: ${rate} a second, ${ratio} times one worker`,
  workersSearch: () => '--workers belongs to --search: random play is measured on one thread',

  // Programs as bots.
  noProgram: (prefix: string) => `"${prefix}" needs a command behind it, like ${prefix}python3 bot.py`,
  faultsHead: (faults: number) => `${count(faults, 'game', 'games')} lost by a program's own fault`,
  fault: (bot: string, game: number, decision: number, kind: FaultKind, detail: string) =>
    `${bot}, game ${game}, decision ${decision}: ${FAULTS[kind](detail)}`,

  botProtocol: (version: number, ms: number) => [
    `Bot protocol ${version}: one JSON object a line, asked on standard input, answered on standard output.`,
    '  asked     {"type": "hello", "protocol", "game", "rulesVersion", "seats", "seat", "options"}',
    '  answered  {"type": "hello", "name"}',
    '  asked     {"type": "decide", "decision", "view", "moves"}',
    '  answered  {"type": "move", "move"}, the place of the move in the list, from 0',
    '  told      {"type": "result", "places", "scores"}, then the input is closed',
    `A decision may take ${ms} ms (--bot-ms). Whoever ends early, is late, or says something else loses that game.`,
    'As a seat: run:COMMAND. docs/bot-protocol.md has all of it, with samples in Python and JavaScript.',
  ],

  // Tournaments.
  tournamentField: (bots: readonly string[]) => `--bots takes at least two different bots, not "${bots.join(',')}"`,
  evenSeats: (seats: number) => `--seats takes an even number, half for each of two bots, not ${seats}`,
  tournamentHead: (title: string, seats: number, games: number) =>
    `${title}: every pair of bots, ${count(games, 'game', 'games')} each, ${seats / 2} against ${seats / 2}, seats exchanged on the same seeds`,
  ratingHead: () => 'Rating',
  ratingHeads: () => ['', 'rating', '95 % interval'],
  crossHead: () => 'Share of wins, line against column',
  pairsHead: () => 'Pairs',
  pairHeads: () => ['', 'share', '95 % interval', 'fair', 'ms a decision'],
  against: (a: string, b: string) => `${a} against ${b}`,
  lasted: (seconds: string, workers: number) => `${seconds} s with ${count(workers, 'worker', 'workers')}`,

  // Analysis.
  analysed: (title: string, decisions: number) => `${title}, ${count(decisions, 'decision', 'decisions')}`,
  curveHead: () => 'Chance of winning after so many decisions, everything shown',
  costlyHead: () => 'Decisions that cost most',
  nothingCostly: () => 'none that can be told from luck',
  costly: (seq: number, name: string, played: string, better: string, cost: string, range: string) =>
    `${seq}. ${name}: ${played}; better ${better}: ${cost} (${range})`,
}
