import { availableParallelism } from 'node:os'
import type { Command } from 'commander'
import { POLICY } from '@echappee/study/bot-name'
import type { StudyPlan } from '@echappee/study/plan'
import { columnsFor, type Part } from '@echappee/study/stretch'
import { TOLERANCE, contrastsOf } from '@echappee/study/verdict'
import { gather, wholeNumber } from '../arguments.ts'
import { balancePlan } from '../balance/plan.ts'
import { balanceLines, balancePage, type Balance, type Witness } from '../balance/told.ts'
import { teach } from '../balance/train.ts'
import { labCommand } from '../command.ts'
import { BadInput } from '../failure.ts'
import { writeDurably } from '../files.ts'
import { withCrew } from '../in-order.ts'
import { openGame, type OpenedGame } from '../opened-game.ts'
import { print, printJson } from '../output.ts'
import { progressBar } from '../progress.ts'
import { checkPlaces } from '../report/write.ts'
import { parseOwnBots } from '../seats.ts'
import { optionFindings, winFindings } from '../study/findings.ts'
import { Interrupt } from '../study/interrupt.ts'
import { runStudy, studyCrew } from '../study/run.ts'
import { neverChosen } from '../study/summary-lines.ts'
import type { Words } from '../words/en/index.ts'

interface Flags {
  games: string
  bots: string
  train?: string
  seats?: string
  option?: string[]
  seed: string
  workers?: string
  html?: string
  json?: boolean
}

const USAGE = '<game> [--games N,N] [--bots greedy,leader:30] [--train MINUTES] [--seats N] [--option key=value]… [--html FILE] [--json]'
const MOST_GAMES = 1_000_000
/** What bots are called that learned anew. */
const LEARNED = 'learned'

export function balanceCommand(say: Words): Command {
  const help = say.help
  return labCommand('balance', USAGE, help.balance, help.balanceAfter, say)
    .argument('<game>', help.gameArgument)
    .option('--games <n,n>', help.balanceGames, '300,60')
    .option('--bots <a,b>', help.balanceBots, 'greedy,leader:30')
    .option('--train <minutes>', say.balance.help.train)
    .option('--seats <n>', help.compareSeats)
    .option('--option <key=value>', help.option, gather)
    .option('--seed <s>', help.simulateSeed, 'balance')
    .option('--workers <n>', help.simulateWorkers)
    .option('--html <file>', help.reportHtml)
    .option('--json', help.json)
    .action((id: string, flags: Flags) => balance(id, flags, say))
}

async function balance(id: string, flags: Flags, say: Words): Promise<void> {
  const opened = await openGame(id, say)
  const { min, max, best } = opened.game.seats
  const seats = flags.seats === undefined ? best : wholeNumber('--seats', flags.seats, min, max, say)
  const workers = flags.workers === undefined ? availableParallelism() : wholeNumber('--workers', flags.workers, 1, 256, say)
  const bots = parseOwnBots(flags.bots, opened.knowledge, say)
  const counts = flags.games.split(',').map((text) => wholeNumber('--games', text, 20, MOST_GAMES, say))
  checkPlaces(flags.html === undefined ? {} : { html: flags.html })
  const planFor = (bot: string) => balancePlan(opened, { seats, bot, options: flags.option ?? [], seed: flags.seed }, say)
  const interrupt = new Interrupt()
  const isStopped = () => interrupt.isSet
  const witnesses: Witness[] = []
  const look = async (name: string, plan: StudyPlan, games: number): Promise<boolean> => {
    const witness = isStopped() ? undefined : await witnessOf(opened, plan, { name, games, workers, isStopped })
    if (witness !== undefined) witnesses.push(witness)
    return witness?.games === games
  }
  let isWhole = true
  try {
    // What they learned is wanted first: it may be refused.
    const lesson = planFor(POLICY)
    const taught = flags.train === undefined ? undefined : await teach(opened, lesson, { asked: flags.train, workers, isStopped }, say)
    for (const [i, bot] of bots.entries()) isWhole = (await look(bot, planFor(bot), counts[i] ?? counts.at(-1)!)) && isWhole
    if (taught !== undefined) {
      isWhole = (await look(LEARNED, { ...lesson, variants: taught.variants }, counts[0]!)) && isWhole
      const gains = taught.variants.map(({ label }, v) => ({ label, gain: taught.gains[v]! }))
      const last = witnesses.at(-1)
      if (last?.bots === LEARNED) witnesses.splice(-1, 1, { ...last, taught: { games: taught.games, gains } })
    }
  } finally {
    interrupt.end()
  }
  if (witnesses.length === 0) throw new BadInput(say.stoppedEarly(undefined))
  const found: Balance = {
    game: id,
    title: opened.title,
    rulesVersion: opened.game.rulesVersion,
    seed: flags.seed,
    seats,
    command: commandOf(id, flags, seats, witnesses),
    isPartial: !isWhole || interrupt.isSet,
    witnesses,
  }
  if (flags.html !== undefined) writeDurably(flags.html, balancePage(found, say))
  if (flags.json === true) printJson(found)
  else
    print([
      ...(found.isPartial ? [say.stoppedEarly(undefined), ''] : []),
      ...balanceLines(found, say),
      ...(flags.html === undefined ? [] : [say.written(flags.html)]),
    ])
}

interface Wanted {
  readonly name: string
  readonly games: number
  readonly workers: number
  readonly isStopped: () => boolean
}

/** What one kind of bots shows; undefined if it was stopped before the first games. */
async function witnessOf(opened: OpenedGame, plan: StudyPlan, { name, games, workers, isStopped }: Wanted): Promise<Witness | undefined> {
  const bar = progressBar(games)
  let shown = 0
  const onPart = ({ count }: Part) => {
    bar.advance(count - shown)
    shown = count
  }
  const columns = plan.variants.map((variant) => columnsFor(opened, variant))
  const part = await withCrew(studyCrew(workers), (crew) => runStudy({ plan, columns, games, crew, onPart, isStopped })).finally(() =>
    bar.end(),
  )
  if (part === undefined) return undefined
  const contrasts = contrastsOf(part, columns, { tolerance: TOLERANCE })
  return {
    bots: name,
    games: part.count,
    wins: winFindings(part.summaries[0]!, columns[0]!, plan.variants[0]!.bots.length),
    options: optionFindings(
      contrasts,
      plan.variants.map(({ label }) => label),
    ),
    never: neverChosen(part.summaries[0]!),
  }
}

/** As somebody types it to get the same again: minutes are told as the games that they became. */
function commandOf(id: string, { games, bots, train, option = [], seed }: Flags, seats: number, witnesses: readonly Witness[]): string {
  const taught = witnesses.find((witness) => witness.taught !== undefined)?.taught
  return [
    `echappee balance ${id} --games ${games} --bots ${bots}`,
    ...(train === undefined ? [] : [`--train ${taught === undefined ? train : `${taught.games}g`}`]),
    `--seats ${seats}`,
    ...option.map((given) => `--option ${given}`),
    `--seed ${seed}`,
  ].join(' ')
}
