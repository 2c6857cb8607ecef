import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import type { Metrics } from '../metrics.ts'
import { TableProblem } from '../problems.ts'
import type { Readiness } from './readiness.ts'

/** For whoever runs the server: is it alive, can it serve, what does it do. */
export function addOperations(app: FastifyInstance, readiness: Readiness, metrics: Metrics, config: Config): void {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.addHook('onResponse', ({ method, routeOptions, log }, reply, done) => {
    log.debug({ method, route: routeOptions.url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered')
    done()
  })

  app.get('/healthz', () => ({ ok: true }))
  app.get('/readyz', async (request, reply) => {
    if (isClosing) return reply.code(503).send({ ok: false, sentence: 'The server is being stopped.' })
    const health = await readiness.read()
    // Why names files and addresses: that is for whoever runs the server.
    const told = health.ok || mayRead(request, config) ? health : { ok: false, sentence: 'The database does not take what is written.' }
    return reply.code(health.ok ? 200 : 503).send(told)
  })
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, config)) throw new TableProblem('noToken')
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(await metrics.text())
  })
}

function mayRead({ headers, ip }: FastifyRequest, { metricsToken, trustProxy }: Config): boolean {
  if (metricsToken !== undefined) return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${metricsToken}`))
  // A proxy that nobody told us of is on this machine, but those who ask through it are not.
  if (trustProxy === 0 && headers['x-forwarded-for'] !== undefined) return false
  return ip === '127.0.0.1' || ip === '::1' || ip === '::ffff:127.0.0.1'
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
