import type { FairnessProblem } from '@echappee/protocol'
import { plural, type Language } from '@echappee/text'
import type { LineAndColumn } from '../../json-place.ts'
import { enBalance } from './balance.ts'
import { enBots } from './bots.ts'
import { enHelp } from './help.ts'
import { enExercises } from './exercises.ts'
import { enJudgement } from './judgement.ts'
import { enLuck } from './luck.ts'
import { enQueue } from './queue.ts'
import { enStore } from './store.ts'
import { enStudy } from './study.ts'
import { enTune } from './tune.ts'
import { enWeight } from './weight.ts'

const list = (names: readonly string[]) => names.join(', ')
const meant = (near: string | undefined) => (near === undefined ? '' : ` (did you mean "${near}"?)`)
const count = (n: number, one: string, other: string) => `${n} ${plural('en', n, one, other)}`
const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EACCES: 'access is denied',
  EPERM: 'access is denied',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of its path is not a folder',
  EEXIST: 'it is there already, and not a folder',
  ENOSPC: 'the disk is full',
  EROFS: 'the disk can only be read',
}

type OutcomeProblem = Extract<FairnessProblem, { code: 'fair_outcome' }>

/** Everything the command line says. The other languages have the same shape. */
export const words = {
  language: 'en' as Language,
  help: enHelp,
  exercises: enExercises,
  judgement: enJudgement,
  luck: enLuck,
  balance: enBalance,
  tune: enTune,
  weight: enWeight,
  ...enBots,
  ...enStudy,
  ...enQueue,
  number: (value: number, digits: number) => value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits }),
  percent: (share: number) => `${(share * 100).toFixed(1)} %`,

  // What is wrong with a command line.
  noCommand: (allowed: readonly string[]) => `a command is missing; the commands are ${list(allowed)}`,
  unknownCommand: (given: string, near: string | undefined, allowed: readonly string[]) =>
    `there is no command "${given}"${meant(near)}; the commands are ${list(allowed)}`,
  unknownFlag: (command: string, given: string, near: string | undefined, allowed: readonly string[]) =>
    `${command} has no flag "${given}"${meant(near)}; it takes ${list(allowed)}`,
  missingArgument: (command: string, name: string) => `${command} needs <${name}>; ${command} --help explains it`,
  missingValue: (flags: string) => `${flags} needs a value`,
  missingFlag: (command: string, flags: string) => `${command} needs ${flags}`,
  tooManyArguments: (command: string, expected: number, given: readonly string[]) =>
    `${command} takes ${count(expected, 'word', 'words')}, and ${given.length} were given: ${list(given)}`,
  badUsage: (command: string) => `${command} does not understand this; ${command} --help explains it`,
  unknownLanguage: (given: string, allowed: readonly string[]) => `there is no language "${given}"; --lang takes ${list(allowed)}`,
  notInRange: (flag: string, given: string, min: number, max: number) =>
    `${flag} takes a whole number from ${min} to ${max}, not "${given}"`,
  unexpected: (why: string) => `something went wrong that should not: ${why} (ECHAPPEE_DEBUG=1 shows where)`,

  // Games, options, seats.
  unknownGame: (given: string, near: string | undefined, allowed: readonly string[]) =>
    `there is no game "${given}"${meant(near)}; the games are ${list(allowed)}`,
  gameNotBuilt: (title: string, built: readonly string[]) =>
    `${title} is announced but not built yet; the games that can be played are ${list(built)}`,
  noGameBuilt: () => 'no game is built yet',
  optionForm: (given: string) => `--option takes key=value, not "${given}"`,
  optionTwice: (key: string) => `option ${key} is given twice`,
  unknownOption: (game: string, given: string, near: string | undefined, allowed: readonly string[]) =>
    `${game} has no option "${given}"${meant(near)}; ${allowed.length === 0 ? 'it has none' : `its options are ${list(allowed)}`}`,
  notThis: (sentence: string, given: string, near: string | undefined) => `${sentence}, not "${given}"${meant(near)}`,
  several: (sentences: readonly string[], more: number) =>
    sentences.join('; ') + (more > 0 ? `; and ${count(more, 'more mistake', 'more mistakes')}` : ''),
  fromTo: (min: number, max: number) => `${min} to ${max}`,
  jsonFile: () => '@file.json',
  unknownSeat: (given: string, near: string | undefined, allowed: readonly string[]) =>
    `no seat can be taken by "${given}"${meant(near)}; --seats takes a list of ${list(allowed)}`,
  unknownHabit: (given: string, near: string | undefined, habits: readonly string[]) =>
    `the game has no habit "${given}"${meant(near)}; it has ${habits.length === 0 ? 'none' : list(habits)}`,
  notInStudies: (bot: string) => `studies play levels, habits and the policy of this version; "${bot}" is something else`,
  otherPolicy: (file: string) => `${file} holds no policy of this game: it was cut, or learned for other features of its moves`,
  noCheckout: (given: string) => `"${given}" should be checkout:FOLDER:LEVEL, where FOLDER holds another version of this repository`,
  seatCount: (game: string, min: number, max: number, given: number) => `${game} has ${min} to ${max} seats, and --seats names ${given}`,

  // Files and records.
  cannotRead: (file: string, code: string) => `${file} can't be read: ${REASONS[code] ?? code}`,
  cannotWrite: (file: string, code: string) => `${file} can't be written: ${REASONS[code] ?? code}`,
  notJson: (file: string, { line, column }: LineAndColumn) => `${file} is not JSON (line ${line}, column ${column})`,
  notRecord: (file: string, issue: string) => `${file} is not the record of a game: ${issue}`,
  recordUnknownGame: (file: string, given: string, allowed: readonly string[]) =>
    `${file} is a record of "${given}", which is no game here; the games are ${list(allowed)}`,
  recordStranger: (file: string, move: number, seat: number, seats: number) =>
    `${file} is not a right record: move ${move} is by seat ${seat}, and the seats are 0 to ${seats - 1}`,
  badRecord: (file: string, problem: string) => `${file} is not a right record: ${problem}`,
  recordOfOther: (file: string, given: string, wanted: string) =>
    `${file} is there already and holds a game of ${given}, not of ${wanted}; name another file`,
  recordFinished: (file: string) => `${file} is there already and holds a finished game; name another file, or look at it with replay`,
  recordWithoutSeed: (file: string) => `${file} has no seed: it can be replayed but not played on`,
  recordDiffers: (file: string, flag: string, held: string) =>
    `${file} holds a game begun with ${flag} ${held}; leave ${flag} out to go on with it`,
  recordBot: (file: string, given: string, allowed: readonly string[]) =>
    `${file} has a seat taken by "${given}", which can't play here; possible are ${list(allowed)}`,
  unknownViewer: (given: string, seats: readonly string[]) => `there is no seat "${given}"; --as takes spectator or one of ${list(seats)}`,

  // Tables that move from one store to the other.
  storeProblems: enStore,
  twoStores: () => 'DATABASE_URL and DATA_DIR are both set, and the tables live in only one of them; --database-url or --data-dir decides',
  twoStoreFlags: () => '--database-url and --data-dir name two places; the tables live in only one of them',
  jsonNeedsOut: () => '--json needs --out: without it standard output holds the tables themselves',
  exported: (tables: number) => `${count(tables, 'table', 'tables')} exported.`,
  exportedTo: (tables: number, file: string) => `${count(tables, 'table', 'tables')} exported to ${file}.`,
  imported: (tables: number) => `${count(tables, 'table', 'tables')} imported.`,
  pruned: (tables: number, days: number) =>
    `${count(tables, 'table', 'tables')} removed to which nothing was written for ${count(days, 'day', 'days')}.`,
  skipped: (ids: readonly string[]) => `${count(ids.length, 'table was', 'tables were')} there already, and left alone: ${list(ids)}.`,

  // Verification.
  noFairness: (file: string) =>
    `${file} is not the record of an online game: it needs the parts "record" and "fairness", as the page that checks the dice saves them and the server gives them at /api/tables/<id>/record`,
  badFairness: (file: string, issue: string) => `${file} is not the record of an online game: ${issue}`,
  nonceForm: (given: string, seats: number) =>
    `--nonce takes seat=hex, like 0=1f2e3d4c5b6a7988, with a seat from 0 to ${seats - 1}, not "${given}"`,
  notFinished: (file: string, decisions: number) =>
    `${file} is not a finished game: after ${count(decisions, 'decision', 'decisions')} somebody still has to act`,
  noSecret: (file: string) => `${file} does not show the server's secret, which comes when the game is over; nothing can be recomputed`,
  otherCommitment: (file: string, used: string, published: string) =>
    `${file} is not the game you were promised: its commitment is ${used}, and you were shown ${published}`,
  commitmentFails: (file: string, published: string, shown: string) =>
    `${file} does not hold: the commitment is ${published}, but the secret shown gives ${shown}`,
  nonceCount: (file: string, nonces: number, seats: number) =>
    `${file} does not hold: it has ${count(nonces, 'nonce', 'nonces')} for ${count(seats, 'seat', 'seats')}`,
  otherNonce: (file: string, name: string, used: string, sent: string) =>
    `${file} does not hold: ${name} sent the nonce ${sent}, and ${used === '' ? 'none' : used} was used`,
  botNonce: (file: string, name: string) => `${file} does not hold: ${name} is a bot, and bots add no nonce`,
  noNonce: (file: string, name: string) => `${file} does not hold: ${name} is a person, and added no nonce`,
  outcomeFails: (file: string, { move, outcome, bound, recorded, expected }: Omit<OutcomeProblem, 'code'>) =>
    `${file} does not hold: ${move === 0 ? 'at the start' : `at move ${move}`}, outcome ${outcome + 1} (of 0 to ${bound - 1}) is recorded as ${recorded}; secret and nonces give ${expected}`,
  commitmentHolds: (commitment: string) => `Commitment: the secret shown is the one published as ${commitment} before the start.`,
  noncesHold: (names: readonly string[], seats: number) =>
    `Nonces: ${names.length} of ${count(seats, 'seat', 'seats')} added one${names.length === 0 ? '' : ` (${list(names)})`}.`,
  outcomesHold: (outcomes: number) =>
    `Chance: ${count(outcomes, 'outcome', 'outcomes')} recomputed; secret and nonces give exactly those of the record.`,

  // At the table.
  gameHead: (title: string, seats: string) => `${title}: ${seats}`,
  seedIs: (seed: string) => `seed ${seed}`,
  resumed: (file: string, decisions: number) => `${file}: going on after ${count(decisions, 'decision', 'decisions')}`,
  turnOf: (name: string) => `— ${name} —`,
  handOver: (name: string) => `The terminal goes to ${name}. Nobody else looks! ${name}, press Enter. `,
  notNow: () => 'Not possible now:',
  noSuchMove: (given: string, moves: number) => `"${given}" is no move: type a number from 1 to ${moves}, or help`,
  tableHelp: (moves: number) =>
    [
      `  1 … ${moves}   play the move with this number${moves === 1 ? ' (or just Enter)' : ''}`,
      '  board   show the board and the moves again',
      '  undo    take your last move back, where chance and secrets allow it',
      '  quit    leave the game',
      '  help    this help',
    ].join('\n'),
  undone: () => 'Taken back.',
  finalRanking: () => 'Final ranking',
  score: (score: number) => count(score, 'point', 'points'),
  left: (decisions: number) => `You left the game after ${count(decisions, 'decision', 'decisions')}.`,
  inputEnded: (decisions: number) => `The input ended before the game did, after ${count(decisions, 'decision', 'decisions')}.`,
  savedIn: (file: string) => `The game is saved in ${file}.`,

  // Replay.
  seenBy: (name: string) => `seen by ${name}`,
  spectator: () => 'a spectator',
  setup: () => 'Setup',
  decisionHead: (seq: number, name: string) => `${seq}. ${name}`,
  stillToAct: (names: readonly string[]) => `Not finished; to act: ${list(names)}.`,
  botsHold: (same: number, others: readonly number[]) =>
    `${count(same, 'move of a bot was', 'moves of bots were')} thought about again and came out the same` +
    (others.length === 0
      ? '.'
      : `; nothing vouches for ${others.length} others (another version, or one that was late): ${others.slice(0, 12).join(', ')}${others.length > 12 ? ' …' : ''}.`),
  notVouchedFor: () => 'Nothing vouches for names, for who sat where, for when bots stood in, and for times.',
  checked: (decisions: number) => `${count(decisions, 'decision', 'decisions')} replayed; every digest is right.`,
  shownUntil: (until: number, decisions: number) => `Shown up to decision ${until} of ${decisions}.`,

  // Games.
  built: () => 'built',
  announced: () => 'announced, not built yet',
  seatRange: (min: number, max: number) => `${min} to ${max} seats`,
  optionDefault: (value: string) => `default ${value}`,

  // Simulation.
  simulated: (games: number, title: string, rotated: boolean) =>
    `${count(games, 'game', 'games')} of ${title}; ${rotated ? 'the bots move on by one seat after every game' : 'every bot keeps its seat'}`,
  farHeads: () => ['', 'wins', 'share', '95 % interval', 'fair', 'mean place', 'mean score'],
  byBot: () => 'By bot',
  bySeat: () => 'By seat',
  botLabel: (bot: string, seats: number) => (seats === 1 ? bot : `${bot} (${seats} seats)`),
  seatLabel: (seat: number) => `seat ${seat}`,
  lengthHead: () => 'Length of a game',
  spreadLine: (label: string, mean: string, median: string, min: string, max: string) =>
    `${label}: mean ${mean}, median ${median}, ${min} to ${max}`,
  decisions: () => 'decisions',
  rounds: () => 'rounds',
  endingsHead: () => 'Endings',
  endings: (outright: number, shared: number) => `won outright: ${outright}; shared: ${shared}`,
  winningScore: () => 'score of the winner',
  anyScore: () => 'score of a seat',
  featuresHead: () => 'Beyond the mean of the table, by feature (95 % interval)',
  nothingMeasured: (title: string) => `${title} names no features (bot/features.ts), so there is nothing that --features could measure`,
  recordsIn: (folder: string) => `records in ${folder}`,
  pace: (movesPerSecond: string, seconds: string, workers: number) =>
    `${movesPerSecond} moves/s, ${seconds} s with ${count(workers, 'worker', 'workers')}`,

  // Bench.
  benchHead: (title: string, seats: number) => `${title}, ${seats} seats, random play on one thread`,
  perSecond: (label: string, value: string) => `${label}: ${value}/s`,
  benchLabels: () => ({ games: 'games', moves: 'moves', clones: 'clones', determinizations: 'determinizations' }),
}

export type Words = typeof words
