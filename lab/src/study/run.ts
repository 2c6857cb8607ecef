import type { StudyPlan } from '@echappee/study/plan'
import { STRETCH, mergePart, type Part } from '@echappee/study/stretch'
import { openPool } from '../pool.ts'
import { playPart } from './worker.ts'

export interface StudyRun {
  readonly plan: StudyPlan
  readonly games: number
  readonly workers: number
  /** Where a study that was left off goes on. */
  readonly from?: Part | undefined
  /** After each stretch, in the order of the games: whether enough is known. */
  readonly isEnough?: (sofar: Part) => boolean
  readonly onPart?: (sofar: Part) => void
  /** Asked before each stretch: whether somebody wants it to stop. */
  readonly isStopped?: () => boolean
}

/** Merged in the order of the games, whatever the number of workers; undefined if it was stopped before the first stretch. */
export async function runStudy(run: StudyRun): Promise<Part | undefined> {
  const { plan, games, workers, from, isEnough = () => false, onPart = () => {}, isStopped = () => false } = run
  const pool = openPool({ file: new URL('worker.ts', import.meta.url), here: playPart }, workers)
  const waiting = new Map<number, Part>()
  let sofar = from
  let next = (from?.count ?? 0) + 1
  let merged = next
  let isOver = from !== undefined && isEnough(from)
  const feed = async (): Promise<void> => {
    while (next <= games && !isOver && !isStopped()) {
      const first = next
      next += STRETCH
      waiting.set(first, await pool.run({ plan, first, count: Math.min(STRETCH, games - first + 1) }))
      for (let part = waiting.get(merged); part !== undefined && !isOver; part = waiting.get(merged)) {
        waiting.delete(merged)
        merged += STRETCH
        sofar = mergePart(sofar, part)
        onPart(sofar)
        isOver = isEnough(sofar)
      }
      // A thread that plays here must hear of interrupts.
      await new Promise(setImmediate)
    }
  }
  try {
    await Promise.all(Array.from({ length: workers }, feed))
  } finally {
    await pool.close()
  }
  return sofar
}
