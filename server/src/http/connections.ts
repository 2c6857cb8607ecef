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
    socket.once('close', () => holdings.release(address))
  })
}
