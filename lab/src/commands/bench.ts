import type { Command } from 'commander'
import { gather, wholeNumber } from '../arguments.ts'
import { measure } from '../bench.ts'
import { labCommand } from '../command.ts'
import { BadInput } from '../failure.ts'
import { checkOptions, parseOptions } from '../game-options.ts'
import type { Words } from '../words/en/index.ts'
import { firstBuiltGame, openGame } from '../opened-game.ts'
import { print, printJson } from '../output.ts'
import { measureSearch, measureWorkers } from '../search-bench.ts'

const USUAL_MS = 1500
const TEN_MINUTES = 600_000
const MOST_WORKERS = 256
/** Of the time, for each turn of one worker or of all. */
const WORKER_SHARES = 3

interface BenchFlags {
  ms?: string
  search?: boolean
  workers?: string
  seats?: string
  option?: string[]
  json?: boolean
}

export function benchCommand(say: Words): Command {
  return labCommand(
    'bench',
    '[game] [--search [--workers N]] [--seats N] [--option key=value]… [--ms N] [--json]',
    say.help.bench,
    say.help.benchAfter,
    say,
  )
    .argument('[game]', say.help.benchGameArgument)
    .option('--ms <n>', say.help.benchMs)
    .option('--search', say.help.benchSearch)
    .option('--workers <n>', say.help.benchWorkers)
    .option('--seats <n>', say.help.benchSeats)
    .option('--option <key=value>', say.help.option, gather)
    .option('--json', say.help.json)
    .action(async (id: string | undefined, { ms, search, workers, seats, option = [], json }: BenchFlags) => {
      const { game, knowledge, text, title } = await openGame(id ?? firstBuiltGame(say), say)
      const duration = ms === undefined ? USUAL_MS : wholeNumber('--ms', ms, 1, TEN_MINUTES, say)
      const { min, max, best } = game.seats
      const table = seats === undefined ? best : wholeNumber('--seats', seats, min, max, say)
      const options = checkOptions(parseOptions(option, game, say), game, text, say, table)
      const count = workers === undefined ? 1 : wholeNumber('--workers', workers, 1, MOST_WORKERS, say)
      if (count > 1 && search !== true) throw new BadInput(say.workersSearch())
      if (search === true) {
        const searched = measureSearch({ game, knowledge }, options, table, duration)
        const together =
          count === 1 ? undefined : await measureWorkers({ game: game.id, options, seats: table, ms: duration / WORKER_SHARES }, count)
        if (json !== true) {
          print([say.benchSearchHead(title, searched.seats), say.perSecond(say.iterations(), say.number(searched.iterationsPerSecond, 0))])
          if (together !== undefined)
            print([say.benchWorkers(count, say.number(together.iterationsPerSecond, 0), say.number(together.ratioToOne, 2))])
        }
        printJson({ name: 'echappee', ...searched, ...(together === undefined ? {} : { together }) })
        return
      }
      const measured = measure(game, options, table, duration)
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
