import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { check, type Schema, type Seat } from '@echappee/kernel'
import {
  createTableSchema,
  fillSeatSchema,
  giveSeatSchema,
  keySchema,
  keysSchema,
  switchChatSchema,
  takeSeatSchema,
  type TableInfo,
} from '@echappee/protocol'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { TableProblem } from '../problems.ts'
import { hashKey } from '../tables/keys.ts'
import { checkFilling, createTable, isWaitingSeat, ownTables, publicTables, rematch, tableInfo, takeSeat } from '../tables/lobby.ts'
import type { Records } from '../tables/records.ts'
import type { Request } from '../tables/requests.ts'
import type { TableMeta } from '../tables/log-entry.ts'
import type { Tables } from '../tables/tables.ts'
import type { Served } from './sockets.ts'
import { infoOf } from '../tables/outgoing.ts'
import { addressKey, Buckets } from './buckets.ts'
import { checked } from './check.ts'
import { isForeign } from './origin.ts'
import { Seating } from './seating.ts'

export type OfTable = FastifyRequest<{ Params: { id: string } }>

/** Everything at a table that is not play: creating, seats, start, lists, records. Keys come in the Authorization header. */
export function addRoutes(app: FastifyInstance, { tables, turns }: Served, records: Records, config: Config): void {
  const requests = new Buckets({ perSecond: config.requestsPerSecond, burst: 5 * config.requestsPerSecond })
  /** Bytes of records by address. */
  const sent = new Buckets(RECORD_BYTES)
  const seating = new Seating(config.seatsPerAddress, async ({ table, seat }) => isWaitingSeat(tables, table, seat))
  const created = new Buckets({ perSecond: config.tablesPerHour / 3600, burst: config.tablesPerHour })

  app.addHook('onRequest', (request, reply, done) => {
    if (!request.url.startsWith('/api/')) return done()
    // Answers belong to whoever asked with a key, and to this moment.
    void reply.header('cache-control', 'no-store')
    if (!requests.take(addressKey(request.ip))) return done(new TableProblem('tooMany', { what: 'requests' }))
    if (request.method !== 'GET' && isForeign(request, config.publicUrl)) return done(new TableProblem('foreignOrigin'))
    done()
  })

  app.post('/api/tables', async (request, reply) => {
    const wanted = body(createTableSchema, request)
    if (!created.take(addressKey(request.ip))) throw new TableProblem('tooMany', { what: 'new tables' })
    return reply.code(201).send(await createTable(tables, wanted))
  })
  app.get('/api/tables', async (request) => publicTables(tables, pageOf(request.query)))
  app.get('/api/tables/:id', async ({ params }: OfTable) => tableInfo(tables, params.id))
  app.get('/api/tables/:id/record', async ({ params, ip, headers }: OfTable, reply) => {
    const address = addressKey(ip)
    await checkOnlooker(tables, params.id, headers)
    const record = await records.of(params.id, address)
    const isCompressed = /\bgzip\b/.test(headers['accept-encoding'] ?? '')
    if (!sent.take(address, isCompressed ? record.bytes.length : record.plainBytes)) throw new TableProblem('tooMany', { what: 'records' })
    if (isCompressed) void reply.header('content-encoding', 'gzip')
    const bytes = isCompressed ? Buffer.from(record.bytes) : await unzip(record.bytes)
    return reply.header('vary', 'accept-encoding').type('application/json; charset=utf-8').send(bytes)
  })

  app.post('/api/tables/:id/seats', async (request: OfTable, reply) => {
    const { id } = request.params
    const address = addressKey(request.ip)
    const wanted = body(takeSeatSchema, request)
    if (seating.isBarred(address, id)) throw new TableProblem('sentAway')
    const { own } = await seating.sitDown(address, async () => {
      const taken = await takeSeat(tables, id, wanted)
      return { table: id, seat: taken.seat, own: taken }
    })
    return reply.code(201).send(own)
  })
  app.put('/api/tables/:id/seats', async (request: OfTable) => {
    const { seat, by } = body(fillSeatSchema, request)
    checkFilling(by)
    const info = await asHost(request, { type: 'fill', seat, by })
    seating.sendAway(request.params.id, seat, addressKey(request.ip))
    return info
  })
  app.delete('/api/tables/:id/seats', async (request: OfTable) => ask(request, (seat) => ({ type: 'fill', seat, by: 'open' })))
  app.put('/api/tables/:id/seats/key', async (request: OfTable) => {
    const { seat, key } = body(giveSeatSchema, request)
    return ask(request, (by) => ({ type: 'give', seat, by, keyHash: hashKey(key) }))
  })
  app.post('/api/tables/:id/start', async (request: OfTable) => asHost(request, { type: 'start' }))
  app.put('/api/tables/:id/chat', async (request: OfTable) => asHost(request, { type: 'switchChat', ...body(switchChatSchema, request) }))
  app.post('/api/tables/:id/rematch', async (request: OfTable, reply) => {
    return reply.code(201).send(await rematch(tables, request.params.id, keyHashOf(request)))
  })
  app.post('/api/seats', async (request) => ({ tables: await ownTables(tables, turns, body(keysSchema, request).keys) }))

  async function ask(request: OfTable, make: (seat: Seat, host: Seat) => Request): Promise<TableInfo> {
    const keyHash = keyHashOf(request)
    const table = await tables.open(request.params.id)
    const host = await table.read(({ meta }) => meta.host)
    const reply = await table.requestAs(keyHash, (seat) => make(seat, host))
    if (!reply.ok) throw new TableProblem('problem' in reply ? reply.problem : 'broken')
    return table.read(infoOf)
  }

  async function asHost(request: OfTable, wanted: Request): Promise<TableInfo> {
    return ask(request, (seat, host) => {
      if (seat !== host) throw new TableProblem('notHost')
      return wanted
    })
  }
}

const RECORD_BYTES = { perSecond: 100_000, burst: 10_000_000 }
const unzip = promisify(gunzip)

export function body<T>(schema: Schema<T>, request: FastifyRequest): T {
  const result = checked(schema, request.body)
  if (!result.ok) throw new TableProblem(result.problem)
  return result.value
}

/** Some races are seen by those alone who have a seat. */
async function checkOnlooker(tables: Tables, id: string, headers: FastifyRequest['headers']): Promise<void> {
  const { meta } = await tables.readRow(id)
  if ((meta as unknown as TableMeta).onlookers !== 'seats') return
  if (headers.authorization === undefined) throw new TableProblem('noOnlookers')
  const keyHash = keyHashOf({ headers })
  const seats = await tables.context.store.readSeats(id)
  if (!seats.some((seat) => seat.keyHash === keyHash)) throw new TableProblem('badKey')
}

export function keyHashOf({ headers }: Pick<FastifyRequest, 'headers'>): string {
  const key = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1]
  if (key === undefined) throw new TableProblem('noKey')
  if (!check(keySchema, key).ok) throw new TableProblem('badKey')
  return hashKey(key)
}

function pageOf(query: unknown): { id: string; updatedAt: number } | undefined {
  const { id, updatedAt } = query as { id?: unknown; updatedAt?: unknown }
  if (typeof id !== 'string' || typeof updatedAt !== 'string') return undefined
  const time = Number(updatedAt)
  if (!Number.isSafeInteger(time) || time < 0) throw new TableProblem('malformed')
  return { id, updatedAt: time }
}
