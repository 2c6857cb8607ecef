import type { Command } from 'commander'
import { wholeNumber } from '../arguments.ts'
import { measure } from '../bench.ts'
import { labCommand } from '../command.ts'
import { checkOptions } from '../game-options.ts'
import type { Messages } from '../messages/en.ts'
import { firstBuiltGame, openGame } from '../opened-game.ts'
import { print, printJson } from '../output.ts'

const USUAL_MS = 1500
const TEN_MINUTES = 600_000

export function benchCommand(say: Messages): Command {
  return labCommand('bench', '[game] [--ms N] [--json]', say.help.bench, say.help.benchAfter, say)
    .argument('[game]', say.help.benchGameArgument)
    .option('--ms <n>', say.help.benchMs)
    .option('--json', say.help.json)
    .action(async (id: string | undefined, { ms, json }: { ms?: string; json?: boolean }) => {
      const { game, text, title } = await openGame(id ?? firstBuiltGame(say), say)
      const measured = measure(
        game,
        checkOptions({}, game, text, say),
        ms === undefined ? USUAL_MS : wholeNumber('--ms', ms, 1, TEN_MINUTES, say),
      )
      if (json !== true) {
        const labels = say.benchLabels()
        print([
          say.benchHead(title, measured.seats),
          say.perSecond(labels.games, say.number(measured.gamesPerSecond, 0)),
          say.perSecond(labels.moves, say.number(measured.movesPerSecond, 0)),
          say.perSecond(labels.clones, say.number(measured.clonesPerSecond, 0)),
          say.perSecond(labels.determinizations, say.number(measured.determinizationsPerSecond, 0)),
        ])
      }
      printJson({ name: 'echappee', ...measured })
    })
}
