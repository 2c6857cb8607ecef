import { availableParallelism } from 'node:os'
import type { Command } from 'commander'
import { isBotLevel } from '@echappee/bots'
import { gather, wholeNumber } from '../arguments.ts'
import { labCommand } from '../command.ts'
import { BadInput } from '../failure.ts'
import { checkOptions, parseOptions } from '../game-options.ts'
import { openGame } from '../opened-game.ts'
import { columns, print, printJson } from '../output.ts'
import { doAll, stretches } from '../pool.ts'
import { progressBar } from '../progress.ts'
import { bold } from '../table/scene.ts'
import { foretell, type ForetellTask } from '../judgement/foretold.ts'
import { reliabilityReport, type ReliabilityReport } from '../judgement/reliability.ts'
import type { Reliability } from '../training/calibration.ts'
import type { Words } from '../words/en/index.ts'

interface Flags {
  games?: string
  option?: string[]
  seats?: string
  level?: string
  seed?: string
  again?: string
  coach?: boolean
  workers?: string
  json?: boolean
}

const USUAL_GAMES = 300
const USUAL_SEATS = 4
const MOST_GAMES = 100_000
const MOST_WORKERS = 256
const MOST_AGAIN = 10_000

export function calibrateCommand(say: Words): Command {
  const { help } = say.judgement
  const usage = '<game> [--games N] [--seats N] [--option key=value]… [--level L] [--again N] [--coach] [--seed S] [--workers N] [--json]'
  return labCommand('calibrate', usage, help.calibrate, help.calibrateAfter, say)
    .argument('<game>', say.help.gameArgument)
    .option('--games <n>', help.calibrateGames)
    .option('--seats <n>', help.calibrateSeats)
    .option('--option <key=value>', say.help.option, gather)
    .option('--level <l>', help.calibrateLevel)
    .option('--again <n>', help.calibrateAgain)
    .option('--coach', help.calibrateCoach)
    .option('--seed <s>', help.calibrateSeed)
    .option('--workers <n>', say.help.simulateWorkers)
    .option('--json', say.help.json)
    .action(async (id: string, flags: Flags) => {
      const { game, knowledge, text, title } = await openGame(id, say)
      if (knowledge.clone === undefined || knowledge.judgement === undefined) throw new BadInput(say.judgement.noClone(title, id))
      const { min, max } = game.seats
      const seats =
        flags.seats === undefined ? Math.max(min, Math.min(USUAL_SEATS, max)) : wholeNumber('--seats', flags.seats, min, max, say)
      const games = flags.games === undefined ? USUAL_GAMES : wholeNumber('--games', flags.games, 1, MOST_GAMES, say)
      const workers = flags.workers === undefined ? availableParallelism() : wholeNumber('--workers', flags.workers, 1, MOST_WORKERS, say)
      const level = flags.level ?? 'leader'
      if (!isBotLevel(level)) throw new BadInput(say.judgement.unknownLevel(level))
      const options = checkOptions(parseOptions(flags.option ?? [], game, say), game, text, say, seats)
      const seed = flags.seed ?? 'calibrate'
      const again = flags.again === undefined ? 0 : wholeNumber('--again', flags.again, 2, MOST_AGAIN, say)
      const bar = progressBar(games)
      const work = { file: new URL('../judgement/foretold.ts', import.meta.url), here: foretell }
      const tasks = stretches(games, workers, 10).map((stretch): ForetellTask => {
        return { games: { game: id, level, table: { options, seats }, seed }, ...stretch, again, asksCoach: flags.coach === true }
      })
      const told = await doAll(work, tasks, workers, ({ count }) => bar.advance(count)).finally(() => bar.end())
      const report = reliabilityReport(told.flat(), knowledge.clone.blend)
      if (flags.json === true) printJson({ game: id, games, seats, level, seed, ...report })
      else print(linesOf(title, games, report, say))
    })
}

function linesOf(title: string, games: number, { parts, reliability, coachReliability }: ReliabilityReport, say: Words): string[] {
  const score = (value: number | undefined) => (value === undefined ? [] : [say.number(value, 4)])
  const [first] = parts
  const heads = [
    ...say.judgement.partHeads(),
    ...(first?.least === undefined ? [] : [say.judgement.leastHead()]),
    ...(first?.coach === undefined ? [] : [say.judgement.coachHead()]),
  ]
  const scores = parts.map(({ part, brier, played, plain, base, least, coach }) => [
    say.percent(part),
    ...[brier, played, plain, base, least, coach].flatMap(score),
  ])
  return [
    say.judgement.calibrated(title, games),
    '',
    bold(say.judgement.partsHead()),
    ...columns([heads, ...scores]).map((line) => `  ${line}`),
    ...tenthLines(say.judgement.reliabilityHead(), reliability, say),
    ...(coachReliability.length === 0 ? [] : tenthLines(say.judgement.coachReliabilityHead(), coachReliability, say)),
  ]
}

function tenthLines(head: string, tenths: readonly Reliability[], say: Words): string[] {
  const rows = tenths.map(({ from, count, foretold, came }) => [
    `${say.percent(from)} –`,
    say.number(count, 0),
    say.percent(foretold),
    say.percent(came),
  ])
  return ['', bold(head), ...columns([say.reliabilityHeads(), ...rows]).map((line) => `  ${line}`)]
}
