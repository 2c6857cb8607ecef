import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { performance } from 'node:perf_hooks'
import type { Command } from 'commander'
import { fingerprint } from '@echappee/study/fingerprint'
import type { StudyPlan } from '@echappee/study/plan'
import { columnsFor, playStretch, type Part, type Stretch } from '@echappee/study/stretch'
import { TOLERANCE, contrastsOf, isKnown, type Contrast } from '@echappee/study/verdict'
import { gather, wholeNumber } from '../arguments.ts'
import { labCommand } from '../command.ts'
import { BadInput } from '../failure.ts'
import { checkMetricFiles, loadMetrics } from '../metric-file.ts'
import { nearest } from '../nearest.ts'
import { openGame, type OpenedGame } from '../opened-game.ts'
import { print, printJson } from '../output.ts'
import { progressBar } from '../progress.ts'
import { queueCrew } from '../queue/crew.ts'
import { checkQueueable } from '../queue/flags.ts'
import { parseOwnBots } from '../seats.ts'
import { apartLines, contrastLines, medianPairing } from '../study/contrast-lines.ts'
import { countsOf } from '../study/counts.ts'
import { Interrupt } from '../study/interrupt.ts'
import { runStudy, studyCrew } from '../study/run.ts'
import { isAtStretchEnd, isWorthSaving, readStudy, saveStudy } from '../study/save-file.ts'
import { summaryLines } from '../study/summary-lines.ts'
import { parseVary, variantsOf } from '../study/variants.ts'
import type { Report } from '../report/report.ts'
import { checkPlaces, writeReports } from '../report/write.ts'
import type { Words } from '../words/en/index.ts'

interface Flags {
  vary?: string[]
  games: string
  seats?: string
  bots?: string
  option?: string[]
  parameter?: string[]
  metric?: string[]
  until?: string
  on?: string
  seed?: string
  workers?: string
  database?: string
  save?: string
  resume?: string
  html?: string
  csv?: string
  parquet?: string
  json?: boolean
}

const MOST_GAMES = 10_000_000
const MOST_WORKERS = 256
const MOST_VARIANTS = 32
const USAGE =
  '<game> --vary key=a,b … [--games N] [--until 2%] [--seats N] [--bots LEVEL] [--database URL] [--html FILE] [--save FILE] [--resume FILE] [--json]'

export function compareCommand(say: Words): Command {
  const help = say.help
  return labCommand('compare', USAGE, help.compare, help.compareAfter, say)
    .argument('<game>', help.gameArgument)
    .option('--vary <key=a,b>', help.compareVary, gather)
    .option('--games <n>', help.compareGames, '400')
    .option('--seats <n>', help.compareSeats)
    .option('--bots <list>', help.compareBots)
    .option('--option <key=value>', help.option, gather)
    .option('--parameter <key=value>', help.parameter, gather)
    .option('--metric <file>', help.metricFile, gather)
    .option('--until <percent>', help.compareUntil)
    .option('--on <metrics>', help.compareOn)
    .option('--seed <s>', help.simulateSeed)
    .option('--workers <n>', help.simulateWorkers)
    .option('--database <url>', help.database)
    .option('--save <file>', help.compareSave)
    .option('--resume <file>', help.compareResume)
    .option('--html <file>', help.reportHtml)
    .option('--csv <dir>', help.reportCsv)
    .option('--parquet <dir>', help.reportParquet)
    .option('--json', help.json)
    .action((id: string, flags: Flags) => compare(id, flags, say))
}

async function compare(id: string, flags: Flags, say: Words): Promise<void> {
  const opened = await openGame(id, say)
  const games = wholeNumber('--games', flags.games, 2, MOST_GAMES, say)
  const workers = flags.workers === undefined ? availableParallelism() : wholeNumber('--workers', flags.workers, 1, MOST_WORKERS, say)
  const until = flags.until === undefined ? undefined : percentage(flags.until, say)
  const saved = flags.resume === undefined ? undefined : readStudy(flags.resume, opened.game.rulesVersion, say)
  if (saved !== undefined && (saved.plan.game !== id || isPlanned(flags))) throw new BadInput(say.otherStudy(flags.resume!))
  const plan = saved?.plan ?? (await planOf(opened, flags, games, say))
  checkQueueable(flags, plan, say)
  const extra = await loadMetrics(plan.metricFiles)
  const columns = plan.variants.map((variant) => columnsFor(opened, variant, extra))
  const focus = flags.on === undefined ? plan.watched : focusOf(flags.on, columns[0]!, say)
  const judge = (part: Part) =>
    contrastsOf(part, columns, { tolerance: until ?? TOLERANCE, ...(until === undefined ? {} : { tuned: games }) })

  checkPlaces(flags)
  if (flags.save !== undefined) checkPlaces({ html: flags.save })
  const bar = progressBar(games, saved?.part.count)
  const interrupt = new Interrupt()
  let shown = saved?.part.count ?? 0
  const crew =
    flags.database === undefined
      ? studyCrew(workers)
      : await queueCrew<Stretch, Part>({ url: flags.database, game: opened.game, kind: 'stretch', isStopped: () => interrupt.isSet }, say)
  const part = await runStudy({
    plan,
    columns,
    games,
    crew,
    from: saved?.part,
    isStopped: () => interrupt.isSet,
    isEnough: (sofar) => until !== undefined && isKnown(judge(sofar), until, focus),
    onPart(sofar) {
      bar.advance(sofar.count - shown)
      if (flags.save !== undefined && isWorthSaving(shown, sofar.count, games)) saveStudy(flags.save, { plan, part: sofar })
      shown = sofar.count
    },
  }).finally(async () => {
    bar.end()
    interrupt.end()
    await crew.close()
  })
  if (part === undefined) throw new BadInput(say.stoppedEarly(undefined))
  const isEnough = until !== undefined && isKnown(judge(part), until, focus)
  const isPartial = part.count < games && !isEnough
  if (flags.save !== undefined && isAtStretchEnd(part.count)) saveStudy(flags.save, { plan, part })
  const contrasts = judge(part)
  const report: Report = { opened, plan, part, columns, contrasts, isPartial, command: commandOf(id, flags, games), seed: plan.seed }
  const files = await writeReports(report, flags, say)
  if (flags.json === true) printJson(jsonOf(report, until, isEnough))
  else print([...lines(report, until, isEnough, flags, say), ...files.map((file) => say.written(file))])
}

async function planOf(opened: OpenedGame, flags: Flags, games: number, say: Words): Promise<StudyPlan> {
  const { game, knowledge } = opened
  const { min, max, best } = game.seats
  const seats = flags.seats === undefined ? best : wholeNumber('--seats', flags.seats, min, max, say)
  const bots = parseOwnBots(flags.bots ?? 'greedy', knowledge, say)
  await checkMetricFiles(flags.metric ?? [], opened.metrics, say)
  const varied = parseVary(flags.vary ?? [], opened, say)
  const variants = variantsOf(opened, { seats, bots, options: flags.option ?? [], parameters: flags.parameter ?? [] }, varied, say)
  const plan: StudyPlan = {
    game: game.id,
    rulesVersion: game.rulesVersion,
    seed: flags.seed ?? randomBytes(8).toString('hex'),
    variants,
    ...(flags.metric === undefined ? {} : { metricFiles: flags.metric }),
    ...(flags.on === undefined
      ? {}
      : { watched: focusOf(flags.on, columnsFor(opened, variants[0]!, await loadMetrics(flags.metric)), say) }),
  }
  if (variants.length > MOST_VARIANTS) {
    const hours = (secondsOfOne(opened, plan) * variants.length * games) / 3600
    throw new BadInput(say.tooManyVariants(variants.length, games, say.number(hours, hours < 10 ? 1 : 0), MOST_VARIANTS))
  }
  return plan
}

/** One game of the first variant, to say how long all would take. */
function secondsOfOne(opened: OpenedGame, plan: StudyPlan): number {
  const started = performance.now()
  playStretch(opened, { ...plan, variants: plan.variants.slice(0, 1) }, 1, 1)
  return (performance.now() - started) / 1000
}

/** Whether something is given that belongs to the plan: one that is taken up again has it already. */
function isPlanned({ vary, seats, bots, option, parameter, metric, seed }: Flags): boolean {
  return [vary, seats, bots, option, parameter, metric, seed].some((flag) => flag !== undefined)
}

function percentage(text: string, say: Words): number {
  const value = /^\d{1,2}([.,]\d{1,3})?\s?%?$/.test(text) ? Number(text.replace(',', '.').replace(/\s?%$/, '')) : Number.NaN
  if (!(value >= 0.1 && value <= 50)) throw new BadInput(say.untilForm(text))
  return value / 100
}

function focusOf(text: string, { game, seat }: Report['columns'][number], say: Words): string[] {
  const allowed = [...game, ...seat].map(({ name }) => name)
  return text.split(',').map((name) => {
    if (!allowed.includes(name)) throw new BadInput(say.unknownMetric(name, nearest(name, allowed), allowed))
    return name
  })
}

const several = (flag: string, values: readonly string[] = []) => values.map((value) => `--${flag} ${value}`)
const one = (flag: string, value: string | undefined) => (value === undefined ? [] : [`--${flag} ${value}`])

/** As somebody types it to get the same again. */
function commandOf(id: string, flags: Flags, games: number): string {
  return [
    `echappee compare ${id}`,
    ...several('vary', flags.vary),
    ...several('option', flags.option),
    ...several('parameter', flags.parameter),
    ...one('seats', flags.seats),
    ...one('bots', flags.bots),
    `--games ${games}`,
    ...one('until', flags.until),
    ...one('on', flags.on),
  ].join(' ')
}

function jsonOf({ plan, part, columns, contrasts, isPartial }: Report, until: number | undefined, isEnough: boolean) {
  return {
    ...plan,
    games: part.count,
    fingerprint: fingerprint(part.summaries),
    isPartial,
    ...(until === undefined ? {} : { until, isEnough }),
    variants: plan.variants.map((variant, v) => ({ ...variant, metrics: countsOf(part.summaries[v]!, columns[v]!) })),
    contrasts: contrasts.map(({ variant, ...contrast }: Contrast) => ({ variant: plan.variants[variant]!.label, ...contrast })),
    pairing: medianPairing(contrasts),
    ...(part.apart === undefined ? {} : { apart: part.apart }),
  }
}

function lines(
  { opened, plan, part, columns, contrasts, isPartial }: Report,
  until: number | undefined,
  isEnough: boolean,
  flags: Flags,
  say: Words,
): string[] {
  const labels = plan.variants.map(({ label }) => label)
  return [
    ...(isPartial ? [say.stoppedEarly(flags.save), ''] : []),
    say.compared(opened.title, part.count, labels.length, isPartial),
    say.baseIs(labels[0]!, [...new Set(plan.variants[0]!.bots)].join(', ')),
    '',
    ...(labels.length === 1 ? summaryLines(part.summaries[0]!, columns[0]!, say) : contrastLines(contrasts, labels, say)),
    ...(contrasts.length === 0 ? [] : [say.holmNote(contrasts.length), say.pairingNote(say.number(medianPairing(contrasts), 2))]),
    ...apartLines(part, labels, say),
    ...(until === undefined ? [] : [say.sequenceNote(), isEnough ? say.enough(part.count) : say.notEnough(part.count)]),
    say.seedIs(plan.seed),
    say.fingerprint(fingerprint(part.summaries)),
  ]
}
