import { spawn as startChild, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { MessageChannel, Worker, receiveMessageOnPort, type MessagePort } from 'node:worker_threads'
import { onTestFinished } from 'vitest'
import type { CommandLine } from './command-thread.ts'

const program = fileURLToPath(new URL('../src/echappee.ts', import.meta.url))
const toyHook = new URL('toy/use-toy-catalog.ts', import.meta.url).href

/** Also for the hook, which is read before the command can turn the cache on. */
const compileCache = join(tmpdir(), 'echappee-compile-cache')

export interface Ran {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

interface How {
  readonly input?: string
  readonly env?: Record<string, string>
}

/** The real command on the real games, in a thread of this process. */
export function echappee(args: readonly string[], how: How = {}): Ran {
  return runInThread('real', args, how)
}

/** The real command on the toy games, in a thread of this process. */
export function toyEchappee(args: readonly string[], how: How = {}): Ran {
  return runInThread('toy', args, how)
}

/** As somebody starts it: a process of its own, with real pipes. */
export function spawnEchappee(args: readonly string[], how: How = {}): Ran {
  return spawn([program, ...args], how)
}

export function spawnToyEchappee(args: readonly string[], how: How = {}): Ran {
  return spawn(['--import', toyHook, program, ...args], how)
}

export interface Started {
  readonly pid: number
  kill(signal: NodeJS.Signals): void
  /** What was said so far. */
  said(): string
  readonly end: Promise<Ran>
}

/** A process of its own that goes on while the test does. */
export function startEchappee(args: readonly string[], how: How = {}): Started {
  return startProcess([program, ...args], how)
}

export function startToyEchappee(args: readonly string[], how: How = {}): Started {
  return startProcess(['--import', toyHook, program, ...args], how)
}

function startProcess(args: readonly string[], { env = {} }: How): Started {
  const child = startChild(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], { env: { ...surroundings(), ...env } })
  let [out, err] = ['', '']
  child.stdout.on('data', (text: Buffer) => (out += text.toString()))
  child.stderr.on('data', (text: Buffer) => (err += text.toString()))
  const end = once(child, 'close').then(([code]): Ran => ({ code: code as number | null, out, err }))
  return { pid: child.pid!, kill: (signal) => void child.kill(signal), said: () => out + err, end }
}

interface Thread {
  readonly worker: Worker
  readonly port: MessagePort
  /** 0 while the thread works. */
  readonly turn: Int32Array
}

const PATIENCE_MS = 600_000
/** They serve all test files of this process, and do not keep it from ending. */
const threads = new Map<'real' | 'toy', Thread>()

function runInThread(games: 'real' | 'toy', args: readonly string[], { input = '', env = {} }: How): Ran {
  const { port, turn } = threads.get(games) ?? start(games)
  Atomics.store(turn, 0, 0)
  port.postMessage({ args, input, env: { ...surroundings(), ...env } } satisfies CommandLine)
  if (Atomics.wait(turn, 0, 0, PATIENCE_MS) === 'timed-out') throw new Error(`echappee ${args.join(' ')}: no answer`)
  return (receiveMessageOnPort(port) as { readonly message: Ran }).message
}

function start(games: 'real' | 'toy'): Thread {
  const { port1: port, port2 } = new MessageChannel()
  const turn = new Int32Array(new SharedArrayBuffer(4))
  const worker = new Worker(new URL('command-thread.ts', import.meta.url), {
    execArgv: games === 'toy' ? ['--import', toyHook] : [],
    workerData: { port: port2, turn },
    transferList: [port2],
  })
  worker.unref()
  const thread = { worker, port, turn }
  threads.set(games, thread)
  return thread
}

function spawn(args: readonly string[], { input = '', env = {} }: How): Ran {
  const { status, stdout, stderr, error } = spawnSync(process.execPath, args, {
    input,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    env: { ...surroundings(), ...env },
  })
  if (error !== undefined) throw error
  return { code: status, out: stdout, err: stderr }
}

/** Of this process, without what the command listens to. */
function surroundings(): Record<string, string> {
  const {
    LC_ALL: _all,
    LC_MESSAGES: _messages,
    LANG: _lang,
    ECHAPPEE_DEBUG: _debug,
    DATABASE_URL: _url,
    DATA_DIR: _dir,
    ...rest
  } = process.env
  return { ...(rest as Record<string, string>), LANG: 'C', NODE_COMPILE_CACHE: compileCache }
}

export function lastJson({ out }: Ran): Record<string, unknown> {
  return JSON.parse(out.trimEnd().split('\n').at(-1)!) as Record<string, unknown>
}

export function scratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'echappee-'))
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true })
  })
  return folder
}
