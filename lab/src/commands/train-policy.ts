import { existsSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { policyFrom } from '@echappee/bots'
import type { MoveFeatures, PolicyWeights } from '@echappee/kernel'
import { thoughtOf } from '@echappee/study/bot-name'
import { wholeNumber } from '../arguments.ts'
import { BadInput } from '../failure.ts'
import { readJson, writeDurably } from '../files.ts'
import { checkOptions, parseOptions } from '../game-options.ts'
import { openGame, type OpenedGame } from '../opened-game.ts'
import { columns, print, printJson } from '../output.ts'
import { progressBar } from '../progress.ts'
import { bold } from '../table/scene.ts'
import { beginning, beginningFrom, digestOf, learn, rounded, stepsOf, type Course, type Progress } from '../training/learn.ts'
import type { Practised } from '../training/self-play.ts'
import { dataText, gameFile } from '../training/weights-file.ts'
import type { Words } from '../words/en/index.ts'

export interface Flags {
  chances?: boolean
  against?: string
  games?: string
  option?: string[]
  seed?: string
  workers?: string
  out?: string
  json?: boolean
}

export const MOST_GAMES = 1_000_000
export const MOST_WORKERS = 256
const USUAL_GAMES = 100_000
/** Against a level that thinks. */
const EXPLOIT_GAMES = 400
/** Steps of learning between two notes of how far it is; against a level each of them is noted. */
const KEEP_EVERY = 20

/** Learns by playing. What was learned so far is kept beside the file, and a run that was cut off is taken up again. */
export async function trainPolicy(id: string, flags: Flags, say: Words): Promise<void> {
  const opened = await openGame(id, say)
  const { game, knowledge, title } = opened
  const features = knowledge.learning?.features as MoveFeatures<unknown, unknown> | undefined
  if (features === undefined) throw new BadInput(say.noMoveFeatures(title))
  const course = courseOf(opened, flags, say)
  const workers = flags.workers === undefined ? availableParallelism() : wholeNumber('--workers', flags.workers, 1, MOST_WORKERS, say)
  const file = flags.out ?? gameFile(id, 'policy.json')
  const part = `${file}.part`
  const learnt = course.against === undefined ? undefined : fitting(features, knowledge.policy)
  const fresh = learnt === undefined ? beginning(course, features) : beginningFrom(course, learnt, [])
  const from = kept(part, course, features, say) ?? fresh
  // Where nothing can be written it is said now, and not after half an hour.
  writeDurably(part, JSON.stringify(from))
  const bar = progressBar(stepsOf(course), from.step)
  let lately: Practised['results'] = {}
  const learned = await learn(from, workers, (progress, results) => {
    lately = results
    bar.advance(1)
    if (course.against !== undefined || progress.step % KEEP_EVERY === 0) writeDurably(part, JSON.stringify(progress))
  }).finally(() => bar.end())
  const data = {
    command: commandOf(course, flags),
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
    print([
      say.learned(title, course.games, file),
      '',
      bold(say.latelyHead()),
      ...columns([say.latelyHeads(), ...won]).map((line) => `  ${line}`),
    ])
}

function courseOf({ game, text }: OpenedGame, flags: Flags, say: Words): Course {
  const { against: bot } = flags
  const seed = flags.seed ?? 'train'
  const usual = bot === undefined ? USUAL_GAMES : EXPLOIT_GAMES
  const games = flags.games === undefined ? usual : wholeNumber('--games', flags.games, 1, MOST_GAMES, say)
  if (bot === undefined) {
    if (flags.option !== undefined) throw new BadInput(say.trainOptionOfTables())
    return { game: game.id, games, seed }
  }
  if (thoughtOf(bot) === undefined || thoughtOf(bot)!.until !== undefined) throw new BadInput(say.trainAgainstLevel(bot))
  // What beats one level is not how the game's bots play.
  if (flags.out === undefined) throw new BadInput(say.trainAgainstOut())
  const course: Course = { game: game.id, games, seed, against: bot }
  if (flags.option === undefined) return course
  const options = checkOptions(parseOptions(flags.option, game, say), game, text, say)
  return { ...course, table: { options, seats: game.seats.best } }
}

function commandOf({ game, games, seed, against }: Course, { option = [] }: Flags): string {
  const given = option.flatMap((one) => ['--option', one])
  return [
    'echappee train',
    game,
    ...(against === undefined ? [] : ['--against', against]),
    '--games',
    games,
    ...given,
    '--seed',
    seed,
  ].join(' ')
}

/** The weights of a policy, if they are of these features. */
function fitting(features: MoveFeatures<unknown, unknown>, policy: PolicyWeights | undefined): readonly number[] | undefined {
  return policy === undefined || policyFrom(features, policy) === undefined ? undefined : policy.weights
}

/** What an earlier run of the same course left; undefined if there is none. */
function kept(part: string, course: Course, { list, contexts }: MoveFeatures<unknown, unknown>, say: Words): Progress | undefined {
  if (!existsSync(part)) return undefined
  const progress = readJson(part, say) as unknown as Progress
  const isSame = JSON.stringify(progress.course) === JSON.stringify(course) && progress.weights?.length === list.length * contexts.length
  if (!isSame) throw new BadInput(say.otherTraining(part))
  return progress
}
