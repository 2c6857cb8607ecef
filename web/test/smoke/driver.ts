import { spawn, type ChildProcess } from 'node:child_process'

/** What a smoke test needs of a browser, whatever protocol it speaks. */
export interface Driver {
  readonly name: string
  goto(url: string): Promise<void>
  /** The value of an expression on the page, as JSON. */
  evaluate<T>(expression: string): Promise<T>
  /** A real click of the mouse at a point of the window. */
  click(x: number, y: number): Promise<void>
  close(): Promise<void>
}

export const WINDOW = { width: 1280, height: 800 }

/** The same pointer actions in WebDriver and in WebDriver BiDi. */
export function clickActions(x: number, y: number) {
  return [
    {
      type: 'pointer',
      id: 'mouse',
      parameters: { pointerType: 'mouse' },
      actions: [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
    },
  ]
}

/** Starts a program and waits for a line of its output; at once if that may be empty. */
export async function start(command: string, args: readonly string[], ready: RegExp, env: NodeJS.ProcessEnv = {}): Promise<Started> {
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  const line = await new Promise<RegExpExecArray>((resolve, reject) => {
    const look = (chunk: Buffer) => {
      output += chunk.toString()
      const found = ready.exec(output)
      if (found !== null) resolve(found)
    }
    look(Buffer.from(''))
    child.stdout.on('data', look)
    child.stderr.on('data', look)
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`${command} ended with ${code}:\n${output.slice(-2000)}`)))
    setTimeout(() => reject(new Error(`${command} said nothing like ${ready}:\n${output.slice(-2000)}`)), 60_000).unref()
  })
  return { line, stop: () => stop(child) }
}

export interface Started {
  readonly line: RegExpExecArray
  stop(): Promise<void>
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), 5000)
  await gone
  clearTimeout(timer)
}
