// Runs command lines one after the other in one thread, so that a test need not start a process for each. `run.ts` asks, and waits.
import { Readable } from 'node:stream'
import { workerData, type MessagePort } from 'node:worker_threads'
import { main } from '../src/main.ts'

export interface CommandLine {
  readonly args: readonly string[]
  readonly input: string
  readonly env: Readonly<Record<string, string>>
}

const { port, turn } = workerData as { port: MessagePort; turn: Int32Array }

port.on('message', async (line: CommandLine) => {
  port.postMessage(await answer(line))
  Atomics.store(turn, 0, 1)
  Atomics.notify(turn, 0)
})

async function answer({ args, input, env }: CommandLine) {
  const out: string[] = []
  const err: string[] = []
  Object.defineProperty(process, 'stdin', { value: Readable.from(input === '' ? [] : [Buffer.from(input)]), configurable: true })
  collect(process.stdout, out)
  collect(process.stderr, err)
  process.env = { ...env }
  const code = await main(args, process.env)
  // A process of its own would take it along.
  process.removeAllListeners('uncaughtException')
  process.stdout.removeAllListeners('error')
  return { code, out: out.join(''), err: err.join('') }
}

function collect(stream: NodeJS.WriteStream, texts: string[]): void {
  stream.write = (text: string | Uint8Array, ...rest: unknown[]) => {
    texts.push(typeof text === 'string' ? text : Buffer.from(text).toString())
    const done = rest.at(-1)
    if (typeof done === 'function') process.nextTick(done)
    return true
  }
}
