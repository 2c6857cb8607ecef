import type { Command } from 'commander'
import { Analyst, curveAsKnown, effortFor, type Analysis, type Costly, type Point } from '@echappee/bots'
import type { Json, Seat } from '@echappee/kernel'
import { gather, wholeNumber } from '../arguments.ts'
import { labCommand } from '../command.ts'
import { BadInput } from '../failure.ts'
import { runAudit, type AuditFlags } from '../judgement/audit-run.ts'
import type { Words } from '../words/en/index.ts'
import { columns, print, printJson } from '../output.ts'
import { progressBar } from '../progress.ts'
import { namesOf, openRecord, replayRecord, type OpenedRecord } from '../record-file.ts'
import { bold } from '../table/scene.ts'

interface Flags extends AuditFlags {
  effort?: string
  audit?: boolean
}

const USUAL_EFFORT = 256
const MOST_EFFORT = 10_000
const SHOWN_DECISIONS = 8
const SHOWN_POINTS = 16
const AUDIT_FLAGS = ['games', 'seats', 'option', 'seed', 'leaders', 'keep', 'workers'] as const

export function analyseCommand(say: Words): Command {
  const { help } = say.judgement
  const usage =
    '<file> [--effort N] [--json] | <game> --audit [--games N] [--seats greedy,leader,…] [--option key=value]… [--seed S] [--leaders N] [--keep FILE] [--workers N] [--json]'
  return labCommand('analyse', usage, help.analyse, help.analyseAfter, say)
    .argument('<file>', help.analyseFile)
    .option('--effort <n>', help.analyseEffort)
    .option('--audit', help.analyseAudit)
    .option('--games <n>', help.auditGames)
    .option('--seats <list>', help.auditSeats)
    .option('--option <key=value>', say.help.option, gather)
    .option('--seed <s>', help.auditSeed)
    .option('--leaders <n>', help.auditLeaders)
    .option('--keep <file>', help.auditKeep)
    .option('--workers <n>', say.help.simulateWorkers)
    .option('--json', say.help.json)
    .action(async (file: string, flags: Flags) => {
      if (flags.audit === true) return runAudit(file, flags, say)
      const strange = AUDIT_FLAGS.find((flag) => flags[flag] !== undefined)
      if (strange !== undefined) throw new BadInput(say.judgement.auditOnly(`--${strange}`))
      const opened = await openRecord(file, say)
      const effort = flags.effort === undefined ? USUAL_EFFORT : wholeNumber('--effort', flags.effort, 4, MOST_EFFORT, say)
      // Everything is checked before anything is thought about.
      replayRecord(file, opened, say)
      const { analysis, known, views } = analyse(file, opened, effort / USUAL_EFFORT, say)
      if (flags.json === true) printJson({ file, game: opened.record.game, effort, ...analysis, known })
      else print(linesOf(opened, analysis, views, say))
    })
}

function analyse(file: string, { opened, record }: OpenedRecord, times: number, say: Words) {
  const seed = `analyse/${record.start.digest}`
  const moves = record.moves.length
  const analyst = new Analyst(opened, moves, effortFor(moves, times), seed)
  const bar = progressBar(2 * (moves + 1))
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
    const known: Point[][] = record.seats.map((_, seat) => {
      const curve = curveAsKnown(opened, record, seat, seed)
      bar.advance((moves + 1) / record.seats.length)
      return curve
    })
    return { analysis: analyst.result(), known, views }
  } finally {
    bar.end()
  }
}

function linesOf({ opened, record }: OpenedRecord, analysis: Analysis, views: ReadonlyMap<number, unknown>, say: Words): string[] {
  const names = namesOf(record)
  const nameOf = (seat: Seat) => names(seat) || `${seat}`
  const seats = record.seats.map((_, seat) => nameOf(seat))
  const { curve, costly, shares, draws } = analysis
  const step = Math.max(1, Math.ceil(curve.length / SHOWN_POINTS))
  const points = curve.filter((_, i) => i % step === 0 || i === curve.length - 1)
  const words = (move: Json, { seq }: Costly) => opened.text.move(move, views.get(seq), names)
  return [
    say.analysed(opened.title, record.moves.length),
    ...table(say.curveHead(), [
      ['', ...seats],
      ...points.map(({ seq, chances }) => [`${seq}`, ...chances.map((chance) => say.percent(chance))]),
    ]),
    '',
    bold(say.costlyHead()),
    ...(costly.length === 0 ? [`  ${say.nothingCostly()}`] : []),
    ...costly.slice(0, SHOWN_DECISIONS).map((one) => {
      const range = `${say.percent(one.low)} – ${say.percent(one.high)}`
      return `  ${say.costly(one.seq, nameOf(one.seat), words(one.played, one), words(one.better, one), say.percent(one.cost), range)}`
    }),
    ...table(say.judgement.sharesHead(), [
      say.judgement.shareHeads(),
      ...shares.map(({ seat, draws: drawn, own, others, rest, interval }) => [
        nameOf(seat),
        say.percent(drawn),
        `${say.percent(own)} ± ${say.percent(interval)}`,
        say.percent(others),
        say.percent(rest),
      ]),
    ]),
    ...(draws === 0 ? ['', `  ${say.judgement.noDraws()}`] : []),
  ]
}

function table(heading: string, rows: readonly (readonly string[])[]): string[] {
  return ['', bold(heading), ...columns(rows).map((line) => `  ${line}`)]
}
