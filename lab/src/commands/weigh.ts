import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { Command } from 'commander'
import { gather, wholeNumber } from '../arguments.ts'
import { labCommand } from '../command.ts'
import { BadInput } from '../failure.ts'
import { makeFolder, writeDurably } from '../files.ts'
import { checkOptions, parseOptions } from '../game-options.ts'
import { openGame } from '../opened-game.ts'
import { print, printJson } from '../output.ts'
import { inOrder, withCrew } from '../in-order.ts'
import { crewHere, type Work } from '../pool.ts'
import { progressBar } from '../progress.ts'
import { saveRecord } from '../record-file.ts'
import { checkPlaces } from '../report/write.ts'
import { parseBots, seatRecords } from '../seats.ts'
import { recordGame } from '../simulation/one-game.ts'
import { botsOf, recordName, type SimulationPlan } from '../simulation/plan.ts'
import { Interrupt } from '../study/interrupt.ts'
import { replayLink } from '../weight/replay-link.ts'
import { heaviest, summaryOf } from '../weight/summary.ts'
import { weightLines, weightPage, type Shown, type Weight } from '../weight/told.ts'
import { lookAgain, weighRaces, type Heavy, type SecondLook } from '../weight/weigh.ts'
import type { Words } from '../words/en/index.ts'

interface Flags {
  games: string
  effort: string
  seats?: string
  bots?: string
  option?: string[]
  seed: string
  workers?: string
  records?: string
  site: string
  html?: string
  json?: boolean
}

const USAGE =
  '<game> [--games N] [--effort N] [--seats N] [--bots LEVEL] [--option key=value]… [--records DIR] [--html FILE] [--site URL] [--json]'
const MOST_GAMES = 10_000
const MOST_EFFORT = 10_000
/** Looked at again, and told. */
const SUSPECTS = 30
const TOLD = 10
const TIMES_FRESH = 8
const CONFIDENCE = 1 - 0.05 / SUSPECTS

export function weighCommand(say: Words): Command {
  const { help } = say.weight
  return labCommand('weigh', USAGE, help.weigh, help.after, say)
    .argument('<game>', say.help.gameArgument)
    .option('--games <n>', help.games, '12')
    .option('--effort <n>', help.effort, '32')
    .option('--seats <n>', say.help.compareSeats)
    .option('--bots <list>', say.help.compareBots)
    .option('--option <key=value>', say.help.option, gather)
    .option('--seed <s>', say.help.simulateSeed, 'weigh')
    .option('--workers <n>', say.help.simulateWorkers)
    .option('--records <dir>', help.records)
    .option('--html <file>', say.help.reportHtml)
    .option('--site <url>', help.site, 'http://localhost:4810')
    .option('--json', say.help.json)
    .action((id: string, flags: Flags) => weigh(id, flags, say))
}

async function weigh(id: string, flags: Flags, say: Words): Promise<void> {
  const { game, knowledge, text, title } = await openGame(id, say)
  const { min, max, best } = game.seats
  const games = wholeNumber('--games', flags.games, 1, MOST_GAMES, say)
  const effort = wholeNumber('--effort', flags.effort, 8, MOST_EFFORT, say)
  const seats = flags.seats === undefined ? best : wholeNumber('--seats', flags.seats, min, max, say)
  const words = parseBots(flags.bots ?? 'greedy', knowledge, say)
  const bots = Array.from({ length: seats }, (_, seat) => words[seat % words.length]!)
  const workers = flags.workers === undefined ? availableParallelism() : wholeNumber('--workers', flags.workers, 1, 256, say)
  if (!URL.canParse(flags.site) || !/^https?:/.test(flags.site)) throw new BadInput(say.weight.siteForm(flags.site))
  const options = checkOptions(parseOptions(flags.option ?? [], game, say), game, text, say, seats)
  checkPlaces(flags.html === undefined ? {} : { html: flags.html })
  if (flags.records !== undefined) makeFolder(flags.records)
  const plan: SimulationPlan = { game: id, options, bots, seed: flags.seed, isRotated: true }

  const bar = progressBar(games + SUSPECTS)
  const interrupt = new Interrupt()
  const file = new URL('../weight/weigh.ts', import.meta.url)
  const go = { workers, isStopped: () => interrupt.isSet, onDone: () => bar.advance(1) }
  const tasks = Array.from({ length: games }, (_, i) => ({ plan, effort, first: i + 1, count: 1 }))
  const [races, again] = await (async () => {
    const weighed = (await allInOrder({ file, here: weighRaces }, tasks, go)).flat()
    const looks = heaviest(weighed, SUSPECTS).map((one): SecondLook => {
      return { plan, ...one, effort, fresh: TIMES_FRESH * effort, confidence: CONFIDENCE }
    })
    return [weighed, await allInOrder({ file, here: lookAgain }, looks, go)] as const
  })().finally(() => {
    bar.end()
    interrupt.end()
  })
  if (races.length === 0) throw new BadInput(say.stoppedEarly(undefined))

  const told: Weight = {
    game: id,
    title,
    rulesVersion: game.rulesVersion,
    seed: flags.seed,
    seats,
    bots,
    options,
    command: commandOf(id, flags, seats),
    races: races.length,
    isPartial: interrupt.isSet,
    ...summaryOf(races),
    heaviest: await shown(plan, again, flags, say),
  }
  if (flags.html !== undefined) writeDurably(flags.html, weightPage(told, text, say))
  if (flags.json === true) printJson(told)
  else
    print([
      ...(told.isPartial ? [say.stoppedEarly(undefined), ''] : []),
      ...weightLines(told, text, say),
      ...(flags.html === undefined ? [] : [say.written(flags.html)]),
    ])
}

interface Going {
  readonly workers: number
  readonly isStopped: () => boolean
  readonly onDone: () => void
}

/** Those that were answered before somebody stopped it, in their order. */
async function allInOrder<Task, Result>(
  work: Pick<Work<Task, Result>, 'file' | 'here'>,
  tasks: readonly Task[],
  { workers, isStopped, onDone }: Going,
): Promise<Result[]> {
  const answers: Result[] = []
  let next = 0
  await withCrew(crewHere(work, workers), (crew) =>
    inOrder(
      crew,
      () => (isStopped() ? undefined : tasks[next++]),
      (answer) => {
        answers.push(answer)
        onDone()
      },
    ),
  )
  return answers
}

/** The heaviest first, each with a way to see it. */
async function shown(plan: SimulationPlan, looked: readonly Heavy[], { records, site }: Flags, say: Words): Promise<Shown[]> {
  const rules = await openGame(plan.game, say)
  const told = looked.toSorted((a, b) => b.weight - a.weight).slice(0, TOLD)
  const list: Shown[] = []
  for (const heavy of told) {
    const { record } = await recordGame(rules, plan, heavy.game)
    const who = seatRecords(botsOf(plan, heavy.game))[heavy.seat]!.name
    const link = replayLink(site, record, heavy.seq - 1)
    if (records === undefined) list.push({ ...heavy, who, link })
    else {
      const file = join(records, recordName(plan, heavy.game))
      saveRecord(file, record)
      list.push({ ...heavy, who, link, file })
    }
  }
  return list
}

/** As somebody types it to get the same again. */
function commandOf(id: string, { games, effort, bots, option = [], seed }: Flags, seats: number): string {
  return [
    `echappee weigh ${id} --games ${games} --effort ${effort} --seats ${seats}`,
    ...(bots === undefined ? [] : [`--bots ${bots}`]),
    ...option.map((given) => `--option ${given}`),
    `--seed ${seed}`,
  ].join(' ')
}
