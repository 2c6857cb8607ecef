import { TOLERANCE, contrastsOf } from '@echappee/study/verdict'
import { BadInput } from '../failure.ts'
import type { OpenedGame } from '../opened-game.ts'
import { print, printJson } from '../output.ts'
import type { Report } from '../report/report.ts'
import { writeReports, type Wanted } from '../report/write.ts'
import type { Words } from '../words/en/index.ts'
import { tunedSections } from './html.ts'
import { deadParameters, judgedOf, judgedPoints } from './judgement.ts'
import { bestLabel, tunedLines, type Tuned } from './lines.ts'
import { gamesOf, groundOf } from './look.ts'
import type { SavedSearch } from './save-file.ts'
import { judgedGames } from './search.ts'
import { labelAt } from './space.ts'
import { missOf } from './target.ts'

export interface Telling extends Wanted {
  readonly save?: string
  readonly json?: boolean
}

/** Prints what was found, and writes the files that are wanted. */
export async function tell(opened: OpenedGame, saved: SavedSearch, flags: Telling, say: Words): Promise<void> {
  const { search, progress, judge, base } = saved
  const games = gamesOf(saved)
  if (games === 0) throw new BadInput(say.stoppedEarly(undefined))
  const ground = await groundOf(opened, saved)
  const points = judge === undefined ? [] : judgedPoints(ground, progress.alive[0]!)
  const isPartial = judge === undefined || judge.part.count < judgedGames(search, points.length)
  const tuned: Tuned = {
    search,
    progress,
    judged: judge === undefined ? undefined : judgedOf(ground, points, judge.part),
    dead: judge === undefined ? [] : deadParameters(ground, points, judge.part),
    isPartial,
  }
  const command = commandOf(saved)
  const files = judge === undefined ? [] : await writeAll(opened, saved, tuned, flags, say)
  if (flags.json === true) printJson(jsonOf(saved, tuned, games))
  else
    print([
      ...(isPartial ? [say.stoppedEarly(flags.save), ''] : []),
      say.tune.head(opened.title, progress.trials.length, games, isPartial),
      say.tune.playedBy([...new Set(base.bots)].join(', '), base.bots.length),
      '',
      ...tunedLines(tuned, say),
      command,
      say.seedIs(search.seed),
      ...files.map((file) => say.written(file)),
    ])
}

/** As somebody types it to get the same again. */
function commandOf({ game, asked, search }: SavedSearch): string {
  return [`echappee tune ${game}`, ...asked, `--budget ${search.budget}`].join(' ')
}

async function writeAll(opened: OpenedGame, saved: SavedSearch, tuned: Tuned, flags: Telling, say: Words): Promise<string[]> {
  const { plan, part } = saved.judge!
  const { columns: own } = await groundOf(opened, saved)
  const columns = plan.variants.map(() => own)
  const contrasts = contrastsOf(part, columns, { tolerance: TOLERANCE })
  const { isPartial } = tuned
  const report: Report = { opened, plan, part, columns, contrasts, isPartial, command: commandOf(saved), seed: saved.search.seed }
  return writeReports(report, flags, say, tunedSections(tuned, report, say))
}

function jsonOf({ game, rulesVersion, search, base, progress }: SavedSearch, tuned: Tuned, games: number) {
  const { axes, targets } = search
  return {
    game,
    rulesVersion,
    ...search,
    bots: base.bots,
    options: base.options,
    games,
    isPartial: tuned.isPartial,
    best: bestLabel(tuned),
    judged: tuned.judged ?? null,
    dead: tuned.dead,
    trials: progress.trials.map(({ point, games: played, moments }) => ({
      label: labelAt(axes, point),
      games: played,
      means: Object.fromEntries(targets.map(({ metric }, i) => [metric, moments[i]![1]])),
      miss: missOf(targets, moments),
    })),
  }
}
