import type { StudyPlan } from '@echappee/study/plan'
import { BadInput } from '../failure.ts'
import type { SimulationPlan } from '../simulation/plan.ts'
import type { Words } from '../words/en/index.ts'
import { isQueueable } from './play.ts'

interface Flags {
  readonly database?: string
  readonly workers?: string
}

/** Looked at before anything is queued. */
export function checkQueueable({ database, workers }: Flags, plan: SimulationPlan | StudyPlan, say: Words): void {
  if (database === undefined) return
  if (workers !== undefined) throw new BadInput(say.queueOrThreads())
  if (!isQueueable(plan)) throw new BadInput(say.notQueueable())
}
