import { availableParallelism } from 'node:os'
import type { Command } from 'commander'
import type { Features, Weights } from '@echappee/kernel'
import { gather, wholeNumber } from '../arguments.ts'
import { labCommand } from '../command.ts'
import { BadInput } from '../failure.ts'
import { writeDurably } from '../files.ts'
import { checkOptions, parseOptions } from '../game-options.ts'
import type { Words } from '../words/en/index.ts'
import { openGame } from '../opened-game.ts'
import { columns, print, printJson } from '../output.ts'
import { doAll, stretches } from '../pool.ts'
import { progressBar } from '../progress.ts'
import { bold } from '../table/scene.ts'
import { calibrationOf, type Calibration } from '../training/calibration.ts'
import { fitWeights } from '../training/fit.ts'
import { gatherPositions, type Lesson, type Position } from '../training/positions.ts'
import { dataText, gameFile } from '../training/weights-file.ts'
import { MOST_GAMES, MOST_WORKERS, trainPolicy, type Flags } from './train-policy.ts'

const USUAL_GAMES = 4000
/** One game in so many is kept back, and judged by the weights that the others gave. */
const HELD_OUT = 5

export function trainCommand(say: Words): Command {
  const { help } = say
  return labCommand(
    'train',
    '<game> [--chances | --against LEVEL] [--games N] [--option key=value]… [--seed S] [--workers N] [--out FILE] [--json]',
    help.train,
    help.trainAfter,
    say,
  )
    .argument('<game>', help.gameArgument)
    .option('--chances', help.trainChances)
    .option('--against <level>', help.trainAgainst)
    .option('--games <n>', help.trainGames)
    .option('--option <key=value>', help.trainOption, gather)
    .option('--seed <s>', help.trainSeed)
    .option('--workers <n>', help.simulateWorkers)
    .option('--out <file>', help.trainOut)
    .option('--json', help.json)
    .action((id: string, flags: Flags) => (flags.chances === true ? trainChances(id, flags, say) : trainPolicy(id, flags, say)))
}

async function trainChances(id: string, flags: Flags, say: Words): Promise<void> {
  if (flags.against !== undefined) throw new BadInput(say.trainAgainstOrChances())
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
