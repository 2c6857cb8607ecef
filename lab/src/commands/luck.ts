import { availableParallelism } from 'node:os'
import type { Command } from 'commander'
import { BOT_LEVELS } from '@echappee/bots'
import { gather, wholeNumber } from '../arguments.ts'
import { labCommand } from '../command.ts'
import { BadInput } from '../failure.ts'
import { writeDurably } from '../files.ts'
import { checkOptions, parseOptions } from '../game-options.ts'
import { isAtLeast, skillDepth, type Duel } from '../luck/depth.ts'
import { luckLines, luckPage, type Luck, type LevelLuck } from '../luck/told.ts'
import { ownWorth, splitRaces, varianceShares } from '../luck/split.ts'
import { openGame } from '../opened-game.ts'
import { print, printJson } from '../output.ts'
import { doAll, stretches } from '../pool.ts'
import { progressBar } from '../progress.ts'
import { checkPlaces } from '../report/write.ts'
import { parseBots } from '../seats.ts'
import type { SimulationPlan } from '../simulation/plan.ts'
import { runPlan } from '../simulation/run.ts'
import { pairResult, tableOf, tableSize } from '../tournament/pairing.ts'
import type { Words } from '../words/en/index.ts'

interface Flags {
  levels?: string
  games: string
  duels: string
  seats?: string
  option?: string[]
  effort: string
  seed: string
  workers?: string
  html?: string
  json?: boolean
}

const USAGE =
  '<game> [--levels random,greedy,…] [--games N] [--duels N] [--seats N] [--option key=value]… [--effort N] [--seed S] [--html FILE] [--json]'
const MOST_GAMES = 100_000
const USUAL_EFFORT = 256
const MOST_EFFORT = 10_000

export function luckCommand(say: Words): Command {
  const { help } = say.luck
  return labCommand('luck', USAGE, help.luck, help.luckAfter, say)
    .argument('<game>', say.help.gameArgument)
    .option('--levels <list>', help.levels)
    .option('--games <n>', help.games, '20')
    .option('--duels <n>', help.duels, '60')
    .option('--seats <n>', say.help.tournamentSeats)
    .option('--option <key=value>', say.help.option, gather)
    .option('--effort <n>', help.effort, '64')
    .option('--seed <s>', say.help.simulateSeed, 'luck')
    .option('--workers <n>', say.help.simulateWorkers)
    .option('--html <file>', say.help.reportHtml)
    .option('--json', say.help.json)
    .action((id: string, flags: Flags) => luck(id, flags, say))
}

async function luck(id: string, flags: Flags, say: Words): Promise<void> {
  const { game, knowledge, text, title } = await openGame(id, say)
  const levels = flags.levels === undefined ? ['random', ...BOT_LEVELS] : parseBots(flags.levels, knowledge, say)
  if (levels.length < 2 || new Set(levels).size < levels.length) throw new BadInput(say.luck.ladder(levels))
  const games = wholeNumber('--games', flags.games, 2, MOST_GAMES, say)
  const duels = wholeNumber('--duels', flags.duels, 2, MOST_GAMES, say)
  const effort = wholeNumber('--effort', flags.effort, 4, MOST_EFFORT, say)
  const seats = flags.seats === undefined ? tableSize(game) : wholeNumber('--seats', flags.seats, game.seats.min, game.seats.max, say)
  if (seats % 2 !== 0) throw new BadInput(say.evenSeats(seats))
  const workers = flags.workers === undefined ? availableParallelism() : wholeNumber('--workers', flags.workers, 1, 256, say)
  const options = checkOptions(parseOptions(flags.option ?? [], game, say), game, text, say, seats)
  checkPlaces(flags.html === undefined ? {} : { html: flags.html })
  const plan = (bots: readonly string[]): SimulationPlan => ({
    game: id,
    options,
    bots,
    seed: flags.seed,
    isRotated: true,
  })

  const bar = progressBar(levels.length * games + (levels.length - 1) * duels)
  const found: LevelLuck[] = []
  const steps: Duel[] = []
  try {
    for (const level of levels) {
      const work = { file: new URL('../luck/split.ts', import.meta.url), here: splitRaces }
      const own = plan(Array.from({ length: seats }, () => level))
      const tasks = stretches(games, workers, 5).map((stretch) => ({ plan: own, times: effort / USUAL_EFFORT, ...stretch }))
      const races = (await doAll(work, tasks, workers, ({ count }) => bar.advance(count))).flat()
      found.push({ level, races: races.length, shares: varianceShares(races), own: ownWorth(races) })
    }
    for (const [i, weaker] of levels.slice(0, -1).entries()) {
      const stronger = levels[i + 1]!
      const pair: SimulationPlan = { ...plan(tableOf(stronger, weaker, seats)), isPaired: true }
      const results = await runPlan(pair, duels, workers, (played) => bar.advance(played))
      steps.push({ weaker, stronger, ...pairResult(pair, results) })
    }
  } finally {
    bar.end()
  }
  const command = `echappee luck ${id} --levels ${levels.join(',')} --games ${games} --duels ${duels} --seats ${seats} --effort ${effort}`
  const told: Luck = {
    game: id,
    title,
    rulesVersion: game.rulesVersion,
    seed: flags.seed,
    seats,
    options,
    command: [command, ...(flags.option ?? []).map((option) => `--option ${option}`)].join(' '),
    levels: found,
    duels: steps,
    depth: skillDepth(steps),
    isAtLeast: isAtLeast(steps),
  }
  if (flags.html !== undefined) writeDurably(flags.html, luckPage(told, say))
  if (flags.json === true) printJson(told)
  else print([...luckLines(told, say), ...(flags.html === undefined ? [] : [say.written(flags.html)])])
}
