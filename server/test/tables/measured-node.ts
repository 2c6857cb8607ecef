import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { temporaryFolder } from './harness.ts'

const NODE = fileURLToPath(new URL('node-process.ts', import.meta.url))
const FAR = { TABLES_PER_HOUR: '1000000', REQUESTS_PER_SECOND: '100000', LOG_LEVEL: 'silent', BOT_THREADS: '1' }

export interface MeasuredNode {
  readonly address: string
  /** Milliseconds of processor time that the main thread takes for one request: the least of several. */
  cost(send: () => Promise<unknown>, times?: number): Promise<number>
}

/** A server in a process of its own, so that its main thread does nothing but serve. */
export async function startNode(dataFolder = temporaryFolder()): Promise<MeasuredNode> {
  const child = fork(NODE, { env: { ...process.env, ...FAR, DATA_DIR: dataFolder }, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  const [line] = (await once(child.stdout!, 'data')) as [Buffer]
  const address = /address (\S+)/.exec(line.toString())![1]!
  return {
    address,
    async cost(send, times = 4) {
      const costs: number[] = []
      for (let i = 0; i < times; i++) {
        const before = await processorTime(child)
        await send()
        costs.push((await processorTime(child)) - before)
      }
      return Math.min(...costs)
    },
  }
}

async function processorTime(child: ChildProcess): Promise<number> {
  child.send('time')
  const [{ user, system }] = (await once(child, 'message')) as [{ user: number; system: number }]
  return (user + system) / 1000
}
