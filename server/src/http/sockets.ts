import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { LIMITS } from '@echappee/protocol'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { WebSocket, WebSocketServer } from 'ws'
import type { Config } from '../config.ts'
import type { Cups } from '../cups/cups.ts'
import type { Metrics } from '../metrics.ts'
import { leadSocket } from '../nodes/lead-socket.ts'
import type { Nodes } from '../nodes/nodes.ts'
import { problem, statusOf } from '../problems.ts'
import type { Sheets } from '../sheets/sheets.ts'
import { isTableId } from '../tables/keys.ts'
import type { Tables } from '../tables/tables.ts'
import type { TableTurns } from '../turns/table-turns.ts'
import { addressKey, Bucket, Buckets, Holdings } from './buckets.ts'
import { callerOf } from './caller.ts'
import { Connection, type ConnectionContext, type Stream } from './connection.ts'
import { uncount } from './connections.ts'
import { pingAll } from './heartbeat.ts'
import { isKnownHost } from './host.ts'
import { isForeign } from './origin.ts'

/** What a socket can be about. */
export interface Served {
  readonly tables: Tables
  readonly sheets: Sheets
  readonly cups: Cups
  readonly turns: TableTurns
  readonly nodes: Nodes
}

/**
 * Sockets at /api/socket, past the framework, which would keep request and reply of every socket for as long as it is open. Their
 * messages are bounded before anybody looks at them.
 */
export function addSockets(app: FastifyInstance, { tables, sheets, cups, turns, nodes }: Served, metrics: Metrics, config: Config): void {
  const { messagesPerSecond: perSecond, socketsPerAddress, requestsPerSecond } = config
  const own = { perSecond, burst: 3 * perSecond }
  const context: ConnectionContext = {
    tables,
    sheets,
    cups,
    turns,
    metrics,
    log: app.log,
    messages: new Buckets({ perSecond: 10 * perSecond, burst: 30 * perSecond }),
    talk: new Buckets(TALK),
    undos: new Buckets(UNDOS),
    orders: new Buckets(ORDERS),
    resends: new Buckets({ perSecond: perSecond / 2, burst: socketsPerAddress + 3 * perSecond }),
    mostBuffered: MOST_BUFFERED,
  }
  const openings = new Buckets({ perSecond: requestsPerSecond, burst: 5 * requestsPerSecond })
  const holdings = new Holdings(socketsPerAddress)
  const alive = new Map<TableSocket, boolean>()
  /** Sockets that are led to other nodes. */
  const led = new Set<Duplex>()
  metrics.gauge('echappee_sockets', 'Open sockets.', () => alive.size)
  metrics.gauge('echappee_sockets_led', 'Open sockets that are led to other nodes.', () => led.size)
  const server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    WebSocket: TableSocket,
    maxPayload: LIMITS.message,
    // What connections tell is written past the library (see `frames.ts`): it must not have agreed to compress it.
    perMessageDeflate: false,
  })

  const welcome = (socket: TableSocket, stream: Stream, address: string): void => {
    socket.connection = new Connection(socket, stream, address, new Bucket(own), context)
    socket.on('error', onError)
    if (!holdings.hold(address)) return socket.connection.end(problem('tooMany', { what: 'sockets' }))
    alive.set(socket, true)
    socket.log = app.log
    socket.on('pong', onPong)
    socket.on('message', onMessage)
    socket.on('close', onClose)
  }
  // One function for all sockets: each would take memory of its own.
  function onPong(this: WebSocket): void {
    alive.set(this as TableSocket, true)
  }
  function onClose(this: WebSocket): void {
    const socket = this as TableSocket
    alive.delete(socket)
    holdings.release(socket.connection!.address)
    socket.connection!.closed()
  }

  app.server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    stream.on('error', destroy)
    const ledHere = nodes.ledBy(request.headers)
    if (ledHere.by === 'stranger') return void stream.end(MISLED)
    const caller = ledHere.by === 'node' ? ledHere.caller : callerOf(request, config.trustProxy)
    const address = addressKey(caller)
    const [path, query] = request.url?.split('?', 2) ?? []
    if (path !== '/api/socket') return refuse(stream, 'unknownTable')
    if (!openings.take(address)) return refuse(stream, 'tooMany')
    if (!isKnownHost(request.headers.host, config)) return refuse(stream, 'unknownHost', { host: 'tour.example' })
    if (isForeign(request, config.publicUrl)) return refuse(stream, 'foreignOrigin')
    const serve = (): void => {
      stream.off('error', destroy)
      server.handleUpgrade(request, stream, head, (socket) => welcome(socket, stream, address))
    }
    if (ledHere.by === 'node') {
      uncount(request.socket)
      return serve()
    }
    const table = new URLSearchParams(query).get('table') ?? ''
    if (!isTableId(table) || nodes.isOwn(table)) return serve()
    if (!holdings.hold(address)) return refuse(stream, 'tooMany', { what: 'sockets' })
    led.add(stream)
    stream.once('close', () => {
      if (led.delete(stream)) holdings.release(address)
    })
    void leadSocket(nodes, table, { request, stream, head, caller }).then((isLed) => {
      if (isLed) return
      if (led.delete(stream)) holdings.release(address)
      if (!stream.destroyed) serve()
    })
  })
  const pings = setInterval(() => pingAll(alive, metrics), PING)
  // Also for sockets whose hello is under way.
  app.addHook('preClose', async () => {
    clearInterval(pings)
    for (const socket of alive.keys()) {
      socket.close(GOING_AWAY, 'closing')
      setTimeout(() => socket.terminate(), GOODBYE).unref()
    }
    // In between two that speak to each other nothing can be said: whoever is cut off comes again.
    for (const stream of led) stream.destroy()
    server.close()
  })
}

class TableSocket extends WebSocket {
  connection: Connection | undefined
  log: FastifyBaseLogger | undefined
}

function onMessage(this: WebSocket, data: WebSocket.RawData, isBinary: boolean): void {
  const { connection, log } = this as TableSocket
  try {
    // A message is one buffer unless the socket was told otherwise.
    connection!.receive(isBinary ? '' : (data as Buffer).toString())
  } catch (error) {
    log?.error({ err: error }, 'a message could not be read')
    this.terminate()
  }
}

/** The library has said goodbye with the right code; whoever does not hear it is cut off. */
function onError(this: WebSocket): void {
  setTimeout(() => this.terminate(), GOODBYE).unref()
}

function destroy(this: Duplex): void {
  this.destroy()
}

/** In the words of HTTP: there is no socket yet. */
function refuse(stream: Duplex, ...what: Parameters<typeof problem>): void {
  const sent = problem(...what)
  const body = JSON.stringify(sent)
  stream.end(
    `HTTP/1.1 ${statusOf(sent)} Refused\r\nconnection: close\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  )
  stream.once('finish', () => stream.destroy())
}

const MISLED = 'HTTP/1.1 421 Misdirected Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n'
const GOING_AWAY = 1001
const GOODBYE = 1000
const PING = 25_000
const MOST_BUFFERED = 1_000_000
/** A line every two seconds, five at once. */
const TALK = { perSecond: 0.5, burst: 5 }
const UNDOS = { perSecond: 1, burst: 20 }
const ORDERS = { perSecond: 1, burst: 20 }
