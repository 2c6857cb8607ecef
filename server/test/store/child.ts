import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const PROGRAM = fileURLToPath(new URL('writer.ts', import.meta.url))

/** A process of its own on a store. */
export interface Child {
  /** Resolves with true once the store is open, with false if the process ended before. */
  readonly isOpen: Promise<boolean>
  readonly ended: Promise<number | null>
  /** What it printed so far. */
  output(): string
  errors(): string
  kill(): Promise<void>
}

export function startChild(env: Record<string, string>, round: number, mode: 'write' | 'hold'): Child {
  const child = spawn(process.execPath, [PROGRAM, String(round), mode], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output: Buffer[] = []
  const errors: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk))
  child.stderr.on('data', (chunk: Buffer) => errors.push(chunk))
  const ended = once(child, 'close').then(([code]) => code as number | null)
  return {
    isOpen: Promise.race([once(child.stdout, 'data').then(() => true), ended.then(() => false)]),
    ended,
    output: () => Buffer.concat(output).toString(),
    errors: () => Buffer.concat(errors).toString(),
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}
