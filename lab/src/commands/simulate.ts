import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { performance } from 'node:perf_hooks'
import type { Command } from 'commander'
import type { Feature } from '@echappee/kernel'
import { columnsFor } from '@echappee/study/stretch'
import { gather, wholeNumber } from '../arguments.ts'
import { labCommand } from '../command.ts'
import { BadInput } from '../failure.ts'
import { makeFolder } from '../files.ts'
import { checkOptions, parseOptions } from '../game-options.ts'
import type { Words } from '../words/en/index.ts'
import { openGame, type OpenedGame } from '../opened-game.ts'
import { print, printJson } from '../output.ts'
import { progressBar } from '../progress.ts'
import { queueCrew } from '../queue/crew.ts'
import { checkQueueable } from '../queue/flags.ts'
import { checkPlaces } from '../report/write.ts'
import { defaultBots, parseBotSeats } from '../seats.ts'
import { checkMetricFiles, loadMetrics } from '../metric-file.ts'
import { countsOf } from '../study/counts.ts'
import { Interrupt } from '../study/interrupt.ts'
import { parseParameters } from '../study/parameters.ts'
import { isAtStretchEnd, isWorthSaving, readSimulation, saveSimulation } from '../study/save-file.ts'
import { summaryLines } from '../study/summary-lines.ts'
import { featuresByBot } from '../simulation/feature-meter.ts'
import type { SimulationPlan } from '../simulation/plan.ts'
import { runSimulation, simulationCrew } from '../simulation/run.ts'
import type { Chunk, ChunkResult } from '../simulation/worker.ts'
import { tallyOf } from '../simulation/tally.ts'
import { featureLines, tallyLines } from '../simulation/tally-lines.ts'

interface Flags {
  games: string
  seats?: string
  option?: string[]
  seed?: string
  workers?: string
  database?: string
  records?: string
  botMs?: string
  rotate: boolean
  features?: boolean
  metrics?: boolean
  metric?: string[]
  parameter?: string[]
  save?: string
  resume?: string
  json?: boolean
}

interface Speed {
  readonly seconds: number
  /** Of this machine; those of a queue are anybody's. */
  readonly workers?: number
  readonly movesPerSecond: number
  readonly gamesPerSecond: number
}

const MOST_GAMES = 10_000_000
const MOST_WORKERS = 256
const MOST_MS = 600_000
const USAGE =
  '<game> --games N [--seats greedy,random,…] [--option key=value]… [--seed S] [--workers N | --database URL] [--records DIR] [--features] [--metrics] [--metric FILE]… [--parameter key=value]… [--save FILE] [--resume FILE] [--json]'

export function simulateCommand(say: Words): Command {
  const help = say.help
  return labCommand('simulate', USAGE, help.simulate, help.simulateAfter, say)
    .argument('<game>', help.gameArgument)
    .requiredOption('--games <n>', help.simulateGames)
    .option('--seats <list>', help.simulateSeats)
    .option('--option <key=value>', help.option, gather)
    .option('--seed <s>', help.simulateSeed)
    .option('--workers <n>', help.simulateWorkers)
    .option('--database <url>', help.database)
    .option('--records <dir>', help.simulateRecords)
    .option('--bot-ms <n>', help.botMs)
    .option('--no-rotate', help.simulateRotate)
    .option('--features', help.simulateFeatures)
    .option('--metrics', help.simulateMetrics)
    .option('--metric <file>', help.metricFile, gather)
    .option('--parameter <key=value>', help.parameter, gather)
    .option('--save <file>', help.compareSave)
    .option('--resume <file>', help.compareResume)
    .option('--json', help.json)
    .action((id: string, flags: Flags) => simulate(id, flags, say))
}

async function simulate(id: string, flags: Flags, say: Words): Promise<void> {
  const opened = await openGame(id, say)
  const { game, title } = opened
  const games = wholeNumber('--games', flags.games, 1, MOST_GAMES, say)
  const workers = flags.workers === undefined ? availableParallelism() : wholeNumber('--workers', flags.workers, 1, MOST_WORKERS, say)
  const saved = flags.resume === undefined ? undefined : readSimulation(flags.resume, game.rulesVersion, say)
  if (saved !== undefined && (saved.plan.game !== id || isPlanned(flags))) throw new BadInput(say.otherStudy(flags.resume!))
  const plan = saved?.plan ?? (await planOf(opened, flags, say))
  checkQueueable(flags, plan, say)
  const list = plan.isMeasured === true ? featuresOf(opened, say) : []
  if (plan.records !== undefined) makeFolder(plan.records)
  if (flags.save !== undefined) checkPlaces({ html: flags.save })

  const started = performance.now()
  const played = saved?.sofar.count.games ?? 0
  const bar = progressBar(games, played)
  const interrupt = new Interrupt()
  const save = (sofar: typeof found) => {
    if (flags.save !== undefined) saveSimulation(flags.save, { plan, rulesVersion: game.rulesVersion, sofar })
  }
  let shown = played
  const crew =
    flags.database === undefined
      ? simulationCrew(workers)
      : await queueCrew<Chunk, ChunkResult>({ url: flags.database, game, kind: 'chunk', isStopped: () => interrupt.isSet }, say)
  const found = await runSimulation({
    plan,
    games,
    crew,
    from: saved?.sofar,
    isStopped: () => interrupt.isSet,
    onSofar(sofar) {
      bar.advance(sofar.count.games - shown)
      if (isWorthSaving(shown, sofar.count.games, games)) save(sofar)
      shown = sofar.count.games
    },
  }).finally(async () => {
    bar.end()
    interrupt.end()
    await crew.close()
  })
  const { count, summary } = found
  if (count.games === 0) throw new BadInput(say.stoppedEarly(undefined))
  if (plan.isCounted !== true || isAtStretchEnd(count.games)) save(found)
  const isPartial = count.games < games
  const seconds = (performance.now() - started) / 1000

  const tally = tallyOf(plan, count)
  const now = count.games - played
  const threads = flags.database === undefined ? { workers } : {}
  const speed: Speed = { seconds, ...threads, movesPerSecond: (tally.decisions.mean * now) / seconds, gamesPerSecond: now / seconds }
  const measured = plan.isMeasured === true ? featuresByBot(plan, count) : undefined
  const counted = columnsFor(opened, plan, await loadMetrics(plan.metricFiles))
  if (flags.json === true) {
    const features = measured === undefined ? {} : { features: { names: list.map(({ name }) => name), byBot: measured } }
    const counts = summary === undefined ? {} : { metrics: countsOf(summary, counted) }
    const marks = isPartial ? { isPartial } : {}
    printJson({ ...planData(plan, game.rulesVersion, count.games), ...marks, ...tally, ...features, ...counts, speed })
  } else
    print([
      ...(isPartial ? [say.stoppedEarly(flags.save), ''] : []),
      say.simulated(count.games, title, plan.isRotated),
      ...tallyLines(tally, say),
      ...(measured === undefined ? [] : featureLines(list, measured, say)),
      ...(summary === undefined ? [] : summaryLines(summary, counted, say)),
      ...closingLines(plan, speed, say),
    ])
}

async function planOf(opened: OpenedGame, flags: Flags, say: Words): Promise<SimulationPlan> {
  const { game, knowledge, metrics, text } = opened
  if (flags.features === true) featuresOf(opened, say)
  const bots = flags.seats === undefined ? defaultBots(game) : parseBotSeats(flags.seats, game, knowledge, say)
  const plan: SimulationPlan = {
    game: game.id,
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
  return plan
}

function featuresOf({ knowledge, title }: OpenedGame, say: Words): readonly Feature<unknown>[] {
  const list = knowledge.judgement?.features.list as readonly Feature<unknown>[] | undefined
  if (list === undefined) throw new BadInput(say.nothingMeasured(title))
  return list
}

/** Whether something is given that belongs to the plan: one that is taken up again has it already. */
function isPlanned({ seats, option, seed, records, rotate, features, metrics, metric, parameter, botMs }: Flags): boolean {
  return [seats, option, seed, records, features, metrics, metric, parameter, botMs].some((flag) => flag !== undefined) || !rotate
}

function planData(plan: SimulationPlan, rulesVersion: number, games: number) {
  const { game, options, parameters, bots, seed, isRotated } = plan
  return { game, rulesVersion, games, seed, options, ...(parameters === undefined ? {} : { parameters }), seats: bots, isRotated }
}

function closingLines(plan: SimulationPlan, speed: Speed, say: Words): string[] {
  const [pace, seconds] = [say.number(speed.movesPerSecond, 0), say.number(speed.seconds, 1)]
  return [
    ...(plan.records === undefined ? [] : [say.recordsIn(plan.records)]),
    say.seedIs(plan.seed),
    speed.workers === undefined ? say.queuePace(pace, seconds) : say.pace(pace, seconds, speed.workers),
  ]
}
