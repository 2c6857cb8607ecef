import type { Command } from 'commander'
import { Analyst, effortOf, type Analysis, type Costly, type Effort } from '@echappee/bots'
import type { Json, Seat } from '@echappee/kernel'
import { wholeNumber } from '../arguments.ts'
import { labCommand } from '../command.ts'
import type { Words } from '../words/en/index.ts'
import { columns, print, printJson } from '../output.ts'
import { progressBar } from '../progress.ts'
import { namesOf, openRecord, replayRecord, type OpenedRecord } from '../record-file.ts'
import { bold } from '../table/scene.ts'

interface Flags {
  effort?: string
  json?: boolean
}

const USUAL_EFFORT = 40
const MOST_EFFORT = 10_000
const SHOWN_DECISIONS = 8
const SHOWN_POINTS = 16

export function analyseCommand(say: Words): Command {
  const { help } = say
  return labCommand('analyse', '<file> [--effort N] [--json]', help.analyse, help.analyseAfter, say)
    .argument('<file>', help.fileArgument)
    .option('--effort <n>', help.analyseEffort)
    .option('--json', help.json)
    .action(async (file: string, flags: Flags) => {
      const opened = await openRecord(file, say)
      const games = flags.effort === undefined ? USUAL_EFFORT : wholeNumber('--effort', flags.effort, 4, MOST_EFFORT, say)
      // Everything is checked before anything is thought about.
      replayRecord(file, opened, say)
      const { analysis, views } = analyse(file, opened, effortOf(games), say)
      if (flags.json === true) printJson({ file, game: opened.record.game, effort: games, ...analysis })
      else print(linesOf(opened, analysis, views, say))
    })
}

function analyse(file: string, { opened, record }: OpenedRecord, effort: Effort, say: Words) {
  const analyst = new Analyst(opened, effort, `analyse/${record.start.digest}`)
  const bar = progressBar(record.moves.length + 1)
  /** What a seat saw before its decision, for the words of its moves. */
  const views = new Map<number, unknown>()
  let before: unknown[] = []
  try {
    replayRecord(file, { opened, record }, say, (step) => {
      if (step.seat !== undefined) views.set(step.seq, before[step.seat])
      before = step.match.seats.map((_, seat): unknown => step.match.view(seat))
      analyst.see(step)
      bar.advance(1)
    })
  } finally {
    bar.end()
  }
  return { analysis: analyst.result(), views }
}

function linesOf({ opened, record }: OpenedRecord, analysis: Analysis, views: ReadonlyMap<number, unknown>, say: Words): string[] {
  const names = namesOf(record)
  const nameOf = (seat: Seat) => names(seat) || `${seat}`
  const seats = record.seats.map((_, seat) => nameOf(seat))
  const { curve, costly, shares } = analysis
  const step = Math.max(1, Math.ceil(curve.length / SHOWN_POINTS))
  const points = curve.filter((_, i) => i % step === 0 || i === curve.length - 1)
  const words = (move: Json, { seq }: Costly) => opened.text.move(move, views.get(seq), names)
  return [
    say.analysed(opened.title, record.moves.length),
    ...table(say.curveHead(), [
      ['', ...seats],
      ...points.map(({ seq, shown }) => [`${seq}`, ...shown.map((chance) => say.percent(chance))]),
    ]),
    '',
    bold(say.costlyHead()),
    ...(costly.length === 0 ? [`  ${say.nothingCostly()}`] : []),
    ...costly.slice(0, SHOWN_DECISIONS).map((one) => {
      const range = `${say.percent(one.low)} – ${say.percent(one.high)}`
      return `  ${say.costly(one.seq, nameOf(one.seat), words(one.played, one), words(one.better, one), say.percent(one.cost), range)}`
    }),
    ...table(say.sharesHead(), [
      say.shareHeads(),
      ...shares.map(({ seat, luck, choices, interval }) => [
        nameOf(seat),
        say.percent(luck),
        say.percent(choices),
        `± ${say.percent(interval)}`,
      ]),
    ]),
  ]
}

function table(heading: string, rows: readonly (readonly string[])[]): string[] {
  return ['', bold(heading), ...columns(rows).map((line) => `  ${line}`)]
}
