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
  const work = { file: new URL('worker.ts', import.meta.url), here: playChunk, isFailure: (answer: object) => 'trouble' in answer }
  const chunks = stretches(games, workers).map((stretch) => ({ plan, ...stretch }))
  const answers = await doAll(work, chunks, workers, ({ count }) => onPlayed(count))
  return answers.flatMap((answer) => {
    if ('trouble' in answer) throw new FileTrouble(answer.trouble.file, answer.trouble, true)
    return answer.results
  })
}
