/** The texts of --help. */
export const enHelp = {
  titles: { 'Usage:': 'Usage:', 'Arguments:': 'Arguments:', 'Options:': 'Flags:', 'Commands:': 'Commands:' } as Readonly<
    Record<string, string>
  >,
  program: 'Five cycling board games: play, simulate, replay and measure them.',
  version: 'print the version',
  help: 'print this help',
  helpCommand: 'print the help of a command',
  lang: 'language: fr or en (default: that of the terminal, else en)',
  json: 'one JSON object as the last line of standard output',
  exitCodes: `
Exit codes: 0 good; 1 a fault of the program; 2 bad input (one sentence on standard error says what is wrong and what is allowed).`,

  games: 'List the games: identifier, title, seats, whether built, and the options with their allowed values and defaults.',
  gamesJson: 'the list as one JSON object',

  gameArgument: 'identifier of the game, as `echappee games` lists it',
  option: 'an option of the game; may be given several times. A list is 1,2,4; a document is a preset or a JSON file (@file.json)',

  play: 'Play in the terminal, alone or several people in turn, against bots.',
  playSeats: 'one word a seat: human, beginner, greedy, leader, champion or random (default: one human, the rest greedy)',
  playSeed: 'the same seed and the same moves give the same game (default: a new one)',
  playRecord: 'keep the game in this file, written anew after every move; an unfinished game in it is taken up again',
  playAfter: `
At the table: the number of a move, or board, undo, help, quit. An empty line takes the only move there is.
When standard input is a pipe, its lines are the answers; there is no pause when the terminal changes hands.
Leaving early, by quit or because the input ends, is no fault: the exit code is 0, and --json says "ending": "quit" or "inputEnded".`,

  simulate: 'Play many games between bots and count: wins by bot and by seat with 95 % intervals, length, endings, moves/s.',
  simulateGames: 'how many games',
  simulateSeats:
    'one word a seat: beginner, greedy, leader, champion, random, policy, policy:FILE, habit:NAME, checkout:FOLDER:LEVEL, or run:COMMAND for a program (default: greedy and random in turn)',
  simulateSeed: 'the same seed gives the same result, whatever the number of workers (default: a new one)',
  database: 'queue the games in this PostgreSQL database (postgres://…): every `echappee worker --database URL` plays some',
  worker: 'Play what others have queued with --database, until Ctrl-C.',
  workerDatabase: 'the same PostgreSQL database (postgres://…)',
  workerAfter: `
Any number of workers, on any machines, share the work; each needs the same version of the rules and bots as whoever queued it, and leaves other work
alone. A worker may be stopped or die at any time: its games are played by another, and count once. Workers run no programs and read no files that a
job names.`,
  simulateWorkers: 'threads that play (default: one for each core)',
  simulateRecords: 'write the record of each game to this folder, as <game>-<number>.json',
  simulateRotate: 'keep every bot in its seat',
  simulateFeatures: 'also measure what the bots have of each feature that the game is judged by',
  simulateMetrics: 'also count what the game names: who won by start order, lead changes, missions, attacks … each with its interval',
  metricFile: 'metrics of your own, a TypeScript module that exports "metrics"; may be given several times',
  parameter: 'turn a number of the rules, as `echappee games` lists them; may be given several times, in the lab only',
  simulateAfter: `
Seats are rotated: after every game each bot moves on by one seat, so that over a multiple of the number of seats each sits in each seat equally often.
A win shared by two counts as half a win for each. The intervals are Wilson's. The rounds of a game are the most decisions that one seat made in it.
In the JSON object everything but "speed" follows from the seed.
--features looks at the beginning of each round, or wherever the game calls a position quiet: what a bot has beyond the mean of the table, by game, with
95 % intervals.`,

  compare: 'Play variants of a rule on the same seeds and say what differs, what is alike, and what needs more games.',
  compareVary:
    'an option, a parameter, seats (3,4,5) or bots (greedy,leader), with its values; may be given several times: every combination is played',
  compareGames: 'how many games of each variant, or at most so many with --until (default: 400)',
  compareSeats: 'how many sit at the table (default: as many as the game is best with)',
  compareBots: 'who plays: one level for all seats, or one word a seat (default: greedy)',
  compareUntil: 'stop as soon as every effect on a share is known to within so much, such as 2%; looking on the way bends nothing',
  compareOn: 'the metrics that matter: with --until only they must be known so closely, and they alone decide whether seeds are shared',
  compareSave: 'keep the study in this file now and then, and when it is stopped',
  compareResume: 'go on with a study that was kept',
  reportHtml: 'write a page with charts and tables, in one file without scripts',
  reportCsv: 'write a row a game, a row a seat and a dictionary as CSV files into this folder (the games are played again)',
  reportParquet: 'the same as Parquet files, with a notebook that reads them',
  compareAfter: `
Variants share their seeds, and every purpose of chance has a stream of its own, so that they meet the same luck. "pairing" is the variance of the
difference over that on seeds of their own. After 100 games, then after twice as many each time, it is looked at: a variant with a metric that shared seeds
make certainly worse plays on seeds of its own from there on. Intervals are 95 %; verdicts are corrected for all comparisons of the study (Holm). Differences within 2
points of a share, or 2 % of a mean (or what --until says), count as none. Ctrl-C stops after what is being played and reports what there is, marked partial.
Everything but time follows from the seed, whatever the number of workers, also when a study was taken up again.`,

  balance:
    'Look for what is unfair: start order, cards, teams, missions, and options that change nothing, seen by two kinds of bots and, with --train, by bots that learn anew.',
  balanceGames: 'games for each kind of bots (default: 300,60)',
  balanceBots: 'the two kinds of bots (default: greedy,leader:30)',
  balanceAfter: `
Intervals are widened for all that is looked at. Where the two kinds of bots are both certain and do not say the same, it is said: then it is a habit of
one of them, and not yet a fault of the game. Options are played at every other value they have, on the same seeds as the usual rules.`,

  replay: 'Check a record, every move, outcome of chance and digest, and print the game as a seat saw it.',
  fileArgument: 'a record, written by play, simulate or the site',
  replayAs: 'number of the seat (from 0) or its name; or spectator (default: spectator)',
  replayUntil: 'show only the first N decisions (the whole record is checked all the same)',
  replayTrace: 'one JSON object a line for every decision, with everything shown',
  replayAfter: `
A line of --trace is {"seq", "seat", "move", "legal", "chance", "events", "state"}: the decisions count from 1, and seq 0 is the setup, whose seat, move and
legal are null; "legal" are the moves that the seat could have played; "chance" are the outcomes as {"bound", "value", "drew"}; "events" are {"event", "to"},
where "to" is null for everybody; "state" is the whole state afterwards. The last line is itself a JSON object, so --json adds nothing to --trace.`,

  bench: 'Measure random play on one thread, without events and records: games/s, moves/s, clones/s and determinizations/s.',
  benchGameArgument: 'identifier of the game (default: the first that is built)',
  benchSearch: 'measure search instead: iterations/s, each one determinization and one whole game',
  benchWorkers: 'with --search: also measure so many workers at once against one',
  benchSeats: 'how many sit at the table (default: as many as the game is best with)',
  benchMs: 'how long to play, in milliseconds, after a warm-up (default: 1500)',
  benchAfter: `
The last line of standard output is always the JSON object; with --json it is the only one.`,

  botProtocol: 'Say how a program in any language can be a bot, over its standard input and output.',
  botProtocolExample: 'print the lines of the beginning of a game instead: asked, answered, asked, answered',
  botProtocolAfter: `
The object of --json is {"protocol", "decisionMs", "faults"}.`,
  botMs: 'how long a program may think about a decision, in milliseconds (default: 5000)',
  tournament: 'Let every two bots play each other in equal numbers at one table: ratings and a cross table with 95 % intervals.',
  tournamentGames: 'how many games for each pair of bots',
  tournamentBots:
    'levels, leader:600 for so many games in thought a decision (leader:600@2 judges them at the second next quiet position, leader:600@end at their end), policy for what was learned without search (policy:FILE as a file has it), habit:NAME, checkout:FOLDER:LEVEL for another version, or run:COMMAND for a program (default: random,beginner,greedy,leader,champion)',
  tournamentSeats: 'an even number of seats (default: the usual table, or one seat less)',
  tournamentAfter: `
Two bots sit in turn around the table, and every seed is played with the seats exchanged. Games on one seed count as one trial, so the intervals are honest
about what they share. A rating difference of 400 is ten to one. In the JSON object everything but "speed" follows from the seed.`,

  train: 'Learn how to play by playing, or fit the chance of winning to how games ended.',
  trainChances: 'fit the chance of winning instead of learning how to play',
  trainAgainst: 'look for what a level can be beaten by: the learner alone among bots of that level, beginning from the policy of the game',
  trainGames: 'how many games (default: 100000; with --chances 4000, with --against 400)',
  trainOption: 'with --chances, set a rule option for every second table, so that the judgement fits both; with --against, for every table',
  trainSeed: 'the same seed and number of games give the same file (default: train)',
  trainOut: "write to this file (default: bot/policy.json in the game's folder; with --chances bot/weights.json; --against names its own)",
  trainAfter: `
A policy is a softmax over features of the moves (bot/move-features.ts). It plays against itself, earlier selves, the rule of thumb and the game's habits, at tables of
every size; what was played in games that went better than expected becomes likelier. A run that was cut off goes on where it was.
For --chances the game names what it is judged by (bot/features.ts). One game in five is kept back: the Brier score and the table of reliability are of those games.`,

  verify: 'Recompute every shuffle and die of a finished online game from the secret and nonces it came from.',
  verifyFile: 'the record of an online game with its fairness, as the page that checks the dice saves it',
  verifyCommitment: 'the commitment that you were shown before the start: the file must have the same',
  verifyNonce: 'the nonce that a seat (from 0) sent itself: the file must have used it; may be given several times',
  verifyAfter: `
Before the start the server publishes a commitment, the hash of its secret; every seat of a person adds a nonce; the secret is shown at the end.
Checked are the commitment, every outcome of chance, every move and every digest, and that the game is over. Without --commitment and --nonce the file is
only checked against itself. A file that does not hold is bad input: exit code 2, and the sentence says where.`,

  databaseUrl: 'the tables are in this PostgreSQL database (better by DATABASE_URL: others on the machine can read a command line)',
  dataDir: 'the tables are in this folder (default: DATABASE_URL, else DATA_DIR, else ./data, as for the server)',

  export: 'Write all tables with their seats and logs as lines of JSON, to be kept or imported elsewhere.',
  exportOut: 'write to this file, wholly or not at all (default: standard output)',
  exportAfter: `
A folder can be exported while no server uses it; a PostgreSQL database at any time. The export holds all that the database holds, the secrets of running
games included: keep it as you keep passwords. The object of --json is {"tables", "store", "file"}.`,

  import: 'Put the tables of an export into a database or folder, each as it was.',
  importFile: 'an export; - is the standard input',
  importSkip: 'pass over tables that are there already (default: stop at the first)',
  importAfter: `
Tables go in one by one, each wholly or not at all; when a line can't be taken, those before it are in. Nothing that is there is changed.
From one store to the other: echappee export --data-dir data | echappee import - --database-url postgres://…
The object of --json is {"tables", "imported", "skipped", "store"}, where "skipped" lists identifiers.`,

  prune: 'Remove the tables, finished or abandoned, to which nothing was written for a number of days.',
  pruneDays: 'how many days (1 to 36500)',
  pruneAfter: `
A table whose clock still runs stays. A folder can be pruned while no server uses it; a PostgreSQL database at any time. What is removed is gone:
export it first if in doubt. A running server does the same by itself, after KEEP_DAYS days.
The object of --json is {"removed", "days", "store"}.`,
}
