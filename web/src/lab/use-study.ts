import type { StudyPlan } from '@echappee/study/plan'
import { STRETCH, mergePart, type Part } from '@echappee/study/stretch'
import { wrap } from 'comlink'
import { useEffect, useState } from 'react'
import type { Laboratory } from './lab.worker.ts'

/** A phone keeps a core for the page. */
const workerCount = () => Math.max(1, Math.min(4, (navigator.hardwareConcurrency || 2) - 1))

/** What the games so far came to; merged in their order, so that it is the same with any number of workers. Undefined plan: nothing runs. */
export function useStudy(plan: StudyPlan | undefined, games: number): Part | undefined {
  const [found, setFound] = useState<{ readonly plan: StudyPlan; readonly part: Part }>()
  useEffect(() => {
    if (plan === undefined) return
    const stop = new AbortController()
    let next = 1
    let merged = 1
    let sofar: Part | undefined
    const waiting = new Map<number, Part>()
    const workers = Array.from(
      { length: workerCount() },
      (_, i) => new Worker(new URL('./lab.worker.ts', import.meta.url), { type: 'module', name: `lab-${i}` }),
    )
    const feed = async (worker: Worker): Promise<void> => {
      const laboratory = wrap<Laboratory>(worker)
      while (next <= games && !stop.signal.aborted) {
        const first = next
        next += STRETCH
        waiting.set(first, await laboratory.play(plan, first, Math.min(STRETCH, games - first + 1)))
        for (let part = waiting.get(merged); part !== undefined; part = waiting.get(merged)) {
          waiting.delete(merged)
          merged += STRETCH
          sofar = mergePart(sofar, part)
        }
        if (!stop.signal.aborted && sofar !== undefined) setFound({ plan, part: { ...sofar } })
      }
      worker.terminate()
    }
    for (const worker of workers) void feed(worker)
    return () => {
      stop.abort()
      for (const worker of workers) worker.terminate()
    }
  }, [plan, games])
  return found?.plan === plan ? found?.part : undefined
}
