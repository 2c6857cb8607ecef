import { availableParallelism } from 'node:os'
import type { Command } from 'commander'
import type { OptionField } from '@echappee/kernel'
import type { StudyPlan } from '@echappee/study/plan'
import { columnsFor, type Part } from '@echappee/study/stretch'
import { TOLERANCE, contrastsOf } from '@echappee/study/verdict'
import { gather, wholeNumber } from '../arguments.ts'
import { labCommand } from '../command.ts'
import { BadInput } from '../failure.ts'
import { openGame, type OpenedGame } from '../opened-game.ts'
import { columns as inColumns, print, printJson } from '../output.ts'
import { progressBar } from '../progress.ts'
import { parseBots } from '../seats.ts'
import { doDisagree, optionFindings, winFindings, type OptionFinding, type WinFinding } from '../study/findings.ts'
import { Interrupt } from '../study/interrupt.ts'
import { runStudy, studyCrew } from '../study/run.ts'
import { variantsOf } from '../study/variants.ts'
import { bold } from '../table/scene.ts'
import type { Words } from '../words/en/index.ts'

interface Flags {
  games: string
  bots: string
  seats?: string
  option?: string[]
  seed: string
  workers?: string
  json?: boolean
}

/** What one kind of bots shows. */
interface Witness {
  readonly bots: string
  readonly games: number
  readonly wins: readonly WinFinding[]
  readonly options: readonly OptionFinding[]
}

const USAGE = '<game> [--games N,N] [--bots greedy,leader:30] [--seats N] [--option key=value]… [--json]'
const MOST_GAMES = 1_000_000

export function balanceCommand(say: Words): Command {
  const help = say.help
  return labCommand('balance', USAGE, help.balance, help.balanceAfter, say)
    .argument('<game>', help.gameArgument)
    .option('--games <n,n>', help.balanceGames, '300,60')
    .option('--bots <a,b>', help.balanceBots, 'greedy,leader:30')
    .option('--seats <n>', help.compareSeats)
    .option('--option <key=value>', help.option, gather)
    .option('--seed <s>', help.simulateSeed, 'balance')
    .option('--workers <n>', help.simulateWorkers)
    .option('--json', help.json)
    .action((id: string, flags: Flags) => balance(id, flags, say))
}

async function balance(id: string, flags: Flags, say: Words): Promise<void> {
  const opened = await openGame(id, say)
  const { min, max, best } = opened.game.seats
  const seats = flags.seats === undefined ? best : wholeNumber('--seats', flags.seats, min, max, say)
  const workers = flags.workers === undefined ? availableParallelism() : wholeNumber('--workers', flags.workers, 1, 256, say)
  const bots = parseBots(flags.bots, opened.knowledge, say)
  const counts = flags.games.split(',').map((text) => wholeNumber('--games', text, 20, MOST_GAMES, say))
  const interrupt = new Interrupt()
  const crew = studyCrew(workers)
  const witnesses: Witness[] = []
  for (const [i, bot] of bots.entries()) {
    const plan = planOf(opened, { seats, bot, options: flags.option ?? [], seed: flags.seed }, say)
    const games = counts[i] ?? counts.at(-1)!
    const bar = progressBar(games)
    let shown = 0
    const onPart = ({ count }: Part) => {
      bar.advance(count - shown)
      shown = count
    }
    const columns = plan.variants.map((variant) => columnsFor(opened, variant))
    const part = await runStudy({ plan, columns, games, crew, onPart, isStopped: () => interrupt.isSet }).finally(() => {
      bar.end()
    })
    if (part === undefined) break
    const labels = plan.variants.map(({ label }) => label)
    const contrasts = contrastsOf(part, columns, { tolerance: TOLERANCE })
    witnesses.push({
      bots: bot,
      games: part.count,
      wins: winFindings(part.summaries[0]!, columns[0]!, seats),
      options: optionFindings(contrasts, labels),
    })
  }
  interrupt.end()
  await crew.close()
  if (witnesses.length === 0) throw new BadInput(say.stoppedEarly(undefined))
  const isPartial = witnesses.length < bots.length || interrupt.isSet
  if (flags.json === true) printJson({ game: id, rulesVersion: opened.game.rulesVersion, seed: flags.seed, seats, isPartial, witnesses })
  else print([...(isPartial ? [say.stoppedEarly(undefined), ''] : []), ...lines(opened, seats, witnesses, say), say.seedIs(flags.seed)])
}

/** The game as it is, then every option that can be named at another value than usual. */
function planOf(
  opened: OpenedGame,
  { seats, bot, options, seed }: { seats: number; bot: string; options: readonly string[]; seed: string },
  say: Words,
): StudyPlan {
  const { game } = opened
  const basis = { seats, bots: [bot], options, parameters: [] }
  const [usual] = variantsOf(opened, basis, [], say)
  const isFixed = (key: string) => options.some((given) => given.startsWith(`${key}=`))
  const others = Object.entries(game.optionFields).flatMap(([key, field]) =>
    isFixed(key) ? [] : otherValues(field).map((value) => `${key}=${value}`),
  )
  const variants = others.flatMap((option) => {
    try {
      const [variant] = variantsOf(opened, { ...basis, options: [...options, option] }, [], say)
      return [{ ...variant!, label: option }]
    } catch (error) {
      // Not for this number of seats, or not beside the others.
      if (error instanceof BadInput) return []
      throw error
    }
  })
  return { game: game.id, rulesVersion: game.rulesVersion, seed, variants: [usual!, ...variants] }
}

function otherValues(field: OptionField): string[] {
  switch (field.kind) {
    case 'choice':
      return field.values.filter((value) => value !== field.default)
    case 'flag':
      return [`${!field.default}`]
    case 'number':
      return [...new Set([field.min, field.max])].filter((value) => value !== field.default).map(String)
    case 'numbers':
    case 'document':
      return field.presets.filter((preset) => preset !== field.default)
  }
}

/** As many as a line can name. */
const MOST_NAMED = 5

const named = (list: readonly string[]) =>
  list.length > MOST_NAMED ? [...list.slice(0, MOST_NAMED), `+${list.length - MOST_NAMED}`] : list

function lines({ title }: OpenedGame, seats: number, witnesses: readonly Witness[], say: Words): string[] {
  const [first, second] = witnesses
  const kinds = { more: '+', less: '−', fair: '=', unknown: '?' } as const
  const cell = (finding: WinFinding | undefined) => (finding === undefined ? '–' : `${say.percent(finding.share)} ${kinds[finding.kind]}`)
  const rows = first!.wins.map((finding) => {
    const same = second?.wins.find(({ label, value }) => label === finding.label && value === finding.value)
    const isDisputed = doDisagree(finding.kind, same?.kind)
    return [
      `${finding.label} ${finding.value}`,
      say.percent(finding.fair),
      cell(finding),
      ...(second === undefined ? [] : [cell(same)]),
      isDisputed ? say.disagree(first!.bots, second!.bots) : '',
    ]
  })
  const heads = ['', say.fairHead(), ...witnesses.map(({ bots, games }) => `${bots} (${games})`), '']
  const options = first!.options.map(({ label, changes, isDead }) => {
    const other = second?.options.find((finding) => finding.label === label)
    if (isDead && other?.isDead !== false) return `  ${say.optionDead(label)}`
    if (changes.length === 0) return `  ${say.optionQuiet(label, first!.games)}`
    const isDisputed = other !== undefined && other.isDead
    return `  ${say.optionMatters(label, named(changes))}${isDisputed ? `; ${say.disagree(first!.bots, second!.bots)}` : ''}`
  })
  return [
    say.balanceHead(title, seats),
    say.balanceMarks(),
    '',
    bold(say.balanceWins()),
    ...inColumns([heads, ...rows]).map((line) => `  ${line}`),
    '',
    bold(say.balanceOptions()),
    ...options,
    '',
  ]
}
