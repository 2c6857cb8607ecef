import type { Columns } from '@echappee/study/column'
import type { StudyPlan, Variant } from '@echappee/study/plan'
import { STRETCH, type Part, type Stretch } from '@echappee/study/stretch'
import { inOrder, type Crew } from '../in-order.ts'
import { addGames, afterRound, rungOf, trialOf, type Progress, type Search } from './search.ts'
import type { Point } from './space.ts'
import { momentsFor } from './target.ts'

/** How the points of a search are played. */
export interface Ground {
  readonly search: Search
  readonly game: string
  readonly rulesVersion: number
  readonly metricFiles?: readonly string[] | undefined
  readonly columns: Columns
  readonly variantAt: (point: Point) => Variant
}

export interface Rounds {
  readonly ground: Ground
  readonly crew: Crew<Stretch, Part>
  readonly from: Progress
  readonly isStopped: () => boolean
  readonly onProgress: (progress: Progress, games: number) => void
}

/** Points of one task: few enough to give every worker something, the same for any number of workers. */
const GROUP = 4

/** All rounds of a search up to its judgement, or until it is stopped. */
export async function playRounds(rounds: Rounds): Promise<Progress> {
  let progress = rounds.from
  while (progress.phase !== 'judge') {
    const tasks = tasksOf(rounds.ground, progress)
    progress = await playRound(rounds, progress, tasks)
    if (progress.done < tasks.length) return progress
    progress = afterRound(rounds.ground.search, progress)
    rounds.onProgress(progress, 0)
  }
  return progress
}

interface Task extends Stretch {
  readonly points: readonly Point[]
}

async function playRound({ ground, crew, isStopped, onProgress }: Rounds, from: Progress, tasks: readonly Task[]): Promise<Progress> {
  const { search, columns } = ground
  let asked = from.done
  let progress = from
  const next = () => (asked < tasks.length && !isStopped() ? tasks[asked++] : undefined)
  const ofStretch: Crew<Task, Part> = { ...crew, run: ({ points: _points, ...stretch }) => crew.run(stretch) }
  await inOrder(ofStretch, next, (part, { points, count }) => {
    for (const [v, point] of points.entries())
      addGames(trialOf(progress, point), count, momentsFor(search.targets, columns, part.summaries[v]!))
    progress = { ...progress, done: progress.done + 1 }
    onProgress(progress, count * points.length)
  })
  return progress
}

/** The same seeds for all points of a round. */
function tasksOf({ search, game, rulesVersion, metricFiles, variantAt }: Ground, progress: Progress): Task[] {
  const { seed, games } = rungOf(search, progress)
  const groups = Array.from({ length: Math.ceil(progress.alive.length / GROUP) }, (_, i) =>
    progress.alive.slice(i * GROUP, (i + 1) * GROUP),
  )
  const plans = groups.map((points): { points: readonly Point[]; plan: StudyPlan } => ({
    points,
    plan: { game, rulesVersion, seed, variants: points.map(variantAt), ...(metricFiles === undefined ? {} : { metricFiles }) },
  }))
  return Array.from({ length: games / STRETCH }, (_, i) => i * STRETCH + 1).flatMap((first) =>
    plans.map(({ points, plan }) => ({ plan, points, first, count: STRETCH })),
  )
}
