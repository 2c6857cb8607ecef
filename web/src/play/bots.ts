import type { Json } from '@echappee/kernel'
import { wrap, type Remote } from 'comlink'
import type { ThinkRequest, Thinker } from './bot.worker.ts'

let worker: Worker | undefined
let remote: Remote<Thinker> | undefined

export function thinkInWorker(request: ThinkRequest): Promise<Json> {
  worker ??= new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module', name: 'bots' })
  remote ??= wrap<Thinker>(worker)
  return remote.choose(request)
}

/** Nobody waits for the thought any more: its answer never comes. */
export function stopThinking(): void {
  worker?.terminate()
  worker = undefined
  remote = undefined
}
