import { completeLanguage } from '@echappee/text'
import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { performance } from 'node:perf_hooks'
import type { Command } from 'commander'
import type { Feature } from '@echappee/kernel'
import { columnsFor } from '@echappee/study/stretch'
import { gather, wholeNumber } from '../arguments.ts'
import { labCommand } from '../command.ts'
import { BadInput, FileTrouble } from '../failure.ts'
import { checkOptions, parseOptions } from '../game-options.ts'
import type { Words } from '../words/en/index.ts'
import { openGame } from '../opened-game.ts'
import { columns, print, printJson } from '../output.ts'
import { progressBar } from '../progress.ts'
import { defaultBots, parseBotSeats } from '../seats.ts'
import { checkMetricFiles, loadMetrics } from '../metric-file.ts'
import { countsOf } from '../study/counts.ts'
import { parseParameters } from '../study/parameters.ts'
import { summaryLines } from '../study/summary-lines.ts'
import { featuresByBot, type BotFeatures, type Interval } from '../simulation/feature-meter.ts'
import type { SimulationPlan } from '../simulation/plan.ts'
import { runCounted } from '../simulation/run.ts'
import type { Spread } from '../simulation/statistics.ts'
import { tallyUp, type Fared, type Tally } from '../simulation/tally.ts'
import { faultLines } from '../simulation/fault-lines.ts'
import { bold } from '../table/scene.ts'

interface Flags {
  games: string
  seats?: string
  option?: string[]
  seed?: string
  workers?: string
  records?: string
  botMs?: string
  rotate: boolean
  features?: boolean
  metrics?: boolean
  metric?: string[]
  parameter?: string[]
  json?: boolean
}

const MOST_GAMES = 10_000_000
const MOST_WORKERS = 256
const MOST_MS = 600_000
const USAGE =
  '<game> --games N [--seats greedy,random,…] [--option key=value]… [--seed S] [--workers N] [--records DIR] [--features] [--metrics] [--metric FILE]… [--parameter key=value]… [--json]'

export function simulateCommand(say: Words): Command {
  const help = say.help
  return labCommand('simulate', USAGE, help.simulate, help.simulateAfter, say)
    .argument('<game>', help.gameArgument)
    .requiredOption('--games <n>', help.simulateGames)
    .option('--seats <list>', help.simulateSeats)
    .option('--option <key=value>', help.option, gather)
    .option('--seed <s>', help.simulateSeed)
    .option('--workers <n>', help.simulateWorkers)
    .option('--records <dir>', help.simulateRecords)
    .option('--bot-ms <n>', help.botMs)
    .option('--no-rotate', help.simulateRotate)
    .option('--features', help.simulateFeatures)
    .option('--metrics', help.simulateMetrics)
    .option('--metric <file>', help.metricFile, gather)
    .option('--parameter <key=value>', help.parameter, gather)
    .option('--json', help.json)
    .action((id: string, flags: Flags) => simulate(id, flags, say))
}

async function simulate(id: string, flags: Flags, say: Words): Promise<void> {
  const opened = await openGame(id, say)
  const { game, knowledge, metrics, text, title } = opened
  const list = flags.features === true ? (knowledge.judgement?.features.list as readonly Feature<unknown>[] | undefined) : []
  if (list === undefined) throw new BadInput(say.nothingMeasured(title))
  const games = wholeNumber('--games', flags.games, 1, MOST_GAMES, say)
  const workers = flags.workers === undefined ? availableParallelism() : wholeNumber('--workers', flags.workers, 1, MOST_WORKERS, say)
  const bots = flags.seats === undefined ? defaultBots(game) : parseBotSeats(flags.seats, game, knowledge, say)
  const plan: SimulationPlan = {
    game: id,
    options: checkOptions(parseOptions(flags.option ?? [], game, say), game, text, say, bots.length),
    bots,
    seed: flags.seed ?? randomBytes(8).toString('hex'),
    isRotated: flags.rotate,
    records: flags.records,
    isMeasured: flags.features,
    parameters: parseParameters(flags.parameter ?? [], opened, say),
    isCounted: flags.metrics === true || flags.metric !== undefined,
    metricFiles: flags.metric,
    programMs: flags.botMs === undefined ? undefined : wholeNumber('--bot-ms', flags.botMs, 1, MOST_MS, say),
  }
  await checkMetricFiles(flags.metric ?? [], metrics, say)
  if (plan.records !== undefined) makeFolder(plan.records)

  const started = performance.now()
  const bar = progressBar(games)
  const { results, summary } = await runCounted(plan, games, workers, (played) => {
    bar.advance(played)
  }).finally(() => {
    bar.end()
  })
  const seconds = (performance.now() - started) / 1000

  const tally = tallyUp(plan, results)
  const speed = { seconds, workers, movesPerSecond: tally.decisions.total / seconds, gamesPerSecond: games / seconds }
  const measured = flags.features === true ? featuresByBot(plan, results) : undefined
  const counted = columnsFor(opened, { bots }, await loadMetrics(flags.metric))
  if (flags.json === true) {
    const features = measured === undefined ? {} : { features: { names: list.map(({ name }) => name), byBot: measured } }
    const counts = summary === undefined ? {} : { metrics: countsOf(summary, counted) }
    printJson({ ...planData(plan, game.rulesVersion, games), ...tally, ...features, ...counts, speed })
  } else
    print([
      say.simulated(games, title, plan.isRotated),
      ...tallyLines(tally, say),
      ...(measured === undefined ? [] : featureLines(list, measured, say)),
      ...(summary === undefined ? [] : summaryLines(summary, counted, say)),
      ...closingLines(plan, speed, say),
    ])
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    throw new FileTrouble(folder, error, true)
  }
}

function planData(plan: SimulationPlan, rulesVersion: number, games: number) {
  const { game, options, parameters, bots, seed, isRotated } = plan
  return { game, rulesVersion, games, seed, options, ...(parameters === undefined ? {} : { parameters }), seats: bots, isRotated }
}

function tallyLines(tally: Tally, say: Words): string[] {
  const { decisions, rounds, endings } = tally
  const table = (heading: string, rows: readonly (readonly [string, Fared])[]) => [
    '',
    bold(heading),
    ...columns([say.farHeads(), ...rows.map(([label, fared]) => faredCells(label, fared, say))]).map((line) => `  ${line}`),
  ]
  return [
    ...table(
      say.byBot(),
      tally.byBot.map((fared) => [say.botLabel(fared.bot, fared.seats), fared]),
    ),
    ...table(
      say.bySeat(),
      tally.bySeat.map((fared) => [say.seatLabel(fared.seat), fared]),
    ),
    '',
    bold(say.lengthHead()),
    `  ${spreadLine(say.decisions(), decisions, say)}`,
    `  ${spreadLine(say.rounds(), rounds, say)}`,
    '',
    bold(say.endingsHead()),
    `  ${say.endings(endings.outright, endings.shared)}`,
    `  ${spreadLine(say.winningScore(), endings.winningScore, say)}`,
    `  ${spreadLine(say.anyScore(), endings.score, say)}`,
    '',
    ...faultLines(tally.faults, say),
  ]
}

/** A line for each feature, a column for each bot. */
function featureLines(list: readonly Feature<unknown>[], measured: readonly BotFeatures[], say: Words): string[] {
  const cell = ({ mean, low, high }: Interval) => `${say.number(mean, 2)} (${say.number(low, 2)} – ${say.number(high, 2)})`
  const rows = list.map(({ means }, k) => [
    means[completeLanguage(say.language)],
    ...measured.map(({ features }) => (features[k] ? cell(features[k]) : '')),
  ])
  const lines = columns([['', ...measured.map(({ bot }) => bot)], ...rows])
  return [bold(say.featuresHead()), ...lines.map((line) => `  ${line}`), '']
}

function faredCells(label: string, fared: Fared, say: Words): string[] {
  const { wins, share, low, high, fair, meanPlace, meanScore } = fared
  return [
    label,
    say.number(wins, Number.isInteger(wins) ? 0 : 1),
    say.percent(share),
    `${say.percent(low)} – ${say.percent(high)}`,
    say.percent(fair),
    say.number(meanPlace, 2),
    say.number(meanScore, 1),
  ]
}

function spreadLine(label: string, { mean, median, min, max }: Spread, say: Words): string {
  return say.spreadLine(
    label,
    say.number(mean, 1),
    say.number(median, Number.isInteger(median) ? 0 : 1),
    say.number(min, 0),
    say.number(max, 0),
  )
}

function closingLines(plan: SimulationPlan, speed: { seconds: number; workers: number; movesPerSecond: number }, say: Words): string[] {
  return [
    ...(plan.records === undefined ? [] : [say.recordsIn(plan.records)]),
    say.seedIs(plan.seed),
    say.pace(say.number(speed.movesPerSecond, 0), say.number(speed.seconds, 1), speed.workers),
  ]
}
