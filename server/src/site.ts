import { cpSync, existsSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import fastifyStatic from '@fastify/static'
import { fastify, type FastifyInstance } from 'fastify'

/** Nothing but our own files may run on the page. Workers and the service worker are our own files too. */
const policy = (frames: string) =>
  [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'", // style attributes: positions of riders on the road
    "img-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${frames}`,
  ].join('; ')

/** Of the pages that other sites may put into a frame. */
export const FRAMED = policy('*')

const HEADERS = {
  'content-security-policy': policy("'none'"),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
} as const

/** The built site alone, without tables. */
export async function buildSite(folder: string, buildsDir?: string): Promise<FastifyInstance> {
  const app = fastify({ logger: false })
  await addSite(app, folder, buildsDir)
  app.get('/healthz', () => ({ ok: true }))
  return app
}

/**
 * Serves the built site: every address without a file is a page of the single-page application. `buildsDir` is where all nodes leave the
 * hashed files of their builds: during an upgrade the page of one node may ask another for them.
 */
export async function addSite(app: FastifyInstance, folder: string | undefined, buildsDir?: string): Promise<void> {
  if (folder !== undefined && buildsDir !== undefined) keepBuild(folder, buildsDir)
  app.addHook('onSend', (_request, reply, _payload, done) => {
    // A page may be stricter, or different in one thing, and says so itself.
    for (const [name, value] of Object.entries(HEADERS)) if (!reply.hasHeader(name)) void reply.header(name, value)
    done()
  })
  if (folder !== undefined)
    await app.register(fastifyStatic, {
      root: buildsDir === undefined ? folder : [folder, resolve(buildsDir)],
      cacheControl: false,
      // The build writes a .br and a .gz beside each text.
      preCompressed: true,
      setHeaders(response, path) {
        // Files under assets/ carry a hash of their content in their name.
        response.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html') && !request.url.startsWith('/api/')
    if (isPage && folder !== undefined) return reply.header('cache-control', 'no-cache').sendFile('index.html')
    return reply.code(404).send({ error: 'There is nothing at this address.' })
  })
}

/** Files of other builds stay as they are: their names are their content. */
function keepBuild(folder: string, buildsDir: string): void {
  const assets = join(folder, 'assets')
  mkdirSync(buildsDir, { recursive: true })
  if (existsSync(assets)) cpSync(assets, join(buildsDir, 'assets'), { recursive: true, force: false })
}
