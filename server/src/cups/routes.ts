import { check } from '@echappee/kernel'
import { createCupSchema, cupActionSchema, cupKeySchema, ownPresenceSchema, takeNameSchema } from '@echappee/protocol'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { addressKey, Buckets } from '../http/buckets.ts'
import { body, type OfTable } from '../http/routes.ts'
import { TableProblem } from '../problems.ts'
import { isTableId } from '../tables/keys.ts'
import { cupIdOf } from './cup.ts'
import type { Cups } from './cups.ts'

/** Cup evenings: the host makes one and leads it, everybody takes a name. Following is done on a socket. Keys come in the Authorization header. */
export function addCupRoutes(app: FastifyInstance, cups: Cups, config: Config): void {
  const hourly = { perSecond: config.tablesPerHour / 3600, burst: config.tablesPerHour }
  const made = new Buckets(hourly)
  /** By address: the tables of its rounds. */
  const tables = new Buckets(hourly)
  /** By cup: only the host's own requests count. */
  const acts = new Buckets(ACTS)
  /** By address: names taken, and looks that read every table of a round. */
  const takes = new Buckets(TAKES)

  app.post('/api/cups', async (request, reply) => {
    const key = keyOf(request)
    const wanted = body(createCupSchema, request)
    if (!made.take(addressKey(request.ip))) throw new TableProblem('tooMany', { what: 'cup evenings' })
    return reply.code(201).send(await cups.create(key, wanted))
  })
  app.get('/api/cups/:id', async (request: OfTable) => {
    if (!takes.take(addressKey(request.ip))) throw new TableProblem('tooFast')
    return cups.view(idOf(request))
  })
  app.put('/api/cups/:id', async (request: OfTable) => {
    const id = hostOf(request)
    const action = body(cupActionSchema, request)
    if (!acts.take(id)) throw new TableProblem('tooFast')
    return cups.act(id, action, (count) => tables.take(addressKey(request.ip), count))
  })
  app.post('/api/cups/:id/people', async (request: OfTable, reply) => {
    const key = keyOf(request)
    const { person } = body(takeNameSchema, request)
    if (!takes.take(addressKey(request.ip))) throw new TableProblem('tooFast')
    return reply.code(201).send(await cups.takeName(idOf(request), key, person))
  })
  app.put('/api/cups/:id/people', async (request: OfTable) => {
    const key = keyOf(request)
    const { isHere } = body(ownPresenceSchema, request)
    if (!takes.take(addressKey(request.ip))) throw new TableProblem('tooFast')
    await cups.setOwnPresence(idOf(request), key, isHere)
    return {}
  })
}

/** A hand is slower; and a whole club takes its names at once. */
const ACTS = { perSecond: 2, burst: 60 }
const TAKES = { perSecond: 5, burst: 100 }

function idOf({ params }: OfTable): string {
  if (!isTableId(params.id)) throw new TableProblem('unknownCup')
  return params.id
}

/** The address of a cup is made from its host's key: whoever has another is told so before anything is read. */
function hostOf(request: OfTable): string {
  const id = idOf(request)
  if (cupIdOf(keyOf(request)) !== id) throw new TableProblem('badCupKey')
  return id
}

function keyOf({ headers }: FastifyRequest): string {
  const key = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1]
  if (key === undefined) throw new TableProblem('noKey')
  if (!check(cupKeySchema, key).ok) throw new TableProblem('badCupKey')
  return key
}
