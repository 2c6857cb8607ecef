import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { addressKey, Holdings } from './buckets.ts'

/** Connections of one address are counted before a word was said on them. Behind a proxy all are the proxy's own: it counts them itself. */
export function limitConnections({ server, log }: FastifyInstance, { connectionsPerAddress, trustProxy }: Config): void {
  if (trustProxy > 0) return
  const holdings = new Holdings(connectionsPerAddress)
  server.on('connection', (socket) => {
    const address = addressKey(socket.remoteAddress ?? '')
    if (!holdings.hold(address)) {
      log.debug('an address has too many connections')
      socket.destroy()
      return
    }
    RELEASES.set(socket, () => holdings.release(address))
    socket.once('close', () => uncount(socket))
  })
}

const RELEASES = new WeakMap<Socket, () => void>()

/** A connection of another node is nobody's own: those who come through it are counted one by one. */
export function uncount(socket: Socket): void {
  RELEASES.get(socket)?.()
  RELEASES.delete(socket)
}
