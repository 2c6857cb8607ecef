import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { WebSocket } from 'ws'
import { withServer } from './run.ts'
import { gather, loadGame, newNonce, startGame, type Party } from './party.ts'
import { memoryOf, type Memory, type ServerProcess } from './server-process.ts'

export interface IdleResult {
  readonly game: string
  readonly tables: number
  readonly sockets: number
  readonly kbPerTable: number
  readonly kbPerSocket: number
  readonly heapKbPerTable: number
  readonly heapKbPerSocket: number
}

const COLLECTOR = fileURLToPath(new URL('collect-on-signal.ts', import.meta.url))

/** What tables and connections take while nothing happens. The server sweeps its heap before each look. */
export async function measureIdle(gameId: string, tables: number, people: number): Promise<IdleResult> {
  const game = await loadGame(gameId)
  return withServer(['--expose-gc', '--import', COLLECTOR], async (server) => {
    const addressOf = (): string => server.address
    const open = async (count: number): Promise<Party[]> => {
      const parties: Party[] = []
      while (parties.length < count) {
        const party = await gather(addressOf, game, people)
        const host = await greet(server.address, { table: party.id, key: party.keys[0]! })
        host.terminate()
        await startGame(server.address, party)
        parties.push(party)
      }
      return parties
    }
    // What is loaded and compiled once belongs to no table and no socket.
    const sockets = await connect(server, await open(WARM_UP))
    for (const socket of sockets) socket.terminate()
    const empty = await memory(server)
    const parties = await open(tables)
    const withTables = await memory(server)
    const connected = await connect(server, parties)
    const withSockets = await memory(server)
    for (const socket of connected) socket.terminate()
    const result = {
      game: gameId,
      tables,
      sockets: connected.length,
      kbPerTable: each(empty, withTables, 'rssMb', tables),
      kbPerSocket: each(withTables, withSockets, 'rssMb', connected.length),
      heapKbPerTable: each(empty, withTables, 'heapMb', tables),
      heapKbPerSocket: each(withTables, withSockets, 'heapMb', connected.length),
    }
    console.log(`${tables} idle tables of ${gameId}: ${result.kbPerTable} KB each (${result.heapKbPerTable} KB of heap)`)
    console.log(`${connected.length} idle sockets: ${result.kbPerSocket} KB each (${result.heapKbPerSocket} KB of heap)`)
    return result
  })
}

/** In KB, to one tenth. */
function each(from: Memory, to: Memory, of: keyof Memory, count: number): number {
  return Math.round(((to[of] - from[of]) * 10_240) / count) / 10
}

const WARM_UP = 50
const AT_ONCE = 50

async function connect({ address }: ServerProcess, parties: readonly Party[]): Promise<WebSocket[]> {
  const wanted = parties.flatMap(({ id, keys }) => keys.map((key) => ({ table: id, key })))
  const sockets: WebSocket[] = []
  while (sockets.length < wanted.length) {
    const some = wanted.slice(sockets.length, sockets.length + AT_ONCE)
    sockets.push(...(await Promise.all(some.map(async (greeting) => greet(address, greeting)))))
  }
  return sockets
}

async function greet(address: string, greeting: { table: string; key: string }): Promise<WebSocket> {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/api/socket`, { perMessageDeflate: false })
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject)
    socket.once('open', () => socket.send(JSON.stringify({ type: 'hello', ...greeting, seen: 0, epoch: 0, nonce: newNonce() })))
    socket.once('message', () => resolve())
  })
  return socket
}

async function memory(server: ServerProcess): Promise<Memory> {
  await pause(1000)
  server.signal('SIGUSR2')
  await pause(1500)
  return memoryOf(server)
}
