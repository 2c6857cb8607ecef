import { fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { runLoad, type LoadOrders } from './run.ts'
import { freePort, keep } from './server-process.ts'
import { median } from './tally.ts'

export interface Beside {
  readonly rounds: number
  readonly boardgameIo: number
  readonly ours: number
  /** The median of the rounds' own ratios: both sides of a round ran on the same machine in the same minute. */
  readonly ratio: number
  readonly ratios: readonly number[]
}

export interface BesideOrders {
  readonly anchors: string
  readonly rounds: number
  /** The Node that runs boardgame.io; ours by default. */
  readonly theirNode: string
}

/** Boardgame.io's own server in memory and ours on its disk, in turn, under the same shape of load. */
export async function runBeside(orders: LoadOrders, { anchors, rounds, theirNode }: BesideOrders): Promise<Beside> {
  for (const program of ['bgio-server.js', 'bgio-load.js'])
    if (!existsSync(join(anchors, 'build', program))) {
      console.error(`${anchors} has no build/${program}: copy the anchors, run npm install and npm run build there.`)
      process.exit(2)
    }
  const theirs: number[] = []
  const ours: number[] = []
  for (let round = 0; round < rounds; round++) {
    const other = await runBoardgameIo(anchors, theirNode, orders)
    const own = await runLoad(orders)
    if (own.mistakes.length > 0) throw new Error(own.mistakes.slice(0, 3).join(' | '))
    theirs.push(other.movesPerSecond)
    ours.push(own.movesPerSecond)
    const figures = [other, own].map(
      ({ movesPerSecond, p50ms, p99ms }) => `${Math.round(movesPerSecond)} moves/s (p50 ${p50ms.toFixed(1)}, p99 ${p99ms.toFixed(1)} ms)`,
    )
    console.log(
      `round ${round + 1}: boardgame.io in memory ${figures[0]}, ours on disk ${figures[1]}: ${(own.movesPerSecond / other.movesPerSecond).toFixed(2)} times`,
    )
  }
  const ratios = ours.map((own, i) => own / theirs[i]!)
  console.log(
    `median of ${rounds} rounds: ${median(ratios).toFixed(2)} times (${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)})`,
  )
  return { rounds, boardgameIo: median(theirs), ours: median(ours), ratio: median(ratios), ratios }
}

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
