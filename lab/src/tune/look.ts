import { columnsFor, type Part, type Stretch } from '@echappee/study/stretch'
import type { Crew } from '../in-order.ts'
import { loadMetrics } from '../metric-file.ts'
import type { OpenedGame } from '../opened-game.ts'
import { progressBar } from '../progress.ts'
import type { Interrupt } from '../study/interrupt.ts'
import { tunedNumbers } from '../study/parameters.ts'
import { runStudy } from '../study/run.ts'
import { isWorthSaving } from '../study/save-file.ts'
import { judgePlan, judgedPoints } from './judgement.ts'
import { playRounds, type Ground } from './rounds.ts'
import { saveSearch, type SavedSearch } from './save-file.ts'
import { judgedGames } from './search.ts'
import { labelAt, numbersAt } from './space.ts'

export interface Looking {
  readonly opened: OpenedGame
  /** A file to keep it in now and then. */
  readonly save?: string | undefined
  readonly crew: Crew<Stretch, Part>
  readonly interrupt: Interrupt
}

/** Plays on until it is judged, or stopped. */
export async function look(begun: SavedSearch, { opened, save, crew, interrupt }: Looking): Promise<SavedSearch> {
  const ground = await groundOf(opened, begun)
  const isStopped = () => interrupt.isSet
  let saved = begun
  let played = gamesOf(begun)
  const bar = progressBar(begun.search.budget, played)
  const keep = (change: Partial<SavedSearch>, games: number) => {
    saved = { ...saved, ...change }
    bar.advance(games)
    if (save !== undefined && (games === 0 || isWorthSaving(played, played + games, Infinity))) saveSearch(save, saved)
    played += games
  }
  try {
    const progress = await playRounds({
      ground,
      crew,
      from: begun.progress,
      isStopped,
      onProgress: (now, games) => keep({ progress: now }, games),
    })
    if (progress.phase === 'judge' && !isStopped()) {
      const points = judgedPoints(ground, progress.alive[0]!).map(({ point }) => point)
      const plan = begun.judge?.plan ?? judgePlan(ground, points)
      const columns = plan.variants.map(() => ground.columns)
      let counted = begun.judge?.part.count ?? 0
      const onPart = (part: Part) => {
        keep({ judge: { plan, part } }, (part.count - counted) * points.length)
        counted = part.count
      }
      await runStudy({ plan, columns, games: judgedGames(begun.search, points.length), crew, from: begun.judge?.part, isStopped, onPart })
    }
  } finally {
    bar.end()
  }
  if (save !== undefined) saveSearch(save, saved)
  return saved
}

export async function groundOf(opened: OpenedGame, { game, rulesVersion, search, base, metricFiles }: SavedSearch): Promise<Ground> {
  return {
    search,
    game,
    rulesVersion,
    metricFiles,
    columns: columnsFor(opened, base, await loadMetrics(metricFiles)),
    variantAt(point) {
      const parameters = tunedNumbers(opened.game, { ...base.parameters, ...numbersAt(search.axes, point) })
      const { label: _label, parameters: _parameters, ...rest } = base
      return { ...rest, label: labelAt(search.axes, point), ...(parameters === undefined ? {} : { parameters }) }
    },
  }
}

export const gamesOf = ({ progress, judge }: SavedSearch): number =>
  progress.trials.reduce((sum, { games }) => sum + games, 0) + (judge === undefined ? 0 : judge.part.count * judge.plan.variants.length)
