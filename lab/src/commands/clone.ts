import { availableParallelism } from 'node:os'
import type { Command } from 'commander'
import type { MoveFeatures } from '@echappee/kernel'
import { wholeNumber } from '../arguments.ts'
import { labCommand } from '../command.ts'
import { BadInput } from '../failure.ts'
import { writeDurably } from '../files.ts'
import { openGame } from '../opened-game.ts'
import { print, printJson } from '../output.ts'
import { progressBar } from '../progress.ts'
import { cloneLevel } from '../training/clone.ts'
import { gameFile } from '../training/weights-file.ts'
import type { Words } from '../words/en/index.ts'

interface Flags {
  games?: string
  seed?: string
  workers?: string
  out?: string
  json?: boolean
}

const USUAL_GAMES = 400
const FEWEST_GAMES = 8
const MOST_GAMES = 100_000
const MOST_WORKERS = 256
/** Who sits at a usual table. */
const LEVEL = 'leader'

export function cloneCommand(say: Words): Command {
  const { help } = say.judgement
  return labCommand('clone', '<game> [--games N] [--seed S] [--workers N] [--out FILE] [--json]', help.clone, help.cloneAfter, say)
    .argument('<game>', say.help.gameArgument)
    .option('--games <n>', help.cloneGames)
    .option('--seed <s>', help.cloneSeed)
    .option('--workers <n>', say.help.simulateWorkers)
    .option('--out <file>', help.cloneOut)
    .option('--json', say.help.json)
    .action(async (id: string, flags: Flags) => {
      const { game, knowledge, title } = await openGame(id, say)
      const features = knowledge.learning?.features as MoveFeatures<unknown, unknown> | undefined
      if (features === undefined) throw new BadInput(say.noMoveFeatures(title))
      if (knowledge.judgement === undefined) throw new BadInput(say.noFeatures(title))
      const games = flags.games === undefined ? USUAL_GAMES : wholeNumber('--games', flags.games, FEWEST_GAMES, MOST_GAMES, say)
      const workers = flags.workers === undefined ? availableParallelism() : wholeNumber('--workers', flags.workers, 1, MOST_WORKERS, say)
      const seed = flags.seed ?? 'clone'
      const bar = progressBar(games)
      const cloned = await cloneLevel({ game: id, level: LEVEL, seed }, games, features, workers, (count) => bar.advance(count)).finally(
        () => bar.end(),
      )
      const { surprise, uniform, ...clone } = cloned
      const file = flags.out ?? gameFile(id, 'clone.json')
      const command = ['echappee clone', id, '--games', games, '--seed', seed].join(' ')
      const data = { command, level: LEVEL, rulesVersion: game.rulesVersion, ...clone }
      writeDurably(file, `${lines(data)}\n`)
      if (flags.json === true) printJson({ file, surprise, uniform, ...data })
      else print([say.judgement.cloned(title, games, file), say.judgement.surprise(say.number(surprise, 3), say.number(uniform, 3))])
    })
}

const list = (items: readonly unknown[]) => `[${items.map((item) => JSON.stringify(item)).join(', ')}]`

/** One line a field. */
function lines(data: object): string {
  const fields = Object.entries(data).map(([key, value]) => {
    const text = Array.isArray(value)
      ? list(value)
      : typeof value === 'object' && value !== null
        ? `{ ${Object.entries(value as Record<string, unknown[]>)
            .map(([name, items]) => `"${name}": ${list(items)}`)
            .join(', ')} }`
        : JSON.stringify(value)
    return `  ${JSON.stringify(key)}: ${text}`
  })
  return `{\n${fields.join(',\n')}\n}`
}
