import { readFileSync } from 'node:fs'
import { CommanderError } from 'commander'
import { labCommand } from './command.ts'
import { analyseCommand } from './commands/analyse.ts'
import { compareCommand } from './commands/compare.ts'
import { balanceCommand } from './commands/balance.ts'
import { benchCommand } from './commands/bench.ts'
import { botProtocolCommand } from './commands/bot-protocol.ts'
import { calibrateCommand } from './commands/calibrate.ts'
import { cloneCommand } from './commands/clone.ts'
import { exercisesCommand } from './commands/exercises.ts'
import { exportCommand } from './commands/export.ts'
import { gamesCommand } from './commands/games.ts'
import { importCommand } from './commands/import.ts'
import { luckCommand } from './commands/luck.ts'
import { playCommand } from './commands/play.ts'
import { pruneCommand } from './commands/prune.ts'
import { replayCommand } from './commands/replay.ts'
import { simulateCommand } from './commands/simulate.ts'
import { tournamentCommand } from './commands/tournament.ts'
import { trainCommand } from './commands/train.ts'
import { tuneCommand } from './commands/tune.ts'
import { verifyCommand } from './commands/verify.ts'
import { weighCommand } from './commands/weigh.ts'
import { workerCommand } from './commands/worker.ts'
import { BadInput, EXIT, FileTrouble } from './failure.ts'
import { wordsFor } from './language.ts'
import type { Words } from './words/en/index.ts'
import { fileTroubleText, forTerminal, toleratePipeEnd } from './output.ts'

const COMMANDS = [
  gamesCommand,
  playCommand,
  simulateCommand,
  compareCommand,
  balanceCommand,
  luckCommand,
  weighCommand,
  tuneCommand,
  workerCommand,
  replayCommand,
  benchCommand,
  tournamentCommand,
  trainCommand,
  cloneCommand,
  calibrateCommand,
  analyseCommand,
  exercisesCommand,
  botProtocolCommand,
  verifyCommand,
  exportCommand,
  importCommand,
  pruneCommand,
] as const

/** Runs one command line and gives its exit code. */
export async function main(words: readonly string[], env: Readonly<Record<string, string | undefined>>): Promise<number> {
  const say = await wordsFor(words, env)
  toleratePipeEnd()
  process.on('uncaughtException', (error) => {
    process.exit(report(error, say))
  })
  try {
    await program(say).parseAsync(words, { from: 'user' })
    return EXIT.good
  } catch (error) {
    return report(error, say)
  }
}

function program(say: Words) {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string }
  const root = labCommand('echappee', '<command> …', say.help.program, '', say)
    .version(version, '-V, --version', say.help.version)
    .helpCommand('help [command]', say.help.helpCommand)
  for (const command of COMMANDS) root.addCommand(command(say))
  return root
}

/** One sentence on standard error; a stack only for those who ask for it. */
function report(error: unknown, say: Words): number {
  if (error instanceof CommanderError) return error.exitCode
  const isBadInput = error instanceof BadInput || error instanceof FileTrouble
  const why = error instanceof Error ? error.message : String(error)
  const sentence =
    error instanceof FileTrouble ? fileTroubleText(error, say) : isBadInput ? why : say.unexpected(why.replaceAll(/\s*\n\s*/g, ' '))
  process.stderr.write(`echappee: ${forTerminal(sentence)}\n`)
  if (process.env['ECHAPPEE_DEBUG'] === '1' && error instanceof Error) process.stderr.write(`${error.stack}\n`)
  return isBadInput ? EXIT.badInput : EXIT.fault
}
