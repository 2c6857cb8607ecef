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
}

export interface LoadResult {
  readonly movesPerSecond: number
  readonly p50ms: number
  readonly p99ms: number
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
  return withServer(orders.nodeOptions, async (server) => {
    const crowd = new Crowd(orders.processes)
    await crowd.sitDown({ address: server.address, game: orders.game, tables: orders.tables, people: PEOPLE, pace: orders.pace })
    await pause(orders.warmUp * 1000)
    const writesBefore = await writesOf(server)
    const waking = monitorEventLoopDelay({ resolution: WAKE_EVERY })
    waking.enable()
    const cpuBefore = cpuSecondsOf(server)
    const measured = await crowd.measure(orders.seconds * 1000)
    const cpuAfter = cpuSecondsOf(server)
    waking.disable()
    const durableP99ms = 1000 * boundOf(writesBefore, await writesOf(server), 0.99)
    const { rssMb } = await memoryOf(server)
    await crowd.leave()
    return {
      movesPerSecond: measured.acknowledged / measured.seconds,
      p50ms: quantile(measured.latencies, 0.5),
      p99ms: quantile(measured.latencies, 0.99),
      tables: orders.tables,
      sockets: measured.sockets,
      games: measured.games,
      rssMb,
      cpuUsPerMove:
        cpuBefore === undefined || cpuAfter === undefined ? undefined : ((cpuAfter - cpuBefore) / measured.acknowledged) * 1_000_000,
      playersCpuUsPerMove: (measured.cpuSeconds / measured.acknowledged) * 1_000_000,
      durableP99ms,
      wakeP99ms: waking.percentile(99) / 1_000_000 - WAKE_EVERY,
      mistakes: measured.mistakes,
    }
  })
}

const WAKE_EVERY = 5

function boundOf(before: ReadonlyMap<number, number>, after: ReadonlyMap<number, number>, share: number): number {
  const counts = [...after].map(([bound, count]) => [bound, count - (before.get(bound) ?? 0)] as const)
  const all = counts.at(-1)?.[1] ?? 0
  return counts.find(([, count]) => count >= share * all)?.[0] ?? Infinity
}

export async function withServer<T>(nodeOptions: readonly string[], use: (server: ServerProcess) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'echappee-load-'))
  try {
    const server = await startServer({ store: { DATA_DIR: folder }, port: await freePort(), nodeOptions })
    try {
      return await use(server)
    } finally {
      await server.stop()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
