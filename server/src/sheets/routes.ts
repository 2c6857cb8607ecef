import { check } from '@echappee/kernel'
import { deckActionSchema, inviteSchema, openDecksSchema, saveSheetSchema, sheetKeySchema } from '@echappee/protocol'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { addressKey, Buckets } from '../http/buckets.ts'
import { body, type OfTable } from '../http/routes.ts'
import { TableProblem } from '../problems.ts'
import { isTableId } from '../tables/keys.ts'
import type { Sheets } from './sheets.ts'

/** Sharing a score sheet, and the decks that go with it. Reading is done on a socket. Keys come in the Authorization header. */
export function addSheetRoutes(app: FastifyInstance, sheets: Sheets, config: Config): void {
  const shared = new Buckets({ perSecond: config.tablesPerHour / 3600, burst: config.tablesPerHour })
  /** By sheet: what one writes, all who follow receive. */
  const saves = new Buckets(SAVES)

  app.post('/api/sheets', async (request, reply) => {
    const key = keyOf(request)
    const { number, file } = body(saveSheetSchema, request)
    if (!shared.take(addressKey(request.ip))) throw new TableProblem('tooMany', { what: 'shared sheets' })
    return reply.code(201).send(await sheets.share(key, number, file))
  })
  app.put('/api/sheets/:id', async (request: OfTable) => {
    const { number, file } = body(saveSheetSchema, request)
    if (!saves.take(request.params.id)) throw new TableProblem('tooFast')
    return sheets.save(idOf(request), keyOf(request), number, file)
  })
  app.delete('/api/sheets/:id', async (request: OfTable) => {
    await sheets.end(idOf(request), keyOf(request))
    return {}
  })
  app.post('/api/sheets/:id/invitations', async (request: OfTable, reply) => {
    const { seat } = body(inviteSchema, request)
    return reply.code(201).send(await sheets.invite(idOf(request), keyOf(request), seat))
  })
  app.post('/api/sheets/:id/decks', async (request: OfTable, reply) => {
    const { invitation } = body(openDecksSchema, request)
    return reply.code(201).send(await sheets.openDecks(idOf(request), keyOf(request), invitation))
  })
  app.put('/api/sheets/:id/decks', async (request: OfTable) => {
    await sheets.act(idOf(request), keyOf(request), body(deckActionSchema, request))
    return {}
  })
}

/** A thumb is slower. */
const SAVES = { perSecond: 1, burst: 30 }

function idOf({ params }: OfTable): string {
  if (!isTableId(params.id)) throw new TableProblem('unknownSheet')
  return params.id
}

function keyOf({ headers }: FastifyRequest): string {
  const key = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1]
  if (key === undefined) throw new TableProblem('noKey')
  if (!check(sheetKeySchema, key).ok) throw new TableProblem('badSheetKey')
  return key
}
