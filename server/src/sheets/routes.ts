import { check } from '@echappee/kernel'
import { deckActionSchema, inviteSchema, openDecksSchema, saveSheetSchema, sheetKeySchema } from '@echappee/protocol'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { addressKey, Buckets } from '../http/buckets.ts'
import { body, type OfTable } from '../http/routes.ts'
import { TableProblem } from '../problems.ts'
import { isTableId } from '../tables/keys.ts'
import { sheetIdOf } from './shared-sheet.ts'
import type { Sheets } from './sheets.ts'

/** Sharing a score sheet, and the decks that go with it. Reading is done on a socket. Keys come in the Authorization header. */
export function addSheetRoutes(app: FastifyInstance, sheets: Sheets, config: Config): void {
  const shared = new Buckets({ perSecond: config.tablesPerHour / 3600, burst: config.tablesPerHour })
  /** By sheet: what one writes, all who follow receive. Only the keeper's own requests count. */
  const saves = new Buckets(SAVES)
  /** By address: every state that is sent is worked out. */
  const writes = new Buckets(WRITES)
  /** By the key of a phone. */
  const acts = new Buckets(ACTS)

  app.post('/api/sheets', async (request, reply) => {
    const key = keyOf(request)
    const { number, file } = body(saveSheetSchema, request)
    if (!shared.take(addressKey(request.ip))) throw new TableProblem('tooMany', { what: 'shared sheets' })
    return reply.code(201).send(await sheets.share(key, number, file))
  })
  app.put('/api/sheets/:id', async (request: OfTable) => {
    const { id, key } = keeperOf(request)
    const { number, file } = body(saveSheetSchema, request)
    if (!saves.take(id) || !writes.take(addressKey(request.ip))) throw new TableProblem('tooFast')
    return sheets.save(id, key, number, file)
  })
  app.delete('/api/sheets/:id', async (request: OfTable) => {
    const { id, key } = keeperOf(request)
    await sheets.end(id, key)
    return {}
  })
  app.post('/api/sheets/:id/invitations', async (request: OfTable, reply) => {
    const { id, key } = keeperOf(request)
    const { seat } = body(inviteSchema, request)
    if (!saves.take(id)) throw new TableProblem('tooFast')
    return reply.code(201).send(await sheets.invite(id, key, seat))
  })
  app.post('/api/sheets/:id/decks', async (request: OfTable, reply) => {
    const { invitation } = body(openDecksSchema, request)
    return reply.code(201).send(await sheets.openDecks(idOf(request), keyOf(request), invitation))
  })
  app.put('/api/sheets/:id/decks', async (request: OfTable) => {
    const key = keyOf(request)
    const action = body(deckActionSchema, request)
    if (!acts.take(key)) throw new TableProblem('tooFast')
    await sheets.act(idOf(request), key, action)
    return {}
  })
}

/** A thumb is slower. */
const SAVES = { perSecond: 1, burst: 30 }
const WRITES = { perSecond: 5, burst: 100 }
const ACTS = { perSecond: 2, burst: 40 }

function idOf({ params }: OfTable): string {
  if (!isTableId(params.id)) throw new TableProblem('unknownSheet')
  return params.id
}

/** The address of a sheet is made from its keeper's key: whoever has another is told so before anything is read. */
function keeperOf(request: OfTable): { id: string; key: string } {
  const id = idOf(request)
  const key = keyOf(request)
  if (sheetIdOf(key) !== id) throw new TableProblem('badSheetKey')
  return { id, key }
}

function keyOf({ headers }: FastifyRequest): string {
  const key = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1]
  if (key === undefined) throw new TableProblem('noKey')
  if (!check(sheetKeySchema, key).ok) throw new TableProblem('badSheetKey')
  return key
}
