import { request as ask, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { uncount } from '../http/connections.ts'
import { problem, TableProblem } from '../problems.ts'
import type { Door } from '../store/store.ts'
import { partsOf } from './address.ts'
import { LED, type Nodes } from './nodes.ts'

/** Whoever was led here by another node counts as whoever has called there. Before everything else that asks for the address. */
export function hearNodes(app: FastifyInstance, nodes: Nodes): void {
  app.addHook('onRequest', (request, reply, done) => {
    const led = nodes.ledBy(request.headers)
    if (led.by === 'stranger') return reply.code(421).send(problem('unavailable'))
    if (led.by === 'node') {
      Object.defineProperty(request, 'ip', { value: led.caller })
      uncount(request.socket)
    }
    done()
  })
}

/** What is asked of a table is asked of the node that should serve it. When that one does not answer, any other does. */
export function leadRequests(app: FastifyInstance, nodes: Nodes): void {
  app.addHook('preHandler', async (request, reply) => {
    const { id } = (request.params ?? {}) as { id?: string }
    const isOfTable = request.routeOptions.url?.startsWith('/api/tables/:id') === true && /^[!-~]+$/.test(request.url)
    if (!isOfTable || id === undefined || request.headers[LED] !== undefined) return
    for (const door of nodes.before(id)) {
      const answer = await passOn(request, door, nodes.word(door, request.ip))
      if (typeof answer === 'object') return give(reply, answer)
      if (answer === 'absent') nodes.shun(door)
    }
  })
}

/** `absent`: nobody has taken it there. `silent`: it was taken, but not answered, and can as well be answered elsewhere. */
async function passOn(request: FastifyRequest, door: Door, word: string): Promise<IncomingMessage | 'absent' | 'silent'> {
  const body = request.body === undefined ? undefined : JSON.stringify(request.body)
  const { method, url, headers } = request
  return new Promise((resolve, reject) => {
    // A node that hears nothing says no `continue`: then nothing was asked of it, and somebody else can answer.
    const ofBody = body === undefined ? {} : { 'content-length': Buffer.byteLength(body), expect: '100-continue' }
    const own = { [LED]: word, ...ofBody }
    const sent = ask({ ...partsOf(door.address), method, path: url, headers: { ...kept(headers), ...own }, agent: false })
    let isThere = false
    const waitFor = (ms: number): NodeJS.Timeout => setTimeout(() => sent.destroy(new Error('nobody answers')), ms)
    let timer = waitFor(PATIENCE.hearing)
    const arrive = (): void => {
      isThere = true
      clearTimeout(timer)
      timer = waitFor(method === 'GET' ? PATIENCE.looking : PATIENCE.doing)
      sent.end(body)
    }
    if (body === undefined) sent.once('socket', (socket) => socket.once('connect', arrive))
    else sent.once('continue', arrive).flushHeaders()
    sent.once('close', () => clearTimeout(timer))
    // Once the request is there, nobody knows what became of it; whoever only looks can look elsewhere.
    sent.on('error', () => {
      if (!isThere) resolve('absent')
      else if (method === 'GET') resolve('silent')
      else reject(new TableProblem('unavailable'))
    })
    sent.once('response', (answer) => {
      clearTimeout(timer)
      if (answer.statusCode !== 421) return resolve(answer)
      answer.resume()
      resolve('absent')
    })
  })
}

function give(reply: FastifyReply, answer: IncomingMessage): FastifyReply {
  return reply.code(answer.statusCode!).headers(kept(answer.headers)).send(answer)
}

/** Headers without those that are about one connection, or are written anew. */
function kept(headers: IncomingHttpHeaders): Record<string, string | string[]> {
  const all = Object.entries(headers).filter(([name, value]) => value !== undefined && !OF_CONNECTION.has(name))
  return Object.fromEntries(all) as Record<string, string | string[]>
}

const OF_CONNECTION = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'upgrade',
  'te',
  'trailer',
  'expect',
  LED,
])
/** In milliseconds. Records take their time. */
const PATIENCE = { hearing: 5000, doing: 5000, looking: 20_000 }
