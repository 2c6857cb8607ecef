import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { Crowd } from './crowd.ts'
import { cpuSecondsOf, freePort, memoryOf, startServer, writesOf, type ServerProcess } from './server-process.ts'
import { quantile } from './tally.ts'

export const LOAD_SPEEDS = ['human', 'full'] as const
export type LoadSpeed = (typeof LOAD_SPEEDS)[number]
/** At every table. */
export const PEOPLE = 4

export interface LoadOrders {
  readonly game: string
  readonly pace: LoadSpeed
  readonly tables: number
  readonly seconds: number
  /** Time to play before anything is counted. */
  readonly warmUp: number
  /** Processes of players. */
  readonly processes: number
  readonly nodeOptions: readonly string[]
  readonly isTogether?: boolean
}

export interface LoadResult {
  readonly movesPerSecond: number
  /** Until a move is acknowledged: at a human pace of secret answers, not a number where there are none. */
  readonly p50ms: number
  readonly p99ms: number
  /** Until everybody at the table has the event, at a human pace. */
  readonly toldP50ms: number
  readonly toldP99ms: number
  readonly tables: number
  readonly sockets: number
  readonly games: number
  readonly rssMb: number
  /** Of the server's processor time, per acknowledged move. */
  readonly cpuUsPerMove: number | undefined
  readonly playersCpuUsPerMove: number
  /** 99 of 100 writes were durable within this, to the next bound of the server's own histogram. */
  readonly durableP99ms: number
  /** How late this process, which only waits, was woken: what the machine itself adds to every step. */
  readonly wakeP99ms: number
  readonly mistakes: readonly string[]
}

/** One server on a folder of its own, one crowd, one measurement. */
export async function runLoad(orders: LoadOrders): Promise<LoadResult> {
  return withServer(orders.nodeOptions, (server) => loadNodes(orders, [server]))
}

/** All nodes of one store together. `cpuNow`: seconds of what else is to be counted, like a database. */
export async function loadNodes(
  orders: LoadOrders,
  servers: readonly ServerProcess[],
  cpuNow: () => number = () => 0,
): Promise<LoadResult & { readonly otherCpuUsPerMove: number }> {
  const crowd = new Crowd(orders.processes)
  const addresses = servers.map(({ address }) => address)
  const { game, tables, pace, isTogether = false } = orders
  await crowd.sitDown({ addresses, isTogether, game, tables, people: PEOPLE, pace })
  await pause(orders.warmUp * 1000)
  const writesBefore = await Promise.all(servers.map(writesOf))
  const waking = monitorEventLoopDelay({ resolution: WAKE_EVERY })
  waking.enable()
  const otherBefore = cpuNow()
  const cpuBefore = servers.map(cpuSecondsOf)
  const measured = await crowd.measure(orders.seconds * 1000)
  const cpu = servers.map((server, i) => (cpuSecondsOf(server) ?? Number.NaN) - (cpuBefore[i] ?? Number.NaN))
  const other = cpuNow() - otherBefore
  waking.disable()
  const writes = await Promise.all(servers.map(writesOf))
  const durable = writes.map((after, i) => boundOf(writesBefore[i]!, after, 0.99))
  const memory = await Promise.all(servers.map(memoryOf))
  await crowd.leave()
  const perMove = (seconds: number): number => (seconds / measured.acknowledged) * 1_000_000
  const cpuUsPerMove = perMove(sum(cpu))
  return {
    movesPerSecond: measured.acknowledged / measured.seconds,
    p50ms: quantile(measured.acknowledgements, 0.5),
    p99ms: quantile(measured.acknowledgements, 0.99),
    toldP50ms: quantile(measured.latencies, 0.5),
    toldP99ms: quantile(measured.latencies, 0.99),
    tables: orders.tables,
    sockets: measured.sockets,
    games: measured.games,
    rssMb: sum(memory.map(({ rssMb }) => rssMb)),
    cpuUsPerMove: Number.isNaN(cpuUsPerMove) ? undefined : cpuUsPerMove,
    playersCpuUsPerMove: perMove(measured.cpuSeconds),
    otherCpuUsPerMove: perMove(other),
    durableP99ms: 1000 * Math.max(...durable),
    wakeP99ms: waking.percentile(99) / 1_000_000 - WAKE_EVERY,
    mistakes: measured.mistakes,
  }
}

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0)

const WAKE_EVERY = 5

function boundOf(before: ReadonlyMap<number, number>, after: ReadonlyMap<number, number>, share: number): number {
  const counts = [...after].map(([bound, count]) => [bound, count - (before.get(bound) ?? 0)] as const)
  const all = counts.at(-1)?.[1] ?? 0
  return counts.find(([, count]) => count >= share * all)?.[0] ?? Infinity
}

export async function withServer<T>(
  nodeOptions: readonly string[],
  use: (server: ServerProcess) => Promise<T>,
  settings: Readonly<Record<string, string>> = {},
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'echappee-load-'))
  try {
    const server = await startServer({ store: { DATA_DIR: folder, ...settings }, port: await freePort(), nodeOptions })
    try {
      return await use(server)
    } finally {
      await server.stop()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
