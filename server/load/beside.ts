import { execFileSync, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { basename, delimiter, join } from 'node:path'
import { runLoad, type LoadOrders } from './run.ts'
import { freePort, keep } from './server-process.ts'
import { median } from './tally.ts'

/** Boardgame.io's server on one Node, and how many times as much ours does, round by round. */
interface Compared {
  readonly program: string
  /** Its version. */
  readonly node: string
  readonly boardgameIo: number[]
  readonly ratios: number[]
}

export interface Beside {
  readonly rounds: number
  readonly ours: number
  /** The ratio is the median of the rounds' own: both sides of a round ran on the same machine in the same minute. */
  readonly compared: readonly { readonly node: string; readonly boardgameIo: number; readonly ratio: number }[]
}

export interface BesideOrders {
  readonly anchors: string
  readonly rounds: number
  /** The programs that run boardgame.io, each in turn. */
  readonly theirNodes: readonly string[]
}

/** Boardgame.io's own server in memory and ours on its disk, in turn, under the same shape of load. */
export async function runBeside(orders: LoadOrders, { anchors, rounds, theirNodes }: BesideOrders): Promise<Beside> {
  for (const program of ['bgio-server.js', 'bgio-load.js'])
    if (!existsSync(join(anchors, 'build', program))) {
      console.error(`${anchors} has no build/${program}: copy the anchors, run npm install and npm run build there.`)
      process.exit(2)
    }
  const others = theirNodes.map((program): Compared => ({ program, node: versionOf(program), boardgameIo: [], ratios: [] }))
  const ours: number[] = []
  for (let round = 1; round <= rounds; round++) {
    const theirs: Figures[] = []
    for (const { program } of others) theirs.push(await runBoardgameIo(anchors, program, orders))
    const own = await runLoad(orders)
    if (own.mistakes.length > 0) throw new Error(own.mistakes.slice(0, 3).join(' | '))
    ours.push(own.movesPerSecond)
    console.log(`round ${round}: ours on disk, Node ${process.version}: ${textOf(own)}`)
    for (const [i, { node, boardgameIo, ratios }] of others.entries()) {
      const ratio = own.movesPerSecond / theirs[i]!.movesPerSecond
      boardgameIo.push(theirs[i]!.movesPerSecond)
      ratios.push(ratio)
      console.log(`  boardgame.io in memory, Node ${node}: ${textOf(theirs[i]!)}; ours is ${ratio.toFixed(2)} times that`)
    }
  }
  for (const { node, ratios } of others)
    console.log(
      `median of ${rounds} rounds, boardgame.io on Node ${node}: ${median(ratios).toFixed(2)} times (${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)})`,
    )
  const compared = others.map(({ node, boardgameIo, ratios }) => ({ node, boardgameIo: median(boardgameIo), ratio: median(ratios) }))
  return { rounds, ours: median(ours), compared }
}

/** The Node of this process, and the machine's own if that is another: the one a program from elsewhere would run on. */
export function nodesHere(): string[] {
  const own = process.execPath
  const names = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'))
  const machines = names.map((folder) => join(folder, basename(own))).find((file) => existsSync(file))
  return machines === undefined || versionOf(machines) === process.version ? [own] : [machines, own]
}

const versionOf = (program: string): string => execFileSync(program, ['--version'], { encoding: 'utf8' }).trim()

const textOf = ({ movesPerSecond, p50ms, p99ms }: Figures): string =>
  `${Math.round(movesPerSecond)} moves/s (p50 ${p50ms.toFixed(1)}, p99 ${p99ms.toFixed(1)} ms)`

interface Figures {
  readonly movesPerSecond: number
  readonly p50ms: number
  readonly p99ms: number
}

async function runBoardgameIo(anchors: string, node: string, { tables, seconds }: LoadOrders): Promise<Figures> {
  const env = { ...process.env, NODE_ENV: 'production' }
  const port = String(await freePort())
  const server = fork(join(anchors, 'build', 'bgio-server.js'), ['--store', 'memory', '--port', port], {
    env,
    execPath: node,
    stdio: ['ignore', 'pipe', 'ignore', 'ipc'],
  })
  keep(server)
  await new Promise<void>((resolve, reject) => {
    server.stdout!.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('READY')) resolve()
    })
    server.once('exit', (code) => reject(new Error(`boardgame.io's server ended with ${code}`)))
  })
  const players = spawn(
    node,
    [join(anchors, 'build', 'bgio-load.js'), '--port', port, '--ms', String(seconds * 1000), '--matches', String(tables)],
    { env, stdio: ['ignore', 'pipe', 'inherit'] },
  )
  keep(players)
  let text = ''
  players.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()))
  await once(players, 'close')
  server.kill()
  await once(server, 'exit')
  return JSON.parse(text) as Figures
}
