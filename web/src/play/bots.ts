import type { Json } from '@echappee/kernel'
import { wrap, type Remote } from 'comlink'
import type { ThinkRequest, Thinker } from './bot.worker.ts'

let remote: Remote<Thinker> | undefined

export function thinkInWorker(request: ThinkRequest): Promise<Json> {
  remote ??= wrap<Thinker>(new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module', name: 'bots' }))
  return remote.choose(request)
}
