import { isIP } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { problem, statusOf } from '../problems.ts'

/**
 * Whether a browser may know this server by such a name. Without a name of its own it has none that somebody else could have: a page whose
 * name was made to lead here (DNS rebinding) would be of one origin with it. An address is no name; one without a dot, or of the home
 * network, is nobody's on the internet.
 */
export function isKnownHost(header: string | undefined, { publicUrl, host }: Pick<Config, 'publicUrl' | 'host'>): boolean {
  if (publicUrl !== undefined || header === undefined) return true
  const name = nameOf(header)
  return name === host.toLowerCase() || isIP(name) > 0 || !name.includes('.') || /\.(?:localhost|local|home\.arpa|internal)$/.test(name)
}

/** Whoever comes by a name that the server does not know is told how it learns it. */
export function refuseUnknownHosts(app: FastifyInstance, config: Config): void {
  app.addHook('onRequest', (request, reply, done) => {
    // Watched by machines, under whatever name.
    if (isKnownHost(request.headers.host, config) || request.url === '/healthz' || request.url === '/readyz') return done()
    const refusal = unknownHost(request.headers.host!)
    void reply.code(statusOf(refusal))
    if ((request.headers.accept ?? '').includes('text/html'))
      return reply.type('text/html; charset=utf-8').send(pageOf(request.headers.host!))
    return reply.send(refusal)
  })
}

function unknownHost(header: string) {
  return problem('unknownHost', { host: shown(header) })
}

function nameOf(header: string): string {
  return header
    .toLowerCase()
    .replace(/:\d*$/, '')
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/\.$/, '')
}

/** Of a name that could be one; anything else is not repeated to anybody. */
function shown(header: string): string {
  const name = nameOf(header)
  return /^[a-z\d.-]{1,253}$/.test(name) ? name : 'tour.example'
}

function pageOf(header: string): string {
  const command = `PUBLIC_URL=https://${shown(header)} npm start`
  return `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Échappée</title>
<h1>Échappée</h1>
<p lang="fr">Ce serveur ne se connaît pas sous ce nom. Qui s’en occupe le lui dit au démarrage :</p>
<p lang="en">This server does not know itself by this name. Whoever runs it tells it when it starts:</p>
<pre>${command}</pre>
`
}
