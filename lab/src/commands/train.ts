import { existsSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Command } from 'commander'
import type { Features, MoveFeatures, Weights } from '@echappee/kernel'
import { gather, wholeNumber } from '../arguments.ts'
import { labCommand } from '../command.ts'
import { BadInput } from '../failure.ts'
import { readJson, writeDurably } from '../files.ts'
import { checkOptions, parseOptions } from '../game-options.ts'
import type { Words } from '../words/en/index.ts'
import { openGame } from '../opened-game.ts'
import { columns, print, printJson } from '../output.ts'
import { doAll, stretches } from '../pool.ts'
import { progressBar } from '../progress.ts'
import { bold } from '../table/scene.ts'
import { calibrationOf, type Calibration } from '../training/calibration.ts'
import { fitWeights } from '../training/fit.ts'
import { beginning, digestOf, learn, rounded, stepsOf, type Course, type Progress } from '../training/learn.ts'
import { gatherPositions, type Lesson, type Position } from '../training/positions.ts'
import type { Practised } from '../training/self-play.ts'

interface Flags {
  chances?: boolean
  games?: string
  option?: string[]
  seed?: string
  workers?: string
  out?: string
  json?: boolean
}

const USUAL_GAMES = 4000
const POLICY_GAMES = 100_000
/** Steps of learning between two notes of how far it is. */
const KEEP_EVERY = 20
const MOST_GAMES = 1_000_000
const MOST_WORKERS = 256
/** One game in so many is kept back, and judged by the weights that the others gave. */
const HELD_OUT = 5

export function trainCommand(say: Words): Command {
  const { help } = say
  return labCommand(
    'train',
    '<game> [--chances] [--games N] [--option key=value]… [--seed S] [--workers N] [--out FILE] [--json]',
    help.train,
    help.trainAfter,
    say,
  )
    .argument('<game>', help.gameArgument)
    .option('--chances', help.trainChances)
    .option('--games <n>', help.trainGames)
    .option('--option <key=value>', help.trainOption, gather)
    .option('--seed <s>', help.trainSeed)
    .option('--workers <n>', help.simulateWorkers)
    .option('--out <file>', help.trainOut)
    .option('--json', help.json)
    .action((id: string, flags: Flags) => (flags.chances === true ? trainChances(id, flags, say) : trainPolicy(id, flags, say)))
}

/** Learns by playing. What was learned so far is kept beside the file, and a run that was cut off is taken up again. */
async function trainPolicy(id: string, flags: Flags, say: Words): Promise<void> {
  const { game, knowledge, title } = await openGame(id, say)
  const features = knowledge.learning?.features as MoveFeatures<unknown, unknown> | undefined
  if (features === undefined) throw new BadInput(say.noMoveFeatures(title))
  if (flags.option !== undefined) throw new BadInput(say.trainOptionOfChances())
  const games = flags.games === undefined ? POLICY_GAMES : wholeNumber('--games', flags.games, 1, MOST_GAMES, say)
  const workers = flags.workers === undefined ? availableParallelism() : wholeNumber('--workers', flags.workers, 1, MOST_WORKERS, say)
  const course: Course = { game: id, games, seed: flags.seed ?? 'train' }
  const file = flags.out ?? gameFile(id, 'policy.json')
  const part = `${file}.part`
  const from = kept(part, course, features, say) ?? beginning(course, features)
  // Where nothing can be written it is said now, and not after half an hour.
  writeDurably(part, JSON.stringify(from))
  const bar = progressBar(stepsOf(course), from.step)
  let lately: Practised['results'] = {}
  const learned = await learn(from, workers, (progress, results) => {
    lately = results
    bar.advance(1)
    if (progress.step % KEEP_EVERY === 0) writeDurably(part, JSON.stringify(progress))
  }).finally(() => bar.end())
  const command = ['echappee train', id, '--games', games, '--seed', course.seed].join(' ')
  const data = {
    command,
    rulesVersion: game.rulesVersion,
    digest: digestOf(learned),
    ...(learned.early === undefined ? {} : { early: learned.early }),
    features: features.list.map(({ name }) => name),
    contexts: features.contexts,
    weights: rounded(learned),
  }
  writeDurably(file, `${dataText(data)}\n`)
  rmSync(part, { force: true })
  const won = Object.entries(lately).map(([kind, result]) => [kind, say.number(result.games, 0), say.percent(result.gain / result.games)])
  if (flags.json === true) printJson({ file, ...data, lately })
  else
    print([say.learned(title, games, file), '', bold(say.latelyHead()), ...columns([say.latelyHeads(), ...won]).map((line) => `  ${line}`)])
}

/** What an earlier run of the same course left; undefined if there is none. */
function kept(part: string, course: Course, { list, contexts }: MoveFeatures<unknown, unknown>, say: Words): Progress | undefined {
  if (!existsSync(part)) return undefined
  const progress = readJson(part, say) as unknown as Progress
  const isSame = JSON.stringify(progress.course) === JSON.stringify(course) && progress.weights?.length === list.length * contexts.length
  if (!isSame) throw new BadInput(say.otherTraining(part))
  return progress
}

async function trainChances(id: string, flags: Flags, say: Words): Promise<void> {
  const { game, knowledge, text, title } = await openGame(id, say)
  const features = knowledge.judgement?.features as Features<unknown> | undefined
  if (features === undefined) throw new BadInput(say.noFeatures(title))
  const games = flags.games === undefined ? USUAL_GAMES : wholeNumber('--games', flags.games, 2 * HELD_OUT, MOST_GAMES, say)
  const workers = flags.workers === undefined ? availableParallelism() : wholeNumber('--workers', flags.workers, 1, MOST_WORKERS, say)
  const usual = checkOptions({}, game, text, say)
  const given = flags.option ?? []
  const other = given.length === 0 ? usual : checkOptions(parseOptions(given, game, say), game, text, say)
  const lesson: Lesson = { game: id, options: [usual, other], seed: flags.seed ?? 'train' }

  const positions = await play(lesson, games, workers)
  const isHeldOut = ({ game: number }: Position) => number % HELD_OUT === 0
  const weights = fitWeights(positions.filter((position) => !isHeldOut(position)))
  const calibration = calibrationOf(positions.filter(isHeldOut), weights)

  const file = flags.out ?? gameFile(id, 'weights.json')
  const names = features.list.map(({ name }) => name)
  const command = [
    'echappee train',
    id,
    '--chances --games',
    games,
    ...given.flatMap((option) => ['--option', option]),
    '--seed',
    lesson.seed,
  ].join(' ')
  const data = { command, seed: lesson.seed, rulesVersion: game.rulesVersion, features: names, ...weights }
  writeDurably(file, `${dataText(data)}\n`)
  if (flags.json === true) printJson({ file, games, positions: positions.length, ...data, heldOut: calibration })
  else
    print([say.trained(title, games, positions.length, file), ...weightLines(names, weights, say), ...calibrationLines(calibration, say)])
}

async function play(lesson: Lesson, games: number, workers: number): Promise<Position[]> {
  const bar = progressBar(games)
  const work = { file: new URL('../training/positions.ts', import.meta.url), here: gatherPositions }
  const tasks = stretches(games, workers).map((stretch) => ({ lesson, ...stretch }))
  const answers = await doAll(work, tasks, workers, ({ count }) => bar.advance(count)).finally(() => bar.end())
  return answers.flat()
}

/** In the game's own folder. */
function gameFile(id: string, name: string): string {
  return join(fileURLToPath(new URL('../../../games', import.meta.url)), id, 'bot', name)
}

/** One line a field. */
function dataText(data: object): string {
  const lines = Object.entries(data).map(([key, value]) => {
    const items: string | undefined = Array.isArray(value) ? `[${value.map((item) => JSON.stringify(item)).join(', ')}]` : undefined
    return `  ${JSON.stringify(key)}: ${items ?? JSON.stringify(value)}`
  })
  return `{\n${lines.join(',\n')}\n}`
}

function weightLines(names: readonly string[], { start, end }: Weights, say: Words): string[] {
  const rows = names.map((name, i) => [name, say.number(start[i]!, 3), say.number(end[i]!, 3)])
  return ['', bold(say.weightsHead()), ...columns([say.weightHeads(), ...rows]).map((line) => `  ${line}`)]
}

function calibrationLines({ positions, brier, baseBrier, halfWay, reliability }: Calibration, say: Words): string[] {
  const rows = reliability.map(({ from, count, foretold, came }) => [
    `${say.percent(from)} –`,
    say.number(count, 0),
    say.percent(foretold),
    say.percent(came),
  ])
  return [
    '',
    bold(say.heldOutHead(positions)),
    `  ${say.brier(say.number(brier, 4), say.number(baseBrier, 4))}`,
    `  ${say.halfWay(say.number(halfWay.brier, 4), say.number(halfWay.baseBrier, 4))}`,
    '',
    ...columns([say.reliabilityHeads(), ...rows]).map((line) => `  ${line}`),
  ]
}
