import { setImmediate } from 'node:timers/promises'
import { Piscina } from 'piscina'
import { FileTrouble } from '../failure.ts'
import type { GameResult } from './one-game.ts'
import type { Plan } from './plan.ts'
import { playChunk, type Chunk, type ChunkResult } from './worker.ts'

/** The results in the order of the games, whatever the number of workers. One worker is this very thread. */
export async function runPlan(plan: Plan, games: number, workers: number, onPlayed: (games: number) => void): Promise<GameResult[]> {
  const chunks = split(plan, games, workers)
  const answers = workers === 1 ? await playHere(chunks, onPlayed) : await playInPool(chunks, workers, onPlayed)
  return answers.flatMap((answer) => {
    if ('trouble' in answer) throw new FileTrouble(answer.trouble.file, answer.trouble, true)
    return answer.results
  })
}

async function playHere(chunks: readonly Chunk[], onPlayed: (games: number) => void): Promise<ChunkResult[]> {
  const answers: ChunkResult[] = []
  for (const chunk of chunks) {
    const answer = await playChunk(chunk)
    answers.push(answer)
    if ('trouble' in answer) break
    onPlayed(chunk.count)
    await setImmediate()
  }
  return answers
}

async function playInPool(chunks: readonly Chunk[], workers: number, onPlayed: (games: number) => void): Promise<ChunkResult[]> {
  const threads = Math.min(workers, chunks.length)
  const pool = new Piscina<Chunk, ChunkResult>({
    filename: new URL('worker.ts', import.meta.url).href,
    name: playChunk.name,
    minThreads: threads,
    maxThreads: threads,
  })
  const answers: ChunkResult[] = []
  let next = 0
  let failure: { readonly error: unknown } | undefined
  /** One chunk after the other until one fails: when the pool ends, no thread is in the middle of something. */
  const feed = async (): Promise<void> => {
    for (let i = next++; i < chunks.length && failure === undefined; i = next++) {
      try {
        answers[i] = await pool.run(chunks[i]!)
        onPlayed(chunks[i]!.count)
      } catch (error) {
        failure ??= { error }
      }
    }
  }
  try {
    await Promise.all(Array.from({ length: threads }, feed))
  } finally {
    await pool.destroy()
  }
  if (failure !== undefined) throw failure.error
  return answers
}

/** Small enough to share the work evenly and to show progress, large enough to make the way between threads cheap. */
function split(plan: Plan, games: number, workers: number): Chunk[] {
  const size = Math.max(1, Math.min(50, Math.ceil(games / (workers * 10))))
  const chunks: Chunk[] = []
  for (let first = 1; first <= games; first += size) chunks.push({ plan, first, count: Math.min(size, games - first + 1) })
  return chunks
}
