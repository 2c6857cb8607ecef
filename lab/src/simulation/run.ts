import { STRETCH } from '@echappee/study/stretch'
import { mergeSummary, type Summary } from '@echappee/study/summary'
import { FileTrouble } from '../failure.ts'
import { doAll, stretches } from '../pool.ts'
import type { GameResult } from './one-game.ts'
import type { SimulationPlan } from './plan.ts'
import { playChunk } from './worker.ts'

/** The results in the order of the games, whatever the number of workers. */
export async function runPlan(
  plan: SimulationPlan,
  games: number,
  workers: number,
  onPlayed: (games: number) => void,
): Promise<GameResult[]> {
  return (await runCounted(plan, games, workers, onPlayed)).results
}

/** The same, with what was counted. Its stretches are always of one length, so that sums come out the same to the last bit. */
export async function runCounted(
  plan: SimulationPlan,
  games: number,
  workers: number,
  onPlayed: (games: number) => void,
): Promise<{ results: GameResult[]; summary: Summary | undefined }> {
  const work = { file: new URL('worker.ts', import.meta.url), here: playChunk, isFailure: (answer: object) => 'trouble' in answer }
  const list = plan.isCounted === true ? fixedStretches(games) : stretches(games, workers)
  const chunks = list.map((stretch) => ({ plan, ...stretch }))
  const answers = await doAll(work, chunks, workers, ({ count }) => onPlayed(count))
  let summary: Summary | undefined
  const results = answers.flatMap((answer) => {
    if ('trouble' in answer) throw new FileTrouble(answer.trouble.file, answer.trouble, true)
    if (summary === undefined) summary = answer.summary
    else if (answer.summary !== undefined) mergeSummary(summary, answer.summary)
    return answer.results
  })
  return { results, summary }
}

function fixedStretches(games: number): { first: number; count: number }[] {
  return Array.from({ length: Math.ceil(games / STRETCH) }, (_, i) => {
    const first = i * STRETCH + 1
    return { first, count: Math.min(STRETCH, games - first + 1) }
  })
}
