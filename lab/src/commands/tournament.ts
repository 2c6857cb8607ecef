import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { performance } from 'node:perf_hooks'
import type { Command } from 'commander'
import { BOT_LEVELS } from '@echappee/bots'
import { gather, wholeNumber } from '../arguments.ts'
import { labCommand } from '../command.ts'
import { BadInput } from '../failure.ts'
import { checkOptions, parseOptions } from '../game-options.ts'
import type { Words } from '../words/en/index.ts'
import { openGame } from '../opened-game.ts'
import { columns, print, printJson } from '../output.ts'
import { progressBar } from '../progress.ts'
import { parseBots } from '../seats.ts'
import { faultLines } from '../simulation/fault-lines.ts'
import type { SimulationPlan } from '../simulation/plan.ts'
import { runPlan } from '../simulation/run.ts'
import { addResult, emptyCount, type Tally } from '../simulation/tally.ts'
import { bold } from '../table/scene.ts'
import { pairResult, tableOf, tableSize, thoughtOfBot, type PairResult } from '../tournament/pairing.ts'
import { ratingsOf, type Rating } from '../tournament/rating.ts'

interface Flags {
  bots?: string
  games: string
  seats?: string
  option?: string[]
  seed?: string
  workers?: string
  botMs?: string
  json?: boolean
}

interface Pair extends PairResult {
  readonly a: string
  readonly b: string
  /** Processor time of a decision of each, in milliseconds. */
  readonly thought: readonly [number, number]
}

const MOST_GAMES = 1_000_000
const MOST_WORKERS = 256
const MOST_MS = 600_000
const USAGE = '<game> --games N [--bots a,b,…] [--seats N] [--option key=value]… [--seed S] [--workers N] [--bot-ms N] [--json]'

export function tournamentCommand(say: Words): Command {
  const { help } = say
  return labCommand('tournament', USAGE, help.tournament, help.tournamentAfter, say)
    .argument('<game>', help.gameArgument)
    .requiredOption('--games <n>', help.tournamentGames)
    .option('--bots <list>', help.tournamentBots)
    .option('--seats <n>', help.tournamentSeats)
    .option('--option <key=value>', help.option, gather)
    .option('--seed <s>', help.simulateSeed)
    .option('--workers <n>', help.simulateWorkers)
    .option('--bot-ms <n>', help.botMs)
    .option('--json', help.json)
    .action((id: string, flags: Flags) => tournament(id, flags, say))
}

async function tournament(id: string, flags: Flags, say: Words): Promise<void> {
  const { game, knowledge, text, title } = await openGame(id, say)
  const bots = flags.bots === undefined ? ['random', ...BOT_LEVELS] : parseBots(flags.bots, knowledge, say)
  if (bots.length < 2 || new Set(bots).size < bots.length) throw new BadInput(say.tournamentField(bots))
  const games = wholeNumber('--games', flags.games, 2, MOST_GAMES, say)
  const { min, max } = game.seats
  const seats = flags.seats === undefined ? tableSize(game) : wholeNumber('--seats', flags.seats, min, max, say)
  if (seats % 2 !== 0) throw new BadInput(say.evenSeats(seats))
  const workers = flags.workers === undefined ? availableParallelism() : wholeNumber('--workers', flags.workers, 1, MOST_WORKERS, say)
  const options = checkOptions(parseOptions(flags.option ?? [], game, say), game, text, say)
  const seed = flags.seed ?? randomBytes(8).toString('hex')
  const programMs = flags.botMs === undefined ? undefined : wholeNumber('--bot-ms', flags.botMs, 1, MOST_MS, say)

  const couples = bots.flatMap((a, i) => bots.slice(0, i).map((b) => ({ a, b })))
  const started = performance.now()
  const bar = progressBar(games * couples.length)
  const pairs: Pair[] = []
  const faults: Tally['faults'][number][] = []
  try {
    for (const { a, b } of couples) {
      const plan: SimulationPlan = { game: id, options, bots: tableOf(a, b, seats), seed, isRotated: true, isPaired: true, programMs }
      const results = await runPlan(plan, games, workers, (played) => bar.advance(played))
      pairs.push({ a, b, thought: [thoughtOfBot(plan, results, a), thoughtOfBot(plan, results, b)], ...pairResult(plan, results) })
      faults.push(...faultsOf(plan, results))
    }
  } finally {
    bar.end()
  }
  const seconds = (performance.now() - started) / 1000
  const ratings = ratingsOf(
    bots.length,
    pairs.map(({ a, b, independent, share }) => ({ a: bots.indexOf(a), b: bots.indexOf(b), games: independent, share })),
  )
  if (flags.json === true) {
    const rated = bots.map((bot, i) => ({ bot, ...ratings[i]! }))
    printJson({
      game: id,
      rulesVersion: game.rulesVersion,
      seats,
      games,
      seed,
      options,
      ratings: rated,
      pairs: pairs.map(({ thought: _thought, ...pair }) => pair),
      faults,
      speed: { seconds, workers, thought: pairs.map(({ a, b, thought }) => ({ a, b, thought })) },
    })
  } else
    print([
      say.tournamentHead(title, seats, games),
      ...ratingLines(bots, ratings, say),
      ...crossLines(bots, pairs, say),
      ...pairLines(pairs, say),
      ...faultLines(faults, say),
      say.seedIs(seed),
      say.lasted(say.number(seconds, 1), workers),
    ])
}

function faultsOf(plan: SimulationPlan, results: Awaited<ReturnType<typeof runPlan>>): Tally['faults'] {
  const count = emptyCount(plan)
  for (const result of results) addResult(count, plan, result)
  return count.faults
}

function ratingLines(bots: readonly string[], ratings: readonly Rating[], say: Words): string[] {
  const rows = bots
    .map((bot, i) => ({ bot, ...ratings[i]! }))
    .toSorted((x, y) => y.rating - x.rating)
    .map(({ bot, rating, low, high }) => [bot, say.number(rating, 0), `${say.number(low, 0)} – ${say.number(high, 0)}`])
  return table(say.ratingHead(), [say.ratingHeads(), ...rows])
}

/** Share of the wins of the bot of the line against the bot of the column. */
function crossLines(bots: readonly string[], pairs: readonly Pair[], say: Words): string[] {
  const cell = (row: string, column: string): string => {
    const pair = pairs.find(({ a, b }) => (a === row && b === column) || (a === column && b === row))
    return pair === undefined ? '' : say.percent(pair.a === row ? pair.share : 1 - pair.share)
  }
  return table(say.crossHead(), [['', ...bots], ...bots.map((row) => [row, ...bots.map((column) => cell(row, column))])])
}

function pairLines(pairs: readonly Pair[], say: Words): string[] {
  const rows = pairs.map(({ a, b, share, low, high, thought }) => [
    say.against(a, b),
    say.percent(share),
    `${say.percent(low)} – ${say.percent(high)}`,
    say.percent(0.5),
    thought.map((ms) => say.number(ms, 2)).join(' / '),
  ])
  return table(say.pairsHead(), [say.pairHeads(), ...rows])
}

function table(heading: string, rows: readonly (readonly string[])[]): string[] {
  return ['', bold(heading), ...columns(rows).map((line) => `  ${line}`), '']
}
