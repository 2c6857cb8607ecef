import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'

const HOST = '127.0.0.1'
const PROGRAMS = { serve: '../src/serve.ts', 'tables-only': 'tables-only.ts' } as const
const LONGEST_START = 60_000

export interface ServerSettings {
  /** DATA_DIR or DATABASE_URL, and whatever else is set. */
  readonly store: Readonly<Record<string, string>>
  readonly port: number
  /** `tables-only` leaves the site out, for whoever has not built it. */
  readonly program?: keyof typeof PROGRAMS
  /** Options of Node itself. */
  readonly nodeOptions?: readonly string[]
}

/** The real server as a process of its own. */
export interface ServerProcess {
  readonly address: string
  readonly pid: number
  readonly isAlive: boolean
  /** `kill -9`: answers when the process is gone. */
  kill(): Promise<void>
  /** The polite way. */
  stop(): Promise<void>
  signal(name: NodeJS.Signals): void
}

/** Everybody comes from one address here, so the limits per address are lifted. */
const NO_LIMITS = {
  SOCKETS_PER_ADDRESS: '1000000',
  CONNECTIONS_PER_ADDRESS: '1000000',
  SEATS_PER_ADDRESS: '1000000',
  TABLES_PER_HOUR: '10000000',
  MESSAGES_PER_SECOND: '1000000',
  REQUESTS_PER_SECOND: '1000000',
  HIDDEN_GAMES: '1',
}

const children = new Set<ChildProcess>()
process.on('exit', () => {
  for (const child of children) child.kill('SIGKILL')
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))

/** Ends with this process, however that ends short of `kill -9`. */
export function keep(child: ChildProcess): void {
  children.add(child)
  child.once('exit', () => children.delete(child))
}

export async function startServer({ store, port, program = 'serve', nodeOptions = [] }: ServerSettings): Promise<ServerProcess> {
  const file = fileURLToPath(new URL(PROGRAMS[program], import.meta.url))
  const { DATA_DIR: _folder, DATABASE_URL: _url, ...inherited } = process.env
  const child = spawn(process.execPath, [...nodeOptions, file], {
    env: { ...inherited, NODE_ENV: 'production', HOST, PORT: String(port), LOG_LEVEL: 'error', BOT_THREADS: '1', ...NO_LIMITS, ...store },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  keep(child)
  const gone = once(child, 'exit')
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`the server did not start in ${LONGEST_START / 1000} s: ${said}`)), LONGEST_START)
    child.stdout.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-MOST_SAID)
      if (!said.includes(' is ready: http')) return
      clearTimeout(timer)
      resolve()
    })
    void gone.then(([code]) => {
      clearTimeout(timer)
      reject(new Error(`the server ended with ${code}: ${said.trim()}`))
    })
  })
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    child.kill(signal)
    await gone
  }
  return {
    address: `http://${HOST}:${port}`,
    pid: child.pid!,
    get isAlive() {
      return child.exitCode === null && child.signalCode === null
    },
    kill: async () => end('SIGKILL'),
    stop: async () => end('SIGTERM'),
    signal: (name) => void child.kill(name),
  }
}

const MOST_SAID = 10_000

export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

export interface Memory {
  readonly rssMb: number
  readonly heapMb: number
}

export async function memoryOf({ address }: ServerProcess): Promise<Memory> {
  const text = await metricsOf(address)
  const value = (name: string): number => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]) / 2 ** 20
  return { rssMb: value('process_resident_memory_bytes'), heapMb: value('nodejs_heap_size_used_bytes') }
}

/** How many writes took at most so many seconds until they were durable; the last is all of them. */
export async function writesOf({ address }: ServerProcess): Promise<ReadonlyMap<number, number>> {
  const lines = (await metricsOf(address)).matchAll(/^echappee_append_seconds_bucket\{le="(.+)"\} (\d+)$/gm)
  return new Map([...lines].map(([, bound, count]) => [bound === '+Inf' ? Infinity : Number(bound), Number(count)]))
}

async function metricsOf(address: string): Promise<string> {
  return (await fetch(`${address}/metrics`)).text()
}

/** Seconds of processor time so far; undefined where the system does not tell. */
export function cpuSecondsOf({ pid }: { pid: number }): number | undefined {
  try {
    const [user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ').slice(11, 13)
    return (Number(user) + Number(system)) / TICKS
  } catch {
    return undefined
  }
}

const TICKS = 100
