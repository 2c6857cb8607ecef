import type { StudyPlan } from '@echappee/study/plan'
import type { Part, Stretch } from '@echappee/study/stretch'
import type { SimulationPlan } from '../simulation/plan.ts'
import { playChunk, type Chunk, type ChunkResult } from '../simulation/worker.ts'
import { playPart } from '../study/worker.ts'
import { isOwnBot } from '../seats.ts'

/** What a worker is asked for. */
export type QueuedTask = { readonly kind: 'chunk'; readonly task: Chunk } | { readonly kind: 'stretch'; readonly task: Stretch }

export async function playQueued({ kind, task }: QueuedTask): Promise<ChunkResult | Part> {
  // Whoever can write to the database must not get a program or a file of this machine run.
  if (!isQueueable(task.plan)) throw new Error('the plan names programs or files, which workers do not touch')
  return kind === 'chunk' ? playChunk(task) : playPart(task)
}

/** Whether it can be played anywhere: without programs and files of one machine. */
export function isQueueable(plan: SimulationPlan | StudyPlan): boolean {
  const bots = 'variants' in plan ? plan.variants.flatMap((variant) => variant.bots) : plan.bots
  const hasFolder = 'records' in plan && plan.records !== undefined
  return plan.metricFiles === undefined && !hasFolder && bots.every(isOwnBot)
}
