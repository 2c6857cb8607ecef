import { endPushSchema, subscribePushSchema } from '@echappee/protocol'
import type { FastifyInstance } from 'fastify'
import { body, keyHashOf, type OfTable } from '../http/routes.ts'
import type { NoticeConfig } from '../notices/config.ts'
import { TableProblem } from '../problems.ts'
import type { Store } from '../store/store.ts'
import { areKeysGood, isEndpointGood } from './endpoint.ts'
import type { PushConfig } from './sender.ts'
import { addSubscription, endSubscription } from './subscriptions.ts'

/** A browser asks for the host's key, subscribes with its push service, and leaves with its seat where it wants to be told. */
export function addPushRoutes(app: FastifyInstance, store: Store, config: PushConfig | undefined, { mail, hosts }: NoticeConfig): void {
  app.get('/api/push', async () => ({ publicKey: config?.vapid.publicKey ?? null, hasMail: mail !== undefined, hosts }))

  app.post('/api/tables/:id/push', async (request: OfTable, reply) => {
    if (config === undefined) throw new TableProblem('noPush')
    const keyHash = keyHashOf(request)
    const wanted = body(subscribePushSchema, request)
    const { endpoint, keys } = wanted.subscription
    if (!isEndpointGood(endpoint, config.mayReachPrivate) || !areKeysGood(keys)) throw new TableProblem('badPush')
    return reply.code(201).send({ browsers: await addSubscription(store, request.params.id, keyHash, wanted) })
  })
  app.delete('/api/tables/:id/push', async (request: OfTable) => {
    const { endpoint } = body(endPushSchema, request)
    return { browsers: await endSubscription(store, request.params.id, keyHashOf(request), endpoint) }
  })
}
