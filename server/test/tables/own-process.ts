import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

export interface NodeProcess {
  readonly address: string
  readonly process: ChildProcess
}

const FAR = { SOCKETS_PER_ADDRESS: '1000', TABLES_PER_HOUR: '1000', MESSAGES_PER_SECOND: '1000', REQUESTS_PER_SECOND: '1000' }

/** A node that can be killed, on a store that `env` names. It goes with the test. */
export async function startProcess(env: Readonly<Record<string, string>>): Promise<NodeProcess> {
  const child = spawn(process.execPath, [fileURLToPath(new URL('node-process.ts', import.meta.url))], {
    env: { PATH: process.env['PATH'], LOG_LEVEL: 'error', ...FAR, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  for await (const line of createInterface({ input: child.stdout }))
    if (line.startsWith('address ')) return { process: child, address: line.slice('address '.length) }
  throw new Error('the node did not start')
}

/** As if the power had gone; nothing of it is left when this has answered. */
export async function kill({ process: child }: NodeProcess): Promise<void> {
  const end = once(child, 'close')
  child.kill('SIGKILL')
  await end
}
