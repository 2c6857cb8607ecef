import { execFileSync, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, delimiter, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { runLoad, type LoadOrders } from './run.ts'
import { cpuSecondsOf, freePort, keep } from './server-process.ts'
import { median } from './tally.ts'

/** Boardgame.io's server on one Node, and how many times as much ours does, round by round. */
interface Compared {
  readonly program: string
  /** Its version. */
  readonly node: string
  readonly boardgameIo: number[]
  readonly ratios: number[]
  /** By processor time of the server for a move: what else the machine does matters less there. */
  readonly costRatios: number[]
}

export interface Beside {
  readonly rounds: number
  readonly ours: number
  /** Processor time of a move over that of the bare server. */
  readonly overBare?: number
  /** The ratio is the median of the rounds' own: both sides of a round ran on the same machine in the same minute. */
  readonly compared: readonly { readonly node: string; readonly boardgameIo: number; readonly ratio: number; readonly costRatio: number }[]
}

export interface BesideOrders {
  readonly anchors: string
  readonly rounds: number
  /** The programs that run boardgame.io, each in turn; none to run beside the bare server alone. */
  readonly theirNodes: readonly string[]
  /** Runs the bare socket server with its log as well: what the telling itself costs. */
  readonly isBare: boolean
}

/** A server of the anchors, and the players that belong to it. */
interface Anchor {
  readonly server: string
  readonly players: string
  readonly store: string
}

const BOARDGAME_IO: Anchor = { server: 'bgio-server.js', players: 'bgio-load.js', store: 'memory' }
const bareOn = (folder: string): Anchor => ({ server: 'ws-server.js', players: 'ws-load.js', store: `log:${join(folder, 'moves.jsonl')}` })

/** Boardgame.io's own server in memory and ours on its disk, in turn, under the same shape of load. */
export async function runBeside(orders: LoadOrders, { anchors, rounds, theirNodes, isBare }: BesideOrders): Promise<Beside> {
  for (const program of ['bgio-server.js', 'bgio-load.js'])
    if (!existsSync(join(anchors, 'build', program))) {
      console.error(`${anchors} has no build/${program}: copy the anchors, run npm install and npm run build there.`)
      process.exit(2)
    }
  const others = theirNodes.map((program): Compared => ({ program, node: versionOf(program), boardgameIo: [], ratios: [], costRatios: [] }))
  const ours: number[] = []
  const overBare: number[] = []
  for (let round = 1; round <= rounds; round++) {
    const theirs: Figures[] = []
    for (const { program } of others) theirs.push(await runAnchor(anchors, program, BOARDGAME_IO, orders))
    const own = await runLoad(orders)
    if (own.mistakes.length > 0) throw new Error(own.mistakes.slice(0, 3).join(' | '))
    ours.push(own.movesPerSecond)
    console.log(`round ${round}: ours on disk, Node ${process.version}: ${textOf(own)}`)
    if (isBare) {
      const bare = await runBare(anchors, orders)
      overBare.push((own.cpuUsPerMove ?? Number.NaN) / (bare.cpuUsPerMove ?? Number.NaN))
      console.log(
        `  a bare socket server with a log, Node ${process.version}: ${textOf(bare)}; ours takes ${overBare.at(-1)!.toFixed(2)} times that`,
      )
    }
    for (const [i, { node, boardgameIo, ratios, costRatios }] of others.entries()) {
      const ratio = own.movesPerSecond / theirs[i]!.movesPerSecond
      boardgameIo.push(theirs[i]!.movesPerSecond)
      ratios.push(ratio)
      costRatios.push((theirs[i]!.cpuUsPerMove ?? Number.NaN) / (own.cpuUsPerMove ?? Number.NaN))
      console.log(`  boardgame.io in memory, Node ${node}: ${textOf(theirs[i]!)}; ours is ${ratio.toFixed(2)} times that`)
    }
  }
  for (const { node, ratios, costRatios } of others)
    console.log(
      `median of ${rounds} rounds, boardgame.io on Node ${node}: ${spread(ratios)}; a move costs its server ${spread(costRatios)} as much`,
    )
  if (isBare) console.log(`median of ${rounds} rounds: a move takes ${spread(overBare)} the processor time of the bare server`)
  const compared = others.map(({ node, boardgameIo, ratios, costRatios }) => ({
    node,
    boardgameIo: median(boardgameIo),
    ratio: median(ratios),
    costRatio: median(costRatios),
  }))
  return { rounds, ours: median(ours), compared, ...(isBare ? { overBare: median(overBare) } : {}) }
}

/** The Node of this process, and the machine's own if that is another: the one a program from elsewhere would run on. */
export function nodesHere(): string[] {
  const own = process.execPath
  const names = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'))
  const machines = names.map((folder) => join(folder, basename(own))).find((file) => existsSync(file))
  return machines === undefined || versionOf(machines) === process.version ? [own] : [machines, own]
}

const versionOf = (program: string): string => execFileSync(program, ['--version'], { encoding: 'utf8' }).trim()

const spread = (values: readonly number[]): string =>
  `${median(values).toFixed(2)} times (${Math.min(...values).toFixed(2)} to ${Math.max(...values).toFixed(2)})`

const textOf = ({ movesPerSecond, p50ms, p99ms, cpuUsPerMove = Number.NaN }: Figures): string =>
  `${Math.round(movesPerSecond)} moves/s (p50 ${p50ms.toFixed(1)}, p99 ${p99ms.toFixed(1)} ms), ${Math.round(cpuUsPerMove)} µs of the server's processor time each`

interface Figures {
  readonly movesPerSecond: number
  readonly p50ms: number
  readonly p99ms: number
  readonly cpuUsPerMove: number | undefined
}

async function runBare(anchors: string, orders: LoadOrders): Promise<Figures> {
  const folder = mkdtempSync(join(tmpdir(), 'echappee-bare-'))
  try {
    return await runAnchor(anchors, process.execPath, bareOn(folder), orders)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function runAnchor(anchors: string, node: string, anchor: Anchor, { tables, seconds }: LoadOrders): Promise<Figures> {
  const env = { ...process.env, NODE_ENV: 'production' }
  const port = String(await freePort())
  const server = fork(join(anchors, 'build', anchor.server), ['--store', anchor.store, '--port', port], {
    env,
    execPath: node,
    stdio: ['ignore', 'pipe', 'ignore', 'ipc'],
  })
  keep(server)
  await new Promise<void>((resolve, reject) => {
    server.stdout!.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('READY')) resolve()
    })
    server.once('exit', (code) => reject(new Error(`${anchor.server} ended with ${code}`)))
  })
  const players = spawn(
    node,
    [join(anchors, 'build', anchor.players), '--port', port, '--ms', String(seconds * 1000), '--matches', String(tables)],
    { env, stdio: ['ignore', 'pipe', 'inherit'] },
  )
  keep(players)
  let text = ''
  players.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()))
  const spent = cpuWithin({ pid: server.pid! }, THEIR_WARM_UP, seconds * 1000 - MARGIN)
  await once(players, 'close')
  server.kill()
  await once(server, 'exit')
  const figures = JSON.parse(text) as Omit<Figures, 'cpuUsPerMove'>
  const share = await spent
  return { ...figures, cpuUsPerMove: share === undefined ? undefined : (share / figures.movesPerSecond) * 1_000_000 }
}

/** Those players begin to count after two seconds. */
const THEIR_WARM_UP = 2500
const MARGIN = 1000

/** Seconds of processor time of a process for each second of the time that begins in so many milliseconds and lasts so many. */
async function cpuWithin(process: { pid: number }, from: number, ms: number): Promise<number | undefined> {
  await pause(from)
  const [before, begun] = [cpuSecondsOf(process), performance.now()]
  await pause(ms)
  const after = cpuSecondsOf(process)
  return before === undefined || after === undefined ? undefined : (after - before) / ((performance.now() - begun) / 1000)
}
