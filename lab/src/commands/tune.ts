import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { performance } from 'node:perf_hooks'
import type { Command } from 'commander'
import { STRETCH, columnsFor, type Part, type Stretch } from '@echappee/study/stretch'
import { gather, wholeNumber } from '../arguments.ts'
import { labCommand } from '../command.ts'
import { BadInput } from '../failure.ts'
import type { Crew } from '../in-order.ts'
import { checkMetricFiles, loadMetrics } from '../metric-file.ts'
import { openGame, type OpenedGame } from '../opened-game.ts'
import { checkPlaces } from '../report/write.ts'
import { parseOwnBots } from '../seats.ts'
import { Interrupt } from '../study/interrupt.ts'
import { studyCrew } from '../study/run.ts'
import { variantsOf } from '../study/variants.ts'
import { look } from '../tune/look.ts'
import { readSearch, type SavedSearch } from '../tune/save-file.ts'
import { beginSearch, leastBudget } from '../tune/search.ts'
import { parseAxes, type Axis } from '../tune/space.ts'
import { tell } from '../tune/tell.ts'
import { parseTargets } from '../tune/target.ts'
import type { Words } from '../words/en/index.ts'

interface Flags {
  param?: string[]
  target?: string[]
  budget: string
  seats?: string
  bots?: string
  option?: string[]
  parameter?: string[]
  metric?: string[]
  seed?: string
  workers?: string
  save?: string
  resume?: string
  html?: string
  csv?: string
  parquet?: string
  json?: boolean
}

const MOST_BUDGET = 100_000_000
const USAGE =
  "<game> --param key=lo..hi … --target 'metric<=x' … [--budget GAMES|10m] [--seats N] [--bots LEVEL] [--html FILE] [--save FILE] [--resume FILE] [--json]"

export function tuneCommand(say: Words): Command {
  const { help } = say
  return labCommand('tune', USAGE, say.tune.help.tune, say.tune.help.after, say)
    .argument('<game>', help.gameArgument)
    .option('--param <key=lo..hi>', say.tune.help.param, gather)
    .option('--target <metric<=x>', say.tune.help.target, gather)
    .option('--budget <games|minutes>', say.tune.help.budget, '20000')
    .option('--seats <n>', help.compareSeats)
    .option('--bots <list>', help.compareBots)
    .option('--option <key=value>', help.option, gather)
    .option('--parameter <key=value>', help.parameter, gather)
    .option('--metric <file>', help.metricFile, gather)
    .option('--seed <s>', help.simulateSeed)
    .option('--workers <n>', help.simulateWorkers)
    .option('--save <file>', help.compareSave)
    .option('--resume <file>', help.compareResume)
    .option('--html <file>', help.reportHtml)
    .option('--csv <dir>', help.reportCsv)
    .option('--parquet <dir>', help.reportParquet)
    .option('--json', help.json)
    .action((id: string, flags: Flags) => tune(id, flags, say))
}

async function tune(id: string, flags: Flags, say: Words): Promise<void> {
  const opened = await openGame(id, say)
  const workers = flags.workers === undefined ? availableParallelism() : wholeNumber('--workers', flags.workers, 1, 256, say)
  const kept = flags.resume === undefined ? undefined : readSearch(flags.resume, opened.game.rulesVersion, say)
  if (kept !== undefined && (kept.game !== id || isPlanned(flags))) throw new BadInput(say.otherStudy(flags.resume!))
  const crew = studyCrew(workers)
  const interrupt = new Interrupt()
  try {
    const begun = kept ?? (await begin(opened, flags, crew, say))
    checkPlaces(flags)
    if (flags.save !== undefined) checkPlaces({ html: flags.save })
    const saved = await look(begun, { opened, save: flags.save, crew, interrupt })
    await tell(opened, saved, flags, say)
  } finally {
    interrupt.end()
    await crew.close()
  }
}

/** What the command line asks for, before anything is played but a few games for the pace. */
async function begin(opened: OpenedGame, flags: Flags, crew: Crew<Stretch, Part>, say: Words): Promise<SavedSearch> {
  const { game, knowledge } = opened
  if (game.parameters === undefined) throw new BadInput(say.noParameters(opened.title))
  const axes = parseAxes(flags.param ?? [], game, say)
  if (axes.length === 0) throw new BadInput(say.tune.noParams())
  const fixed = flags.parameter ?? []
  const both = axes.find(({ key }) => fixed.some((text) => text.startsWith(`${key}=`)))
  if (both !== undefined) throw new BadInput(say.tune.fixedParam(both.key))
  const { min, max, best } = game.seats
  const seats = flags.seats === undefined ? best : wholeNumber('--seats', flags.seats, min, max, say)
  const bots = parseOwnBots(flags.bots ?? 'greedy', knowledge, say)
  await checkMetricFiles(flags.metric ?? [], opened.metrics, say)
  const [base] = variantsOf(opened, { seats, bots, options: flags.option ?? [], parameters: fixed }, [], say)
  const targets = parseTargets(flags.target ?? [], columnsFor(opened, base!, await loadMetrics(flags.metric)), say)
  if (targets.length === 0) throw new BadInput(say.tune.noTargets())
  const seed = flags.seed ?? randomBytes(8).toString('hex')
  const common = { game: game.id, rulesVersion: game.rulesVersion, base: base!, metricFiles: flags.metric, asked: askedOf(flags) }
  const budget = await budgetOf(flags.budget, axes, () => paceOf({ ...common, seed }, crew), say)
  const search = { axes, targets, seed, budget }
  return { ...common, search, progress: beginSearch(search) }
}

/** In games. */
async function budgetOf(text: string, axes: readonly Axis[], pace: () => Promise<number>, say: Words): Promise<number> {
  const [, number, unit] = /^(\d{1,9})(m?)$/.exec(text) ?? []
  const least = leastBudget(axes)
  const value = Number(number)
  const isGood = unit === 'm' ? value >= 1 && value <= 10_000 : value >= least && value <= MOST_BUDGET
  if (number === undefined || !isGood) throw new BadInput(say.tune.budgetForm(text, least, MOST_BUDGET))
  if (unit !== 'm') return value
  const games = Math.floor((60 * value * (await pace())) / STRETCH) * STRETCH
  if (games < least) throw new BadInput(say.tune.shortMinutes(text, games, least))
  process.stderr.write(`${say.tune.pace(games)}\n`)
  return Math.min(games, MOST_BUDGET)
}

/** Games a second, of all workers together. */
async function paceOf(
  {
    seed,
    game,
    rulesVersion,
    base,
    metricFiles,
  }: Pick<SavedSearch, 'game' | 'rulesVersion' | 'base' | 'metricFiles'> & { readonly seed: string },
  crew: Crew<Stretch, Part>,
) {
  const plan = { game, rulesVersion, seed: `${seed}/pace`, variants: [base], ...(metricFiles === undefined ? {} : { metricFiles }) }
  const play = (first: number) => Promise.all(Array.from({ length: crew.size }, () => crew.run({ plan, first, count: STRETCH })))
  await play(1)
  const started = performance.now()
  await play(1 + STRETCH)
  return (1000 * crew.size * STRETCH) / (performance.now() - started)
}

/** Whether something is given that belongs to the search: one that is taken up again has it already. */
function isPlanned({ param, target, seats, bots, option, parameter, metric, seed }: Flags): boolean {
  return [param, target, seats, bots, option, parameter, metric, seed].some((flag) => flag !== undefined)
}

const several = (flag: string, values: readonly string[] = []) => values.map((value) => `--${flag} ${quoted(value)}`)
const quoted = (value: string) => (/[<>&|;$\s]/.test(value) ? `'${value}'` : value)

/** As somebody types it, but for the budget and the seed. */
function askedOf({ param, target, option, parameter, metric, seats, bots }: Flags): string[] {
  return [
    ...several('param', param),
    ...several('target', target),
    ...several('option', option),
    ...several('parameter', parameter),
    ...several('metric', metric),
    ...(seats === undefined ? [] : [`--seats ${seats}`]),
    ...(bots === undefined ? [] : [`--bots ${bots}`]),
  ]
}
