import type { Command } from 'commander'
import { catalog } from '@echappee/games/catalog'
import type { KeptExercise } from '@echappee/kernel'
import { wholeNumber } from '../arguments.ts'
import { labCommand } from '../command.ts'
import { holds, findExercises } from '../exercises/find.ts'
import { positionOf, stockFile, stockText, varied } from '../exercises/stock.ts'
import { BadInput } from '../failure.ts'
import { writeDurably } from '../files.ts'
import { openGame, type OpenedGame } from '../opened-game.ts'
import { print, printJson } from '../output.ts'
import { doAll } from '../pool.ts'
import { progressBar } from '../progress.ts'
import type { Words } from '../words/en/index.ts'

interface Flags {
  find?: string
  races?: string
  drawn?: string
  seed?: string
  workers?: string
  json?: boolean
}

const USUAL_RACES = 200
const MOST_RACES = 100_000
const MOST_EXERCISES = 100
const USUAL_DRAWN = 4
const MOST_DRAWN = 1000
const MOST_WORKERS = 256

export function exercisesCommand(say: Words): Command {
  const { help } = say.exercises
  return labCommand(
    'exercises',
    '<game> [--find N] [--races N] [--drawn N] [--seed S] [--workers N] [--json]',
    help.exercises,
    help.after,
    say,
  )
    .argument('<game>', say.help.gameArgument)
    .option('--find <n>', help.find)
    .option('--races <n>', help.races)
    .option('--drawn <n>', help.drawn)
    .option('--seed <s>', help.seed)
    .option('--workers <n>', say.help.simulateWorkers)
    .option('--json', say.help.json)
    .action(async (id: string, flags: Flags) => {
      const opened = await openGame(id, say)
      if (opened.knowledge.clone === undefined || opened.knowledge.deeds === undefined)
        throw new BadInput(say.judgement.noClone(opened.title, id))
      if (flags.find !== undefined) return find(id, opened, flags, say)
      const strange = (['races', 'drawn', 'workers'] as const).find((flag) => flags[flag] !== undefined)
      if (strange !== undefined) throw new BadInput(say.exercises.findOnly(`--${strange}`))
      check(id, opened, await keptOf(id, opened, say), flags, say)
    })
}

/** Writes so many exercises, or as many as the races have. */
async function find(id: string, { game, title }: OpenedGame, flags: Flags, say: Words): Promise<void> {
  const wanted = wholeNumber('--find', flags.find!, 1, MOST_EXERCISES, say)
  const races = flags.races === undefined ? USUAL_RACES : wholeNumber('--races', flags.races, 1, MOST_RACES, say)
  const workers = flags.workers === undefined ? 1 : wholeNumber('--workers', flags.workers, 1, MOST_WORKERS, say)
  const drawn = flags.drawn === undefined ? USUAL_DRAWN : wholeNumber('--drawn', flags.drawn, 0, MOST_DRAWN, say)
  const seed = flags.seed ?? 'exercises'
  const bar = progressBar(races)
  const work = { file: new URL('../exercises/find.ts', import.meta.url), here: findExercises }
  const tasks = Array.from({ length: races }, (_, i) => ({ game: id, seed, race: i + 1, drawn }))
  const looked = await doAll(work, tasks, workers, () => bar.advance(1)).finally(() => bar.end())
  const exercises = varied(looked.flat(), wanted)
  if (exercises.length === 0) throw new BadInput(say.exercises.none(title, races))
  const file = stockFile(id)
  const command = [
    'echappee exercises',
    id,
    '--find',
    wanted,
    '--races',
    races,
    ...(drawn === USUAL_DRAWN ? [] : ['--drawn', drawn]),
    '--seed',
    seed,
  ].join(' ')
  writeDurably(file, stockText(command, game.rulesVersion, exercises))
  if (flags.json === true) printJson({ file, command, exercises })
  else print([say.exercises.found(title, exercises.length, races, file)])
}

async function keptOf(id: string, { title }: OpenedGame, say: Words): Promise<readonly KeptExercise[]> {
  const kept = (await catalog.find((entry) => entry.id === id)?.parts?.exercises?.()) ?? []
  if (kept.length === 0) throw new BadInput(say.exercises.noStock(title, id))
  return kept
}

/** Looks at every kept exercise again, in other games. */
function check(id: string, rules: OpenedGame, kept: readonly KeptExercise[], { seed = 'check', json }: Flags, say: Words): void {
  const { game, text, title } = rules
  const checked = kept.map((exercise, i) => {
    const match = positionOf(game, exercise)
    const isHeld = match !== undefined && holds(rules, match.view(exercise.seat), exercise.seat, exercise.answer, `${seed}/${i + 1}`)
    return { exercise, match, isHeld }
  })
  const held = checked.filter(({ isHeld }) => isHeld).length
  if (json === true)
    printJson({
      game: id,
      seed,
      exercises: checked.map(({ exercise, match, isHeld }) => ({ ...exercise.answer, isPosition: match !== undefined, isHeld })),
    })
  else
    print([
      ...checked.map(({ exercise: { answer, seat }, match, isHeld }, i) => {
        if (match === undefined) return say.exercises.lost(i + 1)
        const view: unknown = match.view(seat)
        const words = (move: unknown) => text.move(move, view, (who) => `${who + 1}`)
        const gain = `${say.percent(answer.next.gain)} ± ${say.percent(1.96 * answer.next.gainError)}`
        return say.exercises.line(i + 1, words(answer.move), words(answer.next.move), gain, isHeld)
      }),
      '',
      say.exercises.checked(title, held, kept.length),
    ])
  if (held < kept.length) throw new BadInput(say.exercises.fallen(title, kept.length - held))
}
