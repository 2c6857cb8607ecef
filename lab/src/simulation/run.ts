import { STRETCH } from '@echappee/study/stretch'
import { mergeSummary, type Summary } from '@echappee/study/summary'
import { FileTrouble } from '../failure.ts'
import { inOrder, withCrew, type Crew } from '../in-order.ts'
import { crewHere } from '../pool.ts'
import type { GameResult } from './one-game.ts'
import type { SimulationPlan } from './plan.ts'
import { addResult, emptyCount, type Count } from './tally.ts'
import { playChunk, type Chunk, type ChunkResult } from './worker.ts'

/** What the games so far came to: all that is needed to go on. Plain JSON. */
export interface Simulated {
  readonly count: Count
  readonly summary?: Summary | undefined
}

export interface SimulationRun {
  readonly plan: SimulationPlan
  readonly games: number
  readonly crew: Crew<Chunk, ChunkResult>
  /** Where a simulation that was left off goes on. */
  readonly from?: Simulated | undefined
  /** In the order of the games. */
  readonly onResult?: (result: GameResult) => void
  readonly onSofar?: (sofar: Simulated) => void
  readonly isStopped?: () => boolean
}

export const simulationCrew = (workers: number): Crew<Chunk, ChunkResult> =>
  crewHere({ file: new URL('worker.ts', import.meta.url), here: playChunk }, workers)

/** The same for any crew: everything is added up in the order of the games. */
export async function runSimulation(run: SimulationRun): Promise<Simulated> {
  const { plan, games, crew, from, onResult = () => {}, onSofar = () => {}, isStopped = () => false } = run
  const count = from?.count ?? emptyCount(plan)
  let { summary } = from ?? {}
  const size = chunkSize(plan, games, crew.size)
  let next = count.games + 1
  const chunk = (): Chunk | undefined => {
    if (next > games || isStopped()) return undefined
    const first = next
    next += size
    return { plan, first, count: Math.min(size, games - first + 1) }
  }
  await inOrder(crew, chunk, (answer) => {
    if ('trouble' in answer) throw new FileTrouble(answer.trouble.file, answer.trouble, true)
    for (const result of answer.results) {
      addResult(count, plan, result)
      onResult(result)
    }
    if (summary === undefined) summary = answer.summary
    else if (answer.summary !== undefined) mergeSummary(summary, answer.summary)
    onSofar({ count, summary })
  })
  return { count, summary }
}

/** The results in the order of the games. */
export async function runPlan(
  plan: SimulationPlan,
  games: number,
  workers: number,
  onPlayed: (games: number) => void,
): Promise<GameResult[]> {
  const results: GameResult[] = []
  const onResult = (result: GameResult) => {
    results.push(result)
    onPlayed(1)
  }
  await withCrew(simulationCrew(workers), (crew) => runSimulation({ plan, games, crew, onResult }))
  return results
}

const MOST_IN_CHUNK = 50

/** Where sums are made of chunks they are always of one length, so that sums come out the same to the last bit. */
function chunkSize({ isCounted }: SimulationPlan, games: number, workers: number): number {
  return isCounted === true ? STRETCH : Math.max(1, Math.min(MOST_IN_CHUNK, Math.ceil(games / (workers * 10))))
}
