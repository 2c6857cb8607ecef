import type { IncomingMessage } from 'node:http'
import { connect, type Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { Door } from '../store/store.ts'
import { partsOf } from './address.ts'
import { LED, type Nodes } from './nodes.ts'

export interface Upgrade {
  readonly request: IncomingMessage
  readonly stream: Duplex
  readonly head: Buffer
  /** The address that it came from. */
  readonly caller: string
}

/**
 * Leads a socket to the node that should serve its table, and stays between the two: what either says reaches the other as it is. False if
 * no other node should, or none that should answers.
 */
export async function leadSocket(nodes: Nodes, table: string, upgrade: Upgrade): Promise<boolean> {
  for (const door of nodes.before(table)) {
    const there = await knock(door, nodes.word(door, upgrade.caller), upgrade)
    if (upgrade.stream.destroyed) {
      there?.socket.destroy()
      return true
    }
    if (there === undefined) {
      nodes.shun(door)
      continue
    }
    upgrade.stream.write(there.said)
    join(upgrade.stream, there.socket)
    return true
  }
  return false
}

/** Undefined if nobody answers, or somebody else than that node. */
async function knock(door: Door, word: string, { request, head }: Upgrade): Promise<{ socket: Socket; said: Buffer } | undefined> {
  const socket = connect({ ...partsOf(door.address), noDelay: true })
  socket.write(headOf(request, word))
  if (head.length > 0) socket.write(head)
  const said = await new Promise<Buffer | undefined>((resolve) => {
    const timer = setTimeout(() => resolve(undefined), PATIENCE)
    const settle = (chunk?: Buffer): void => {
      clearTimeout(timer)
      resolve(chunk)
    }
    socket.once('data', (chunk: Buffer) => {
      socket.pause()
      settle(chunk)
    })
    socket.once('error', () => settle())
    socket.once('close', () => settle())
  })
  if (said !== undefined && !said.toString('latin1', 0, 12).endsWith(' 421')) return { socket, said }
  socket.destroy()
  return undefined
}

/** The request as it came, but for the word of the node that sends it on. */
function headOf({ method, url, rawHeaders }: IncomingMessage, word: string): string {
  const lines = [`${method} ${url} HTTP/1.1`]
  for (let i = 0; i < rawHeaders.length; i += 2)
    if (rawHeaders[i]!.toLowerCase() !== LED) lines.push(`${rawHeaders[i]}: ${rawHeaders[i + 1]}`)
  return `${[...lines, `${LED}: ${word}`].join('\r\n')}\r\n\r\n`
}

function join(stream: Duplex, there: Socket): void {
  stream.on('error', () => stream.destroy())
  there.on('error', () => there.destroy())
  stream.once('close', () => there.destroy())
  // What was said last still has to leave.
  there.once('close', () => {
    stream.end()
    setTimeout(() => stream.destroy(), GOODBYE).unref()
  })
  there.pipe(stream)
  stream.pipe(there)
}

/** In milliseconds. */
const PATIENCE = 5000
const GOODBYE = 1000
