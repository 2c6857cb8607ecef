import { fileURLToPath } from 'node:url'
import type { Json } from '@echappee/kernel'
import { Piscina } from 'piscina'
import type { BotTask } from './context.ts'

export interface BotPool {
  think(task: BotTask): Promise<Json>
  close(): Promise<void>
}

/** Threads are started when the first bot must think. */
export function openBotPool(threads: number): BotPool {
  let pool: Piscina<BotTask, Json> | undefined
  const open = () =>
    new Piscina<BotTask, Json>({
      filename: fileURLToPath(new URL('./bot-worker.ts', import.meta.url)),
      name: 'choose',
      minThreads: 1,
      maxThreads: threads,
      // Our sources are TypeScript as it stands, which a worker reads without the options of whoever started this process.
      execArgv: [],
    })
  return {
    think(task) {
      pool ??= open()
      return pool.run(task)
    },
    async close() {
      await pool?.destroy()
    },
  }
}
