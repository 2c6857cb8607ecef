import websocket from '@fastify/websocket'
import { LIMITS } from '@echappee/protocol'
import type { FastifyInstance, preValidationHookHandler } from 'fastify'
import type { WebSocket } from 'ws'
import type { Config } from '../config.ts'
import type { Metrics } from '../metrics.ts'
import { problem, TableProblem } from '../problems.ts'
import type { Tables } from '../tables/tables.ts'
import { addressKey, Buckets, Holdings } from './buckets.ts'
import { Connection, type ConnectionContext } from './connection.ts'
import { pingAll } from './heartbeat.ts'
import { isForeign } from './origin.ts'

/** Sockets at /api/socket. Their messages are bounded before anybody looks at them. */
export async function addSockets(app: FastifyInstance, tables: Tables, metrics: Metrics, config: Config): Promise<void> {
  const { messagesPerSecond: perSecond, socketsPerAddress } = config
  const own = { perSecond, burst: 3 * perSecond }
  const context: ConnectionContext = {
    tables,
    metrics,
    log: app.log,
    messages: new Buckets({ perSecond: 10 * perSecond, burst: 30 * perSecond }),
    talk: new Buckets(TALK),
    undos: new Buckets(UNDOS),
    resends: new Buckets({ perSecond: perSecond / 2, burst: socketsPerAddress + 3 * perSecond }),
    mostBuffered: MOST_BUFFERED,
  }
  const holdings = new Holdings(socketsPerAddress)
  const alive = new Map<WebSocket, boolean>()
  metrics.gauge('echappee_sockets', 'Open sockets.', () => alive.size)

  await app.register(websocket, {
    // What connections tell is written past the library (see `frames.ts`): it must not have agreed to compress it.
    options: { maxPayload: LIMITS.message, perMessageDeflate: false },
    errorHandler: (_error, socket) => socket.terminate(),
    // Also called for sockets whose hello is under way.
    preClose: (done) => {
      clearInterval(pings)
      for (const socket of alive.keys()) {
        socket.close(GOING_AWAY, 'closing')
        setTimeout(() => socket.terminate(), GOODBYE).unref()
      }
      app.websocketServer.close(() => undefined)
      done()
    },
  })
  const pings = setInterval(() => pingAll(alive, metrics), PING)

  const preValidation: preValidationHookHandler = (request, _reply, done) => {
    done(isForeign(request, config.publicUrl) ? new TableProblem('foreignOrigin') : undefined)
  }
  app.get('/api/socket', { websocket: true, preValidation }, (socket, request) => {
    const address = addressKey(request.ip)
    const connection = new Connection(socket, request.socket, address, new Buckets(own), context)
    if (!holdings.hold(address)) return connection.end(problem('tooMany', { what: 'sockets' }))
    alive.set(socket, true)
    socket.on('pong', () => alive.set(socket, true))
    socket.on('message', (data: Buffer, isBinary) => {
      try {
        connection.receive(isBinary ? '' : data.toString())
      } catch (error) {
        app.log.error({ err: error }, 'a message could not be read')
        socket.terminate()
      }
    })
    socket.once('close', () => {
      alive.delete(socket)
      holdings.release(address)
      connection.closed()
    })
  })
}

const GOING_AWAY = 1001
const GOODBYE = 1000
const PING = 25_000
const MOST_BUFFERED = 1_000_000
/** A line every two seconds, five at once. */
const TALK = { perSecond: 0.5, burst: 5 }
const UNDOS = { perSecond: 1, burst: 20 }
