import type { Advice } from '@echappee/bots'
import type { Json } from '@echappee/kernel'
import { wrap } from 'comlink'
import type { AdviceRequest, CoachInWorker } from './coach.worker.ts'

let worker: Worker | undefined

/** One question at a time: a new one ends the one before. */
export function askCoach(request: AdviceRequest): Promise<Advice<Json>> {
  stopCoach()
  worker = new Worker(new URL('./coach.worker.ts', import.meta.url), { type: 'module', name: 'coach' })
  return wrap<CoachInWorker>(worker).advise(request)
}

/** The answer never comes. */
export function stopCoach(): void {
  worker?.terminate()
  worker = undefined
}
